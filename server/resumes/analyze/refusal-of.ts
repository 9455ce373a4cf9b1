import { breaches } from '#contract/report/breaches.ts';
import type { ParseOutcome } from '../../parsing/parser.ts';
import { Problem } from '../../http/problem.ts';

/** The problem for a file without a result. */
export const refusalOf = (outcome: Exclude<ParseOutcome, { is: 'result' }>): Problem => {
  if (outcome.is === 'busy') return new Problem('busy', { retryAfterSeconds: outcome.retryAfterSeconds });
  if (outcome.is !== 'unreadable')
    return new Problem('unreadable-file', { message: breaches[outcome.is], reason: outcome.is });
  const { code, message } = outcome.failure;
  return new Problem('unreadable-file', { message, reason: code });
};
