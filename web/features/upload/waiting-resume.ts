import { createStore, useStore } from '../../data/store.ts';
import { keep, readKept } from './kept-in-tab.ts';

/**
 * What somebody has chosen and typed in the upload panel. The file lives in memory only, so that it survives the way through
 * registration and login (which never reload the page) and nothing of a resume is ever left on a shared computer.
 */
export type WaitingResume = {
  file: File | null;
  /** A file had been chosen before the page was reloaded, and no other has been since. */
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

export const waitingResume = createStore<WaitingResume>({ initial: afterReload, prerendered: nothing });

export const changeWaitingResume = (change: Partial<Omit<WaitingResume, 'isFileLost'>>): void => {
  const before = waitingResume.get();
  const waiting = { ...before, ...change, isFileLost: change.file === undefined && before.isFileLost };
  const { file, isFileLost, jobDescription, jobUrl } = waiting;
  keep({ jobDescription, jobUrl, hadFile: file !== null || isFileLost });
  waitingResume.set(waiting);
};

/** Puts the file away and keeps the job description and its address: the next version is usually meant for the same job. */
export const clearWaitingFile = (): void => changeWaitingResume({ file: null });

export const useWaitingResume = (): WaitingResume => useStore(waitingResume);
