import { ApiError } from './api-error.ts';

const words = {
  busy: (seconds: number) => `We are busy, trying again in ${seconds} s`,
  lostConnection: (seconds: number) => `The connection broke, trying again in ${seconds} s`,
} as const;

/** Waits that pass by themselves: the server is busy, or it still works on this very resume. */
const passingCodes = ['busy', 'unavailable', 'still-running'];
const defaultSeconds = 5;
const maxAttempts = 6;

/**
 * Whether a failed try is worth another one: after how many seconds, and what to say meanwhile. null when it would fail
 * the same way again, or was tried often enough. A connection that broke counts too: the server may have the result,
 * and the same key brings it.
 */
export const retryDelayFor = (error: unknown, tries: number): { seconds: number; message: string } | null => {
  if (!(error instanceof ApiError) || tries >= maxAttempts) return null;
  if (!error.isUnreachable && !passingCodes.includes(error.problem.code)) return null;
  const seconds = Math.min(30, error.problem.retryAfterSeconds ?? defaultSeconds);
  return { seconds, message: error.isUnreachable ? words.lostConnection(seconds) : words.busy(seconds) };
};
