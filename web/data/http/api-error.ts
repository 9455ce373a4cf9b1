import type { ProblemBody } from '#contract/api/problems.ts';

/** A call that did not succeed. `problem` is what the server said; `status` is 0 when no answer came at all. */
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

/** The server waits for an upload only so long, and hangs up. */
export const tooSlow = (): ApiError =>
  new ApiError(408, {
    code: 'upload-too-slow',
    message:
      'Your upload took longer than a minute, so we stopped it. Try again on a faster connection, or with a smaller file.',
  });

/** The sentence to show for anything that was thrown. For a fault of ours it ends with the reference to tell us. */
export const sentenceOf = (error: unknown, otherwise: string): string => {
  if (!(error instanceof ApiError)) return otherwise;
  const { message, requestId } = error.problem;
  return error.status >= 500 && requestId !== undefined ? `${message} Reference: ${requestId}` : message;
};
