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
import { firmRequiredCue } from '../../../lexicon/cues/required.ts';
import { wordSet } from '../../../lexicon/word-set.ts';
import { wordForProof } from '../../../lexicon/phrases/words-for-proof.ts';
import { allMatches } from '../../../text/all-matches.ts';
import { titleScore } from '../../../fields/experience/titles.ts';
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

/** 'The Harbor Bus Driver ensures that': whom the posting is about, at the start of a sentence. */
const subject = /^(?:The|Our|An?) (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,5}) (\p{Ll}+)/u;

/** The words at the start of a statement that name whom the posting is about. */
export const subjectOf = (text: string): TextRange[] => {
  const [said = '', title = '', verb = ''] = subject.exec(text) ?? [];
  // 'A Registered Nurse license is required' asks for what is called like a job.
  const isAsked = firmRequiredCue.test(text) || wordForProof.test(title.split(' ').at(-1) ?? '');
  if (isAsked || !isOfSubject(verb) || titleScore(title) < minScoreOfTitle) return [];
  return [{ from: 0, to: said.length - verb.length }];
};
const auxiliary = wordSet('is are has have will can may');
const isOfSubject = (verb: string): boolean =>
  auxiliary.has(verb) || (verb.endsWith('s') && verb !== 'skills' && !wordForProof.test(verb));
/** See `titleSignals`: a title beyond doubt. */
const minScoreOfTitle = 1;

/** A driving record that is looked up, and a car of one's own. */
export const lookedUp = (text: string): TextRange[] => {
  const record = drivingRecord.exec(text);
  return [...(record === null ? [] : [record]), ...allMatches(text, ownTransport)].map(({ index, 0: said }) => ({
    from: index,
    to: index + said.length,
  }));
};
