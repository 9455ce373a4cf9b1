import { ofBody } from '../../lexicon/cues/unasked/body-acts.ts';
import { notAskedAbroad, notMinded } from '../../lexicon/cues/unasked/not-asked-abroad.ts';
import {
  butWords,
  notAskedBehind,
  notAskedClause,
  notEither,
  wordsBeforeWish,
} from '../../lexicon/cues/unasked/not-asked-behind.ts';
import { notAsked, stillAsked } from '../../lexicon/cues/unasked/not-asked.ts';
import { asksAnew, obtainable, obtained } from '../../lexicon/cues/unasked/obtainable.ts';
import {
  ageNeeded,
  drivingRecord,
  ofEveryKind,
  ownTransport,
  peopleWelcome,
  peopleWelcomeAbroad,
  placeOfWorkAlone,
  protectedTraits,
} from '../../lexicon/cues/unasked/of-applicants.ts';
import { classOfJob, givenBy, substituted, trainingOrExperience } from '../../lexicon/cues/unasked/of-job.ts';
import { atMost, lacking, offences, refused, rulesOut } from '../../lexicon/cues/unasked/refused.ts';
import { noneWithout, notWithout, saysLack } from '../../lexicon/cues/unasked/without.ts';
import type { AdLanguage } from '../../lexicon/adverts/abroad.ts';
import { askingNouns } from '../../lexicon/cues/asking.ts';
import { andOrIn, askingVerbs, furtherDemand, saidOfAll } from '../../lexicon/cues/clauses.ts';
import { askedDegree } from '../../lexicon/phrases/degrees/asked-degree.ts';
import { niceDegreeCue, niceSentenceCue, saysNeed } from '../../lexicon/cues/nice-to-have.ts';
import { firmRequiredCue } from '../../lexicon/cues/required.ts';
import { anyOf, inSequence } from '../../lexicon/phrases/compose.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { wordForProof } from '../../lexicon/phrases/words-for-proof.ts';
import { allMatches } from '../../text/all-matches.ts';
import { fold } from '../../text/fold.ts';
import { remembered } from '../../text/remembered.ts';
import { strengthBreaks } from '../strength-breaks.ts';
import { titleScore } from '../../fields/experience/titles.ts';
import { isVerb } from '../word-classes.ts';

/** A range of characters; `to` is exclusive. */
export type TextRange = { from: number; to: number };

/** Where a clause ends: what follows it is asked for again. */
const clauseEnd = anyOf(
  /[;:.!?)](?:\s|$)|\)|\s[–—-]\s|,\s+(?:but|and|though|while|just|only|we|you|instead)\b|\bbut\b/iu,
  butWords,
  furtherDemand,
);
const sentenceParts = /[^;:]+/gu;

/** 'no Hadoop, no Spark': after a comma the list continues only if the next item is not about something else. */
const endOf = (text: string, from: number): number => {
  const end = text.slice(from).search(clauseEnd);
  // 'No Hadoop needed, Kafka a must'
  return Math.min(end < 0 ? text.length : from + end, ...strengthBreaks(text).filter((at) => at > from));
};

/** `isNotEither`: it says that it does not need what the clause before it needs. */
type Clause = { index: number; 0: string; isNotEither: boolean };

/** The parts of a sentence that each say at their end how strongly they ask: 'Excel is a must, Docker is not a must'. */
const clausesOf = ({ index, 0: sentence }: RegExpExecArray): readonly Clause[] => {
  const breaks = strengthBreaks(sentence);
  return [0, ...breaks].map((from, at) => {
    const text = sentence.slice(from, breaks[at]);
    const isNotEither = at > 0 && notEither.test(text) && saysNeed.test(sentence.slice(breaks[at - 2] ?? 0, from));
    return { index: index + from, 0: text, isNotEither };
  });
};

const sentences = /[^;:.!?]+(?:[.](?=\S)[^;:.!?]+)*/gu;

/** The clauses of those sentences that may have a negation: few have one. */
const clausesWith = (text: string, mayHave: (sentence: string) => boolean): readonly Clause[] =>
  [...text.matchAll(sentences)].filter(({ 0: sentence }) => mayHave(sentence)).flatMap(clausesOf);

/** 'Applicants without a licence will not be considered', 'Those who do not hold one need not apply'. */
const isLackRefused = (text: string, at: number): boolean =>
  refused.test(text.slice(at)) && lacking.exec(text.slice(at))?.index === 0;

