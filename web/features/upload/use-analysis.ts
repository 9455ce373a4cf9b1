import { useEffect, useRef, useState } from 'react';
import { analyze, type StoredAnalysis } from '#contract/analyses.ts';
import { ApiError, sentenceOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { jobOf } from './job-of.ts';
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
  | { step: 'done' }
  | { step: 'login-required' }
  | { step: 'failed'; message: string; advice: string };

export const isRunning = ({ step }: Progress): boolean => step === 'uploading' || step === 'reading' || step === 'done';

/** How an analysis ended. 'stopped' is the person's own wish and needs no word. */
export type End =
  | { is: 'result'; result: StoredAnalysis }
  | { is: 'signed-out' }
  | { is: 'failed'; message: string; advice: string }
  | { is: 'stopped' };

/** One analysis at a time. */
export const useAnalysis = () => {
  const [progress, setProgress] = useState<Progress>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (waiting: WaitingResume): Promise<End> => {
    const { file } = waiting;
    if (file === null) throw new Error(words.noFile);
    const controller = new AbortController();
    running.current = controller;
    setProgress({ step: 'uploading', percent: 0 });
    try {
      const result = await call(analyze, jobOf(waiting), {
        files: { resume: file },
        signal: controller.signal,
        onUpload: (share) =>
          setProgress(share < 1 ? { step: 'uploading', percent: Math.floor(share * 100) } : { step: 'reading' }),
      });
      setProgress({ step: 'done' });
      return { is: 'result', result };
    } catch (error) {
      const end: End = controller.signal.aborted ? { is: 'stopped' } : endOf(error);
      setProgress(
        end.is === 'failed' ? { step: 'failed', message: end.message, advice: end.advice } : { step: 'idle' },
      );
      return end;
    }
  };

  const cancel = (): void => running.current?.abort();

  return { progress, setProgress, start, cancel };
};

const endOf = (error: unknown): End => {
  if (error instanceof ApiError && error.isSignedOut) return { is: 'signed-out' };
  // The same file would fail the same way again.
  const isAboutFile =
    error instanceof ApiError && ['unreadable-file', 'wrong-type', 'too-large'].includes(error.problem.code);
  return {
    is: 'failed',
    message: sentenceOf(error, words.failed),
    advice: isAboutFile ? words.otherFile : words.tryAgain,
  };
};
