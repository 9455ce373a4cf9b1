import type { AskedTerm } from '../../advert/asks/term-asks.ts';
import { shownByWork } from '../../lexicon/traits/shown-by-work.ts';
import type { Answered } from '../answer.ts';

const noteOnTrait =
  'We did not find this on your resume. A claim would prove little, so have an example ready for the interview.';

/** Whether a resume can only claim it, whichever list knows it: 'friendly', 'reliable', 'a passion for orchids'. */
const isOnlyClaimed = ({ kind, entry, trait }: AskedTerm): boolean =>
  kind === 'soft' && (entry === null ? trait !== undefined : !shownByWork.has(entry));

/** The same answer, unless it calls something missing that a resume can only claim: 'friendly', 'motivated'. */
export const withoutMissingTrait = (asked: readonly AskedTerm[], answered: Answered): Answered =>
  answered.answer === 'missing' && answered.note === undefined && asked.every(isOnlyClaimed)
    ? { answer: 'application', spans: [], note: noteOnTrait }
    : answered;