/** The ranges that begin at these matches. A match inside the range before it adds nothing, and looking for its end takes time. */
const rangesAt = (
  matches: Iterable<RegExpExecArray>,
  rangeAt: (match: RegExpExecArray) => TextRange | null,
): TextRange[] => {
  const ranges: TextRange[] = [];
  for (const match of matches) {
    const range = match.index < (ranges.at(-1)?.to ?? 0) ? null : rangeAt(match);
    if (range !== null) ranges.push(range);
  }
  return ranges;
};

const maxLengthOfWish = 120;
const bareWords = /[\p{L}\p{N}]+/gu;

/** '... is not required, but a plus': what follows says that the same thing is wished for, and names nothing else. */
const isWishedAll = (behind: string): boolean => {
  const wish = niceSentenceCue.exec(behind) ?? niceDegreeCue.exec(behind);
  if (wish === null) return false;
  const before = fold(behind.slice(0, wish.index)).replace(butWords, '');
  return (before.match(bareWords) ?? []).every((word) => wordsBeforeWish.has(word));
};

/** 'Nicht ohne Erfahrung in Kafka', and as a whole 'Geen dag zonder Kafka' and 'Keine Scheu vor Kafka' */
const isNoNegationOf = (text: string, at: number, said: string): boolean =>
  notWithout.test(text.slice(Math.max(0, at - maxLengthOfNot), at + maxLengthOfNot)) ||
  (said.length === text.length && (noneWithout.test(said) || said.search(notMinded) === 0));
/** Of 'nicht ohne', either word. */
const maxLengthOfNot = 8;

/** The end of 'without a degree, Kafka required': behind a comma, what says that it is needed is asked for again. */
const endOfLack = (text: string, from: number): number => {
  const end = endOf(text, from);
  const comma = text.indexOf(', ', from);
  if (comma < 0 || comma >= end) return end;
  return saysNeed.test(text.slice(comma, end)) ? comma : end;
};

const negated = (text: string, isNoNegation: boolean): TextRange[] =>
  [notAsked, notAskedAbroad].flatMap((cue) =>
    rangesAt(allMatches(text, cue), ({ index, 0: said }) => {
      if (isNoNegation && said.toLowerCase() === 'no') return null;
      const rest = text.slice(index, index + 60);
      if (stillAsked.test(rest) || isLackRefused(text, index) || isNoNegationOf(text, index, said)) return null;
      const to = saysLack.test(said) ? endOfLack(text, index) : endOf(text, index);
      return isWishedAll(text.slice(to, to + maxLengthOfWish)) ? null : { from: index, to };
    }),
  );

/** 'a physician, a nurse or a pharmacist': the people of the aside, not what is done. */
const furtherPeople = inSequence(
  /^, (?:(?:an?|the|our) [^,;.:]{1,40}|\p{Lu}{2,5}|\p{L}+(?:er|or|ist|an|nt|se))/u,
  /(?:, [^,;.:]{1,40}){0,3},? or [^,;.:]{1,60}(?=[,;.:]|$)/u,
);

/** 'Under the direction of the head gardener, prunes roses' */
const given = (text: string): TextRange[] =>
  rangesAt(allMatches(text, givenBy), ({ index, 0: said }) => {
    const start = index + said.length;
    const behind = text.slice(start, start + maxLengthOfClause);
    const clause = behind.slice(0, endOf(behind, 0));
    const comma = clause.indexOf(',');
    const people = furtherPeople.exec(clause.slice(Math.max(0, comma)))?.[0].length ?? 0;
    const first = clause.slice(0, comma < 0 ? undefined : comma + people);
    for (const { 1: word = '', index: at } of first.matchAll(nextDone))
      if (word === '' || isVerb(word.toLowerCase()) || asksAnew.test(word)) return { from: index, to: start + at };
    return { from: index, to: start + first.length };
  });
/** '... and splices rope', '... include splicing' */
const nextDone = / (?:and (?=(\p{L}+))|(?:with|using|to|in|includ(?:es?|ing))\b)/giu;

const endsInBut = inSequence(butWords, /\s*$/iu);

/** How far a sentence that says so asks for nothing; `null` where it calls the same thing nice to have. */
const endOfUnasked = (sentence: string, said: RegExpExecArray): number | null => {
  const [before, behind] = [sentence.slice(0, said.index), sentence.slice(said.index + said[0].length)];
  // 'Python is great but not essential'
  if (niceSentenceCue.test(before) || endsInBut.test(before) || isWishedAll(behind)) return null;
  const but = butWords.exec(behind);
  return but === null ? sentence.length : said.index + said[0].length + but.index;
};

