import {
  companyWords,
  employerAsks,
  equalityWords,
  perkWords,
  saysWe,
  saysYou,
  startsWithArticle,
  startsWithWe,
} from '../../lexicon/adverts/sentence-words.ts';
import { dutyCue, dutyCueAbroad } from '../../lexicon/cues/duties.ts';
import { niceSentenceCue } from '../../lexicon/cues/nice-to-have.ts';
import {
  aboutApplicantAbroad,
  aboutApplicantCue,
  firmRequiredCue,
  strictlyRequiredCue,
} from '../../lexicon/cues/required.ts';
import { isCapital, isNumber, startsWithVerb } from '../word-classes.ts';
import type { SentenceInPlace } from './ask-in-place.ts';

/** What a sentence says about whether its terms are asked for. Positive weights are for it. */
export type SentenceSignal = {
  signal: string;
  weight: number;
  example: string;
  holds: (sentence: SentenceInPlace) => boolean;
};

const isProse = ({ statement }: SentenceInPlace): boolean => !statement.isItem;
const isAbroad = ({ statement }: SentenceInPlace): boolean => statement.language !== null;
const countOf = ({ words }: SentenceInPlace, set: ReadonlySet<string>): number =>
  words.filter(({ plain }) => set.has(plain)).length;

/** Words that describe what the employer offers, unless the list asks for them: '- Pension schemes' of a payroll clerk. */
const countOfOffers = (sentence: SentenceInPlace, set: ReadonlySet<string>): number =>
  sentence.isInAskingList ? 0 : countOf(sentence, set);

/** Years, sums, long numbers and addresses of the web. */
const codes = /https?:|www\.|\p{L}@\p{L}|\b(?:19|20)\d\d\b|[£$€]|\d{4,}|\*{3,}/u;
const label = /^[^:]{2,40}:\s*\S/u;
/** Items at the top of a list. */
const maxDepthAtTop = 3;
/** Shorter words are links between capitals: '12 Rue de la Mer'. */
const minLengthOfWord = 4;
const isOfCapitals = ({ words, isAsking, statement, depth }: SentenceInPlace): boolean =>
  !isAsking &&
  // '- Dendrolog Studio' at the top of a list is a name that is asked for.
  !(statement.heading === 'known' && statement.isItem && depth < maxDepthAtTop) &&
  statement.language !== 'de' &&
  words.length > 1 &&
  words.every((word) => isCapital(word) || isNumber(word) || word.plain.length < minLengthOfWord);

const lateFrom = 0.85;
/** In fewer the end is near everywhere. */
const minStatements = 12;
const lastLineOfHeader = 3;

