import { useSyncExternalStore } from 'react';
import { keep, readKept } from './kept-in-tab.ts';

/**
 * What somebody has chosen and typed in the upload panel. The file lives in memory only, so that it survives the way through
 * registration and login (which never reload the page) and nothing of a resume is ever left on a shared computer.
 */
export type WaitingResume = {
  file: File | null;
  /** A file had been chosen before the page was loaded anew, and no other has been since. */
  isFileLost: boolean;
  jobDescription: string;
  jobUrl: string;
};

const nothing: WaitingResume = { file: null, isFileLost: false, jobDescription: '', jobUrl: '' };

/** What a reload left over. */
export const afterReload = (): WaitingResume => {
  const { hadFile, ...job } = readKept();
  return { ...nothing, ...job, isFileLost: hadFile };
};

let waiting = afterReload();
const listeners = new Set<() => void>();

export const waitingResume = (): WaitingResume => waiting;

export const changeWaitingResume = (change: Partial<Omit<WaitingResume, 'isFileLost'>>): void => {
  waiting = { ...waiting, ...change, isFileLost: change.file === undefined && waiting.isFileLost };
  const { file, isFileLost, jobDescription, jobUrl } = waiting;
  keep({ jobDescription, jobUrl, hadFile: file !== null || isFileLost });
  for (const listener of listeners) listener();
};

/** Puts the file away and keeps the job description and its address: the next version is usually meant for the same job. */
export const clearWaitingFile = (): void => changeWaitingResume({ file: null });

export const subscribeToWaitingResume = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useWaitingResume = (): WaitingResume =>
  useSyncExternalStore(subscribeToWaitingResume, waitingResume, () => nothing);