/** 'You must know SQL', 'Strong SQL skills': before a comma they are a clause of their own. */
const isWholeAsk = (text: string): boolean => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    words.some((word) => askingVerbs.has(word)) ||
    (/^\W*(?:strong|solid|good|excellent|proven) /iu.test(text) && askingNouns.has(words.at(-1) ?? ''))
  );
};

/** Where the clause begins that ends in 'is not required': 'You must know SQL, Docker is not required'. */
const startOfNegated = (sentence: string, said: RegExpExecArray): number => {
  const comma = sentence.lastIndexOf(', ', said.index);
  if (comma < 0 || saidOfAll.test(said[0]) || andOrIn(null).test(sentence.slice(comma, said.index))) return 0;
  // 'SQL, Hadoop is no longer used'
  return isWholeAsk(sentence.slice(0, comma)) || /no longer|phased|retired/iu.test(said[0]) ? comma : 0;
};

const mayNegateBehind = (sentence: string): boolean =>
  sentence.search(notAskedBehind) >= 0 || refused.test(sentence) || notEither.test(sentence);

/** 'Kafka experience is not required': the sentence asks for nothing, unless it calls the same thing nice to have. */
const negatedBehind = (text: string): TextRange[] =>
  clausesWith(text, mayNegateBehind).flatMap(({ index, 0: sentence, isNotEither }) => {
    if (isNotEither) return [{ from: index, to: index + sentence.length }];
    const [said] = sentence.matchAll(notAskedBehind);
    if (said !== undefined) {
      const end = endOfUnasked(sentence, said);
      return end === null ? [] : [{ from: index + startOfNegated(sentence, said), to: index + end }];
    }
    const isRefused = refused.test(sentence) && !lacking.test(sentence) && !niceSentenceCue.test(sentence);
    return isRefused ? [{ from: index, to: index + sentence.length }] : [];
  });

/** 'Class A license, tanker endorsement not required': the clause before, unless it is the end of a list. */
const negatedClauses = (text: string): TextRange[] =>
  clausesWith(text, (sentence) => notAskedClause.test(sentence)).flatMap(({ index, 0: sentence }) => {
    const said = notAskedClause.exec(sentence);
    if (said === null || said.index === 0 || endOfUnasked(sentence, said) === null) return [];
    const last = sentence.lastIndexOf(', ', said.index);
    // 'Law degree, not required': the comma before these words begins no clause.
    const isBare = last >= 0 && !/[\p{L}\p{N}]/u.test(sentence.slice(last, said.index));
    const comma = isBare ? sentence.lastIndexOf(', ', last - 1) : last;
    const isEndOfList = andOrIn(null).test(sentence.slice(comma, said.index));
    return [{ from: index + (comma < 0 || isEndOfList ? 0 : comma), to: index + said.index + said[0].length }];
  });

/** 'Clean record, no DUI in the past 7 years': the clauses of a sentence that name a disqualifying offense. */
const ruledOut = (text: string): TextRange[] =>
  [...text.matchAll(sentenceParts)].flatMap(({ index, 0: part }) => {
    const offence = offences.exec(part);
    if (offence === null || !(rulesOut.test(part) || atMost.test(part))) return [];
    // The list of offences may have commas: it begins at the last comma before its first word.
    const from = part.lastIndexOf(',', offence.index) + 1;
    return [{ from: index + from, to: index + part.length }];
  });

/** No description of a certificate before its name is longer. */
const maxLengthOfObtained = 240;
/** Limits the time that a text without full stops can take. */
const maxLengthOfClause = 400;
/** '... and hold a forklift certificate', ', with experience of payroll': something else is asked for again. */
const nextAsk = /(?:,| and| or|, and|, or)(?: with)? (?=(\p{L}+))| with /giu;

const toBeObtained = (text: string): TextRange[] =>
  rangesAt(allMatches(text, obtainable), ({ index, 0: said }) => {
    const from = index + said.length;
    const thing = obtained.exec(text.slice(from, from + maxLengthOfObtained))?.[0];
    if (thing === undefined) return null;
    const start = from + thing.length;
    const behind = text.slice(start, start + maxLengthOfClause);
    const clause = behind.slice(0, endOf(behind, 0));
    for (const next of clause.matchAll(nextAsk)) {
      const [, word] = next;
      if (word === undefined || isVerb(word.toLowerCase()) || asksAnew.test(word))
        return { from: index, to: start + next.index };
    }
    return { from: index, to: start + clause.length };
  });

