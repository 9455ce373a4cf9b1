import { ApiError } from './api-error.ts';

const words = {
  busy: (seconds: number) => `We are busy. Trying again in ${seconds} s`,
  lostConnection: (seconds: number) => `Connection lost. Trying again in ${seconds} s`,
} as const;

/** Temporary errors: the server is busy, or is still analyzing this resume. */
const passingCodes = ['busy', 'unavailable', 'still-running'];
const defaultSeconds = 5;
const maxAttempts = 6;

/**
 * Whether to retry a failed call: after how many seconds, and what to show meanwhile. null if it would fail the same
 * way, or was retried often enough. A broken connection counts too: the server may have the result, and the same key
 * returns it.
 */
export const retryDelayFor = (error: unknown, tries: number): { seconds: number; message: string } | null => {
  if (!(error instanceof ApiError) || tries >= maxAttempts) return null;
  if (!error.isUnreachable && !passingCodes.includes(error.problem.code)) return null;
  const seconds = Math.min(30, error.problem.retryAfterSeconds ?? defaultSeconds);
  return { seconds, message: error.isUnreachable ? words.lostConnection(seconds) : words.busy(seconds) };
};
