import type { NavigateOptions } from 'react-router';

/** The resource types in the page's address. */
type Came = { resource: string; type: 'resume-template' | 'ats-report' | 'guide' };

const came = 'file-came';

/** The route to the confirmation page. Its state proves that a file was downloaded, which a typed address cannot. */
export const toDownloadSuccess = (file: Came): [to: string, options: NavigateOptions] => [
  `/download-success?${new URLSearchParams(file).toString()}`,
  { state: came },
];

/** Whether the navigation state proves a download. It survives a reload. */
export const hasFileCome = (state: unknown): boolean => state === came;
