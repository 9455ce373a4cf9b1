import type { AskedTerm } from '../../advert/asks/term-asks.ts';
import type { Answered } from '../answer.ts';

const noteOnTrait =
  'We did not find this on your resume. A claim would prove little, so have an example ready for the interview.';

/** The same answer, unless it calls something missing that a resume can only claim: 'friendly', 'motivated'. */
export const withoutMissingTrait = (asked: readonly AskedTerm[], answered: Answered): Answered =>
  answered.answer === 'missing' && answered.note === undefined && asked.every(({ isDisposition }) => isDisposition)
    ? { answer: 'application', spans: [], note: noteOnTrait }
    : answered;
