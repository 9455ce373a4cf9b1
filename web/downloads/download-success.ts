import type { NavigateOptions } from 'react-router';

/** The resource types in the page's address. */
type Downloaded = { resource: string; type: 'resume-template' | 'ats-report' | 'guide' };

const downloaded = 'file-came';

/** The route to the confirmation page. Its state proves that a file was downloaded, which a typed address cannot. */
export const toDownloadSuccess = (file: Downloaded): [to: string, options: NavigateOptions] => [
  `/download-success?${new URLSearchParams(file).toString()}`,
  { state: downloaded },
];

/** Whether the navigation state proves a download. It survives a reload. */
export const isDownloadState = (state: unknown): boolean => state === downloaded;
