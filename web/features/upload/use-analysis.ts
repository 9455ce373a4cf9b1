import { useEffect, useRef, useState } from 'react';
import { analyze, type StoredAnalysis } from '#contract/analyses.ts';
import { ApiError, sentenceOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { jobOf } from './job-of.ts';
import { newKey } from '../../api/new-key.ts';
import { patienceWith } from './patience.ts';
import { words } from './words.ts';
import type { WaitingResume } from './waiting-resume.ts';

/**
 * Where an analysis stands. The server reads and scores in one go and answers once, so those two are one step here:
 * a progress bar for them would be made up. `percent` is of the bytes that have left.
 */
export type Progress =
  | { step: 'idle' }
  | { step: 'uploading'; percent: number }
  | { step: 'reading' }
  | { step: 'waiting'; message: string }
  | { step: 'done' }
  | { step: 'login-required' }
  | { step: 'limit'; nextAt: string | null }
  | { step: 'failed'; message: string; advice: string };

export const isRunning = ({ step }: Progress): boolean => ['uploading', 'reading', 'waiting', 'done'].includes(step);

/** How an analysis ended. 'stopped' is the person's own wish and needs no word. */
export type End =
  | { is: 'result'; result: StoredAnalysis }
  | { is: 'signed-out' }
  /** The plan has no scan left; `nextAt` is when the next one opens, ISO 8601. */
  | { is: 'limit'; nextAt: string | null }
  | { is: 'failed'; message: string; advice: string }
  | { is: 'stopped' };

/** One analysis at a time. */
export const useAnalysis = () => {
  const [progress, setProgress] = useState<Progress>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  // A try after a lost answer asks for the same analysis, as long as nothing about it was changed.
  const wish = useRef<{ waiting: WaitingResume; key: string } | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (waiting: WaitingResume): Promise<End> => {
    const { file } = waiting;
    if (file === null) throw new Error(words.noFile);
    const controller = new AbortController();
    running.current = controller;
    const key = isSame(wish.current?.waiting, waiting) ? (wish.current?.key ?? newKey()) : newKey();
    wish.current = { waiting, key };
    const send = async (tries: number): Promise<StoredAnalysis> => {
      setProgress({ step: 'uploading', percent: 0 });
      try {
        return await call(analyze, jobOf(waiting), {
          files: { resume: file },
          idempotencyKey: key,
          signal: controller.signal,
          onUpload: (share) =>
            setProgress(share < 1 ? { step: 'uploading', percent: Math.floor(share * 100) } : { step: 'reading' }),
        });
      } catch (error) {
        const patience = controller.signal.aborted ? null : patienceWith(error, tries);
        if (patience === null) throw error;
        setProgress({ step: 'waiting', message: patience.message });
        await pause(patience.seconds * 1000, controller.signal);
        return send(tries + 1);
      }
    };
    try {
      const result = await send(1);
      wish.current = null;
      setProgress({ step: 'done' });
      return { is: 'result', result };
    } catch (error) {
      const end: End = controller.signal.aborted ? { is: 'stopped' } : endOf(error);
      setProgress(progressAfter(end));
      return end;
    }
  };

  const cancel = (): void => running.current?.abort();

  return { progress, setProgress, start, cancel };
};

const isSame = (one: WaitingResume | undefined, other: WaitingResume): boolean =>
  one?.file === other.file && one.jobDescription === other.jobDescription && one.jobUrl === other.jobUrl;

/** Ends early, with the signal's reason, when the person stops it. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Stopped', 'AbortError'));
    });
  });

const progressAfter = (end: End): Progress => {
  if (end.is === 'limit') return { step: 'limit', nextAt: end.nextAt };
  return end.is === 'failed' ? { step: 'failed', message: end.message, advice: end.advice } : { step: 'idle' };
};

const endOf = (error: unknown): End => {
  if (error instanceof ApiError && error.isSignedOut) return { is: 'signed-out' };
  if (error instanceof ApiError && error.problem.code === 'quota-exceeded')
    return { is: 'limit', nextAt: error.problem.nextAt ?? null };
  // The same file would fail the same way again.
  const isAboutFile =
    error instanceof ApiError && ['unreadable-file', 'wrong-type', 'too-large'].includes(error.problem.code);
  return {
    is: 'failed',
    message: sentenceOf(error, words.failed),
    advice: isAboutFile ? words.otherFile : words.tryAgain,
  };
};
