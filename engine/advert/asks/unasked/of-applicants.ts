import { ofBody } from '../../../lexicon/cues/unasked/body-acts.ts';
import {
  ageNeeded,
  drivingRecord,
  ofEveryKind,
  ownTransport,
  peopleWelcome,
  peopleWelcomeAbroad,
  placeOfWorkAlone,
  protectedTraits,
} from '../../../lexicon/cues/unasked/of-applicants.ts';
import { classOfJob } from '../../../lexicon/cues/unasked/of-job.ts';
import { atMost, offences, rulesOut } from '../../../lexicon/cues/unasked/refused.ts';
import { allMatches } from '../../../text/all-matches.ts';
import type { TextRange } from './text-ranges.ts';

const sentenceParts = /[^;:]+/gu;

/** 'Clean record, no DUI in the past 7 years': the clauses of a sentence that name a disqualifying offense. */
export const ruledOut = (text: string): TextRange[] =>
  [...text.matchAll(sentenceParts)].flatMap(({ index, 0: part }) => {
    const offence = offences.exec(part);
    if (offence === null || !(rulesOut.test(part) || atMost.test(part))) return [];
    // The list of offences may have commas: it begins at the last comma before its first word.
    const from = part.lastIndexOf(',', offence.index) + 1;
    return [{ from: index + from, to: index + part.length }];
  });

/** One of them may be what the work is about, a list of them is not. */
const minTraits = 2;

/** Asked first, since few texts have one. */
const saysWelcome = /welcome|encouraged|considered/iu;

/** 'People of every national origin and gender identity', 'Non-Exempt', 'standing and bending': they describe people or the job. */
export const toldOf = (text: string): TextRange[] => {
  const traits = allMatches(text, protectedTraits);
  const isOfAll = traits.length >= minTraits && ofEveryKind.test(text.slice(0, traits[0]?.index));
  return [
    ...(isOfAll ? traits : []),
    ...allMatches(text, classOfJob),
    ...allMatches(text, ofBody),
    ...allMatches(text, ageNeeded),
    ...text.matchAll(placeOfWorkAlone),
    ...text.matchAll(peopleWelcomeAbroad),
    ...(saysWelcome.test(text) ? text.matchAll(peopleWelcome) : []),
  ].map(({ index, 0: said }) => ({
    from: index,
    to: index + said.length,
  }));
};

/** A driving record that is looked up, and a car of one's own. */
export const lookedUp = (text: string): TextRange[] => {
  const record = drivingRecord.exec(text);
  return [...(record === null ? [] : [record]), ...allMatches(text, ownTransport)].map(({ index, 0: said }) => ({
    from: index,
    to: index + said.length,
  }));
};