export const sentenceSignals: readonly SentenceSignal[] = [
  { signal: 'asks', weight: 0.83, example: 'Experience with winches', holds: ({ isAsking }) => isAsking },
  {
    signal: 'asks firmly',
    weight: 0.47,
    example: 'A diving ticket is essential',
    holds: ({ plain }) => firmRequiredCue.test(plain) || strictlyRequiredCue.test(plain),
  },
  { signal: 'wishes', weight: 0.71, example: 'Knots are a plus', holds: ({ plain }) => niceSentenceCue.test(plain) },
  {
    signal: 'about the applicant',
    weight: 0.44,
    example: 'You are used to splicing',
    holds: (sentence) =>
      aboutApplicantCue.test(sentence.statement.text) ||
      (isAbroad(sentence) && aboutApplicantAbroad.test(sentence.statement.text)),
  },
  {
    signal: 'below wishes',
    weight: 0.77,
    example: 'Bonus: harpsichord maintenance',
    holds: ({ statement }) => statement.part === 'nice',
  },
  {
    signal: 'below a heading that asks',
    weight: 0.63,
    example: 'Requirements',
    holds: ({ statement }) => statement.part === 'must' && statement.heading === 'known',
  },
  {
    signal: 'right below a heading',
    weight: 0.16,
    example: 'the first three items',
    holds: ({ depth, statement }) => depth < maxDepthAtTop && statement.heading === 'known',
  },
  {
    signal: 'says what is done',
    weight: 0.22,
    example: 'You will be responsible for the nets',
    holds: (sentence) => dutyCue.test(sentence.plain) || (isAbroad(sentence) && dutyCueAbroad.test(sentence.plain)),
  },
  {
    signal: 'duties in prose',
    weight: 0.86,
    example: 'The rigger inspects masts',
    holds: (sentence) => isProse(sentence) && sentence.statement.part === 'duty',
  },
  {
    signal: 'begins with a verb',
    weight: 0.87,
    example: 'Inspect masts',
    holds: ({ statement }) => startsWithVerb(statement.text),
  },
  {
    signal: 'begins in lower case',
    weight: 0.77,
    example: '- splicing of wire rope',
    holds: ({ statement }) => /^\p{Ll}/u.test(statement.text),
  },
  {
    signal: 'no finite verb',
    weight: 0.61,
    example: '- Knowledge of weirs',
    holds: ({ subject }) => subject === 'none',
  },
  {
    signal: 'about who does the work',
    weight: -0.17,
    example: 'The candidate has to be punctual',
    holds: ({ subject }) => subject === 'holder',
  },
  {
    signal: 'about something else',
    weight: -0.49,
    example: 'The museum has two ships',
    holds: ({ subject }) => subject === 'other',
  },
  {
    signal: 'an item about something else',
    weight: 0.5,
    example: '- Winches are serviced in time',
    holds: (sentence) => sentence.subject === 'other' && !isProse(sentence),
  },
  {
    signal: 'begins with the employer',
    weight: -0.57,
    example: 'We are a shipyard',
    holds: ({ plain }) => startsWithWe.test(plain) && !employerAsks.test(plain),
  },
  {
    signal: 'names the employer inside',
    weight: -0.48,
    example: 'Join our shipyard',
    holds: ({ plain }) => saysWe.test(plain) && !startsWithWe.test(plain) && !employerAsks.test(plain),
  },
  {
    signal: 'prose about neither',
    weight: 0.5,
    example: 'A diving ticket is needed',
    holds: (sentence) => isProse(sentence) && !saysWe.test(sentence.plain) && !saysYou.test(sentence.plain),
  },
  {
    signal: 'begins like a report',
    weight: -0.5,
    example: 'The shipyard was founded in 1920',
    holds: ({ plain }) => startsWithArticle.test(plain),
  },
  {
    signal: 'a word of the employer',
    weight: -0.45,
    example: 'a leading shipyard',
    holds: (sentence) => countOf(sentence, companyWords) === 1,
  },
  {
    signal: 'words of the employer',
    weight: -0.69,
    example: 'a leading company in the world',
    holds: (sentence) => countOf(sentence, companyWords) > 1,
  },
  {
    signal: 'a word of pay or benefits',
    weight: -0.82,
    example: 'a pension',
    holds: (sentence) => countOfOffers(sentence, perkWords) === 1,
  },
  {
    signal: 'words of pay or benefits',
    weight: -0.93,
    example: 'free parking and a pension',
    holds: (sentence) => countOfOffers(sentence, perkWords) > 1,
  },
  {
    signal: 'equal opportunity',
    weight: -0.95,
    example: 'regardless of religion',
    holds: (sentence) => countOfOffers(sentence, equalityWords) > 0,
  },
  { signal: 'numbers and addresses', weight: -0.85, example: 'Ref 20993', holds: ({ plain }) => codes.test(plain) },
  { signal: 'capitals and numbers only', weight: -0.89, example: '12 Harbor Road, Greenmoor', holds: isOfCapitals },
  {
    signal: 'a label and its value',
    weight: -0.63,
    example: 'Department: Boats',
    holds: ({ plain }) => label.test(plain),
  },
  {
    signal: 'below the title',
    weight: -0.28,
    example: 'the second line',
    holds: ({ index, statement }) => index > 0 && index <= lastLineOfHeader && statement.heading === undefined,
  },
  {
    signal: 'near the end',
    weight: -0.63,
    example: 'the last tenth',
    holds: ({ index, count }) => count >= minStatements && index / count > lateFrom,
  },
  {
    signal: 'prose below a heading',
    weight: -0.57,
    example: 'a paragraph among the requirements',
    holds: (sentence) => isProse(sentence) && sentence.statement.heading !== undefined,
  },
  {
    signal: 'prose beside lists that ask',
    weight: -0.35,
    example: 'a paragraph above the requirements',
    holds: (sentence) => isProse(sentence) && sentence.hasListOfAsks,
  },
  {
    signal: 'beside others that ask',
    weight: 0.8,
    example: 'an item between two with "experience"',
    holds: ({ isBesideAsking }) => isBesideAsking,
  },
  {
    signal: 'an item beside known terms',
    weight: 0.69,
    example: '- Kafka, below - Java',
    holds: (sentence) => !isProse(sentence) && sentence.isBesideKnown,
  },
  {
    signal: 'prose beside known terms',
    weight: -0.38,
    example: 'a paragraph about Kafka',
    holds: (sentence) => isProse(sentence) && sentence.isBesideKnown,
  },
  { signal: 'not in English', weight: 1.25, example: 'Wartung der Masten', holds: isAbroad },
];
