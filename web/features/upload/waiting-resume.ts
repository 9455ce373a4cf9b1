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
  /** The job input is that of the last analysis, and has not been changed since. */
  isFromLast: boolean;
  /** ANALYZE was pressed by somebody who first had to log in. Not kept: a reload loses the file anyway. */
  isAsked: boolean;
};

const nothing: WaitingResume = {
  file: null,
  isFileLost: false,
  jobDescription: '',
  jobUrl: '',
  isFromLast: false,
  isAsked: false,
};

/** The state after a reload. */
export const afterReload = (): WaitingResume => {
  const { hadFile, ...job } = readKept();
  return { ...nothing, ...job, isFileLost: hadFile };
};

export const waitingResume = createStore<WaitingResume>({ initial: afterReload, prerendered: nothing });

export const changeWaitingResume = (change: Partial<Omit<WaitingResume, 'isFileLost'>>): void => {
  const before = waitingResume.get();
  const changesJob = change.jobDescription !== undefined || change.jobUrl !== undefined;
  const waiting = {
    ...before,
    ...(changesJob ? { isFromLast: false } : {}),
    ...change,
    isFileLost: change.file === undefined && before.isFileLost,
  };
  const { file, isFileLost, jobDescription, jobUrl, isFromLast } = waiting;
  keep({ jobDescription, jobUrl, hadFile: file !== null || isFileLost, isFromLast });
  waitingResume.set(waiting);
};

export const clearWaitingFile = (): void => changeWaitingResume({ file: null, isAsked: false });

/**
 * After an analysis: removes the file and keeps the job description and its address, because the next version is usually
 * meant for the same job. The panel says that they are from last time.
 */
export const finishWaitingResume = (): void => {
  const { jobDescription, jobUrl } = waitingResume.get();
  changeWaitingResume({ file: null, isAsked: false, isFromLast: jobDescription !== '' || jobUrl !== '' });
};

export const useWaitingResume = (): WaitingResume => useStore(waitingResume);
