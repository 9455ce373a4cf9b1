import type { NavigateOptions } from 'react-router';

/** Types of specification section 2. */
type Came = { resource: string; type: 'resume-template' | 'ats-report' | 'guide' };

const came = 'file-came';

/** The way to the page of the confirmation. It carries what an address that somebody types does not: that a file came. */
export const toDownloadSuccess = (file: Came): [to: string, options: NavigateOptions] => [
  `/download-success?${new URLSearchParams(file).toString()}`,
  { state: came },
];

/** Whether somebody came to that page with a file, by the state of the navigation. It outlives a reload. */
export const hasFileCome = (state: unknown): boolean => state === came;
