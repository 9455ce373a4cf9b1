import { internalMessage } from '#contract/api/internal-message.ts';
import type { ProblemBody } from '#contract/api/problem-body.ts';

/** A failed call. `problem` is the server's error; `status` is 0 if there was no response. */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: ProblemBody;

  constructor(status: number, problem: ProblemBody, options?: ErrorOptions) {
    super(`${status}: ${problem.message}`, options);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
  }

  get isSignedOut(): boolean {
    return this.status === 401;
  }

  get isUnreachable(): boolean {
    return this.status === 0;
  }
}

export const unreachable = (cause?: unknown): ApiError =>
  new ApiError(
    0,
    { code: 'unreachable', message: 'We could not reach the server. Check your connection and try again.' },
    { cause },
  );

/** The server waits only so long for an upload before it closes the connection. */
export const tooSlow = (): ApiError =>
  new ApiError(408, {
    code: 'upload-too-slow',
    message:
      'Your upload took longer than a minute, so we stopped it. Try again on a faster connection, or with a smaller file.',
  });

/**
 * The message to show for anything that was thrown: the server's, or else what the caller says about this action. Internal
 * errors end with a reference to send to support.
 */
export const sentenceOf = (error: unknown, otherwise: string): string => {
  if (!(error instanceof ApiError)) return otherwise;
  const { requestId } = error.problem;
  const message = error.problem.message || otherwise || internalMessage;
  return error.status >= 500 && requestId !== undefined ? `${message} Reference: ${requestId}` : message;
};
