import { createStore, useStore } from '../../data/store.ts';
import { keep, readKept } from './kept-in-tab.ts';

/**
 * The input of the upload panel. The file is kept in memory only: it survives registration and login (which never
 * reload the page), and no part of a resume is left on a shared computer.
 */
export type WaitingResume = {
  file: File | null;
  /** A file had been chosen before a reload, and no other has been chosen since. */
  isFileLost: boolean;
  jobDescription: string;
  jobUrl: string;
};

const nothing: WaitingResume = { file: null, isFileLost: false, jobDescription: '', jobUrl: '' };

/** The state after a reload. */
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

/**
 * Removes the file and keeps the job description and its address: the next version is usually meant for the same job.
 */
export const clearWaitingFile = (): void => changeWaitingResume({ file: null });

export const useWaitingResume = (): WaitingResume => useStore(waitingResume);
