import { useState } from 'react';
import { analyzeResume, type StoredAnalysis } from '#contract/api/analyses.ts';
import { ApiError, sentenceOf } from '../../data/http/api-error.ts';
import type { Place } from '../../data/follow-upload.ts';
import { useAnalysisWrite } from '../../data/use-analysis-write.ts';
import { keepQueued } from './kept-in-tab.ts';
import { jobOf } from './job-of.ts';
import { words } from './words.ts';
import type { WaitingResume } from './waiting-resume.ts';

/**
 * The state of an analysis. The server parses and scores in one request, so those are one step here: separate progress
 * would be made up. `percent` is the share of bytes sent.
 */
export type Progress =
  | { step: 'idle' }
  | { step: 'uploading'; percent: number }
  | { step: 'reading' }
  | { step: 'waiting'; message: string }
  /** Stored, and in the queue of the server; `place` counts from 1. */
  | { step: 'queued'; place: number; filename: string }
  | { step: 'done' }
  | { step: 'login-required' }
  | { step: 'limit'; nextAt: string | null }
  | ({ step: 'failed' } & Failed);

/**
 * `isPicture`: it is a file without text, whose pages can be read by OCR. `isUnwritten`: it has hardly a word of a
 * resume.
 */
type Failed = { message: string; advice: string; isPicture: boolean; isUnwritten: boolean };

export const isRunning = ({ step }: Progress): boolean =>
  ['uploading', 'reading', 'waiting', 'queued', 'done'].includes(step);

/** How an analysis ended. 'stopped': the user canceled, so no message is needed. */
export type End =
  | { is: 'result'; result: StoredAnalysis }
  | { is: 'signed-out' }
  /** The plan has no scan left; `nextAt` is when the next one is available, ISO 8601. */
  | { is: 'limit'; nextAt: string | null }
  | ({ is: 'failed' } & Failed)
  | { is: 'stopped' };

/** One analysis at a time. */
export const useAnalysis = () => {
  const [progress, setProgress] = useState<Progress>({ step: 'idle' });
  const analysis = useAnalysisWrite(analyzeResume);

  const onPlace = ({ id, place, filename }: Place): void => {
    keepQueued(id);
    setProgress({ step: 'queued', place, filename });
  };
  const finish = async (made: Promise<StoredAnalysis | null>): Promise<End> => {
    const end = await made.then(
      (result): End => (result === null ? { is: 'stopped' } : { is: 'result', result }),
      endOf,
    );
    // One that was left, or whose owner has to sign in again, is still in the queue.
    if (end.is !== 'stopped' && end.is !== 'signed-out') keepQueued(null);
    setProgress(progressAfter(end));
    return end;
  };

  const start = async (waiting: WaitingResume): Promise<End> => {
    const { file } = waiting;
    if (file === null) throw new Error(words.noFile);
    return finish(
      analysis.send(jobOf(waiting), {
        files: { resume: file },
        onTry: () => setProgress({ step: 'uploading', percent: 0 }),
        onUpload: (share) =>
          setProgress(share < 1 ? { step: 'uploading', percent: Math.floor(share * 100) } : { step: 'reading' }),
        onWait: (message) => setProgress({ step: 'waiting', message }),
        onPlace,
      }),
    );
  };

  /** Follows an upload that was in the queue before the page was reloaded. */
  const resume = (id: string): Promise<End> => {
    setProgress({ step: 'reading' });
    return finish(
      analysis.follow({ id, retryAfterSeconds: 0 }, { onPlace }).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.problem.code !== 'not-found') throw error;
        // It was canceled in another tab.
        keepQueued(null);
        return null;
      }),
    );
  };

  const cancel = (): void => {
    keepQueued(null);
    analysis.stop();
  };

  return { progress, setProgress, start, resume, cancel };
};

const progressAfter = (end: End): Progress => {
  if (end.is === 'result') return { step: 'done' };
  if (end.is === 'limit') return { step: 'limit', nextAt: end.nextAt };
  if (end.is !== 'failed') return { step: 'idle' };
  const { is, ...failed } = end;
  return { step: is, ...failed };
};

const endOf = (error: unknown): End => {
  if (error instanceof ApiError && error.isSignedOut) return { is: 'signed-out' };
  if (error instanceof ApiError && error.problem.code === 'quota-exceeded')
    return { is: 'limit', nextAt: error.problem.nextAt ?? null };
  // A retry with the same file would fail the same way.
  const isAboutFile =
    error instanceof ApiError && ['unreadable-file', 'wrong-type', 'too-large'].includes(error.problem.code);
  const reason = error instanceof ApiError ? error.problem.reason : undefined;
  return {
    is: 'failed',
    message: sentenceOf(error, words.failed),
    advice: isAboutFile ? words.otherFile : words.tryAgain,
    isPicture: reason === 'no-text',
    isUnwritten: reason === 'blank' || reason === 'not-a-resume',
  };
};
