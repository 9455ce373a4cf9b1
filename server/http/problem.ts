import type { ProblemBody } from '#contract/api/problem-body.ts';
import { type ProblemCode, problems } from '#contract/api/problems.ts';

export type ProblemDetails = Partial<
  Pick<ProblemBody, 'message' | 'fields' | 'reason' | 'retryAfterSeconds' | 'nextAt'>
>;

/** An expected failure. It can be thrown anywhere in a handler; `answer-problem.ts` turns it into a response. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.message ?? problems[code].message);
    this.name = 'Problem';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return problems[this.code].status;
  }

  body(requestId: string): ProblemBody {
    return { code: this.code, message: this.message, ...this.details, requestId };
  }
}
