import type { ParseOutcome } from '../../parsing/parser.ts';
import { Problem } from '../../http/problem.ts';

/** Why reading a file failed, as a sentence for the user. */
const breaches = {
  crashed:
    'Our file reader stopped unexpectedly on this file, so the file is probably damaged. Export your resume again and upload the new file.',
  'too-slow': 'Reading this file took too long, so we stopped. Export your resume again and upload the new file.',
  'too-large':
    'This file expands to far more data than a resume should contain, so we stopped reading it. Export your resume again and upload the new file.',
} as const;

/** The problem for a file without a result. */
export const refusalOf = (outcome: Exclude<ParseOutcome, { is: 'result' }>): Problem => {
  if (outcome.is === 'busy') return new Problem('busy', { retryAfterSeconds: outcome.retryAfterSeconds });
  if (outcome.is !== 'unreadable')
    return new Problem('unreadable-file', { message: breaches[outcome.is], reason: outcome.is });
  const { code, message } = outcome.failure;
  return new Problem('unreadable-file', { message, reason: code });
};