/** The sentence, or its last part: '... is preferred, but experience may be substituted for it'. */
const substitutes = (text: string): TextRange[] =>
  [...text.matchAll(sentences)].flatMap(({ index, 0: sentence }) => {
    const said = substituted.exec(sentence);
    if (said === null) return [];
    const but = sentence.lastIndexOf(' but ', said.index);
    return [{ from: index + Math.max(0, but), to: index + sentence.length }];
  });

/** Where something else may be asked for again: ', Führerschein Klasse B', ' und sehr gute Deutschkenntnisse'. */
const nextOfSentence = anyOf(
  /[.;:,]|$/u,
  /\s(?=(?:und|sowie|et|ainsi|y|e|además|inoltre|alsmede|plus)\s)/u,
  /\s(?=en\s(?:(?:zeer|heel)\s)?(?:goede?|uitstekende?|vloeiende?|kennis|beheersing)\b)/u,
);

const maxLengthOfDegreeBefore = 20;
/** Training, or experience in its place: neither is asked for by itself. A degree is, and says what may replace it. */
const eitherOfTwo = (text: string): TextRange[] =>
  rangesAt(allMatches(text, trainingOrExperience), ({ index, 0: said }) => {
    const end = index + said.length;
    // 'Abgeschlossenes Studium'
    const isDegree = askedDegree.test(text.slice(Math.max(0, index - maxLengthOfDegreeBefore), end));
    const from = isDegree ? index + Math.max(0, said.search(/\s(?:oder|ou|o|of)\s/iu)) : index;
    return { from, to: end + text.slice(end).search(nextOfSentence) };
  });

/** One of them may be what the work is about, a list of them is not. */
const minTraits = 2;

/** 'People of every national origin and gender identity', 'Non-Exempt', 'standing and bending': they describe people or the job. */
/** Asked first, since few texts have one. */
const saysWelcome = /welcome|encouraged|considered/iu;

const toldOf = (text: string): TextRange[] => {
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
const subjectOf = (text: string): TextRange[] => {
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

const lookedUp = (text: string): TextRange[] => {
  const record = drivingRecord.exec(text);
  return [...(record === null ? [] : [record]), ...allMatches(text, ownTransport)].map(({ index, 0: said }) => ({
    from: index,
    to: index + said.length,
  }));
};

/** The readers of terms, degrees and languages each ask about the same statements, and long ones take longest. */
const maxStatementLength = 2000;

const unaskedIn = (text: string, isNoNegation: boolean): readonly TextRange[] => [
  ...negated(text, isNoNegation),
  ...given(text),
  ...negatedBehind(text),
  ...negatedClauses(text),
  ...ruledOut(text),
  ...toBeObtained(text),
  ...substitutes(text),
  ...eitherOfTwo(text),
  ...lookedUp(text),
  ...subjectOf(text),
  ...toldOf(text),
];

const unaskedAnywhere = remembered((text: string) => unaskedIn(text, false), maxStatementLength);
const unaskedBesideNo = remembered((text: string) => unaskedIn(text, true), maxStatementLength);

/**
 * Ranges of a statement that name something without asking for it: what is not needed, what rules applicants out, and
 * what describes people or the job. `language` is that of the posting: Portuguese 'no' is 'in the', and Spanish 'no'
 * takes back the word behind it only ('no imprescindible').
 */
export const unaskedRanges = (text: string, language: AdLanguage | null = null): readonly TextRange[] =>
  language === 'pt' || language === 'es' ? unaskedBesideNo(text) : unaskedAnywhere(text);

/** 'Keine Angst vor hohen Leitern': the words that say so, and what follows them up to the next comma. */
export const notMindedIn = (text: string): { said: readonly TextRange[]; all: readonly TextRange[] } => {
  const said: TextRange[] = [];
  const all = rangesAt(allMatches(text, notMinded), ({ index: from, 0: words }) => {
    said.push({ from, to: from + words.length });
    const comma = text.indexOf(',', from);
    return { from, to: Math.min(endOf(text, from), comma < 0 ? text.length : comma) };
  });
  return { said, all };
};

/** Where a comma begins what is not asked for: nothing said behind it is said of what precedes it. */
export const unaskedCommas = (text: string, language: AdLanguage | null): readonly number[] =>
  unaskedRanges(text, language).flatMap(({ from }) => (text.startsWith(', ', from) ? [from] : []));

/** Whether a position lies in one of the ranges. */
export const isUnasked = (ranges: readonly TextRange[], at: number): boolean =>
  ranges.some(({ from, to }) => from <= at && at < to);
