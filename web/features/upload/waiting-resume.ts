import { useSyncExternalStore } from 'react';

/**
 * What somebody has chosen and typed in the upload panel. It lives in memory only, so that it survives the way through
 * registration and login (which never reload the page) and nothing of a resume is ever left on a shared computer.
 */
export type WaitingResume = { file: File | null; jobDescription: string; jobUrl: string };

const nothing: WaitingResume = { file: null, jobDescription: '', jobUrl: '' };
let waiting = nothing;
const listeners = new Set<() => void>();

export const waitingResume = (): WaitingResume => waiting;

export const changeWaitingResume = (change: Partial<WaitingResume>): void => {
  waiting = { ...waiting, ...change };
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
