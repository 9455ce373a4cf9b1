import { lentThings, mannerNouns, measures, permitNouns, wholeNouns } from '../../lexicon/cues/asking.ts';
import { isCommonStem } from '../../lexicon/common-words.ts';
import { isAdverb, isMarked, personNounSet, vagueWordSet } from '../word-classes.ts';
import {
  headOf,
  isAskedBehind,
  isCompound,
  isField,
  isFieldAskedBehind,
  isOwned,
  type Candidate,
} from './candidate.ts';
import { isBehindCircumstance, opensWithThirdPerson, opensWithVerb } from './behavior-items.ts';
import { isOfGeneralWords, isUncommon } from './general-words.ts';
import { isCapitalName, isLower, isShouted, isSpelledAsName } from './spelling.ts';
import { isVerbBeforeObject, isVerbInRow } from './verbs-in-row.ts';

/** One reason for or against taking a phrase as a requirement. */
export type Signal = { signal: string; weight: number; example: string; holds: (candidate: Candidate) => boolean };

/** The first word is capitalized because it begins the sentence: 'Responsive and kind', 'Prepared to lift'. */
const opensSentence = ({ words, first, last }: Candidate): boolean =>
  first === 0 && words[last + 1]?.joint === 'soft' && words[0] !== undefined && !isMarked(words[0]);
const isRequired = ({ statement }: Candidate): boolean => statement.part === 'must' || statement.part === 'nice';
const isAskedFor = ({ opening, isDirect }: Candidate): boolean => opening === 'asked' && isDirect;
const adjective = /(?:able|ible|ful|ous|ive|less|ish|ant|ic|al|ary|ory|ed)$|^(?:written|spoken|big)$/;
const activity = /(?:ing|ion|ment|ance|ence|sis|ology|graphy|ics|ure|ity|ery)s?$/;

/**
 * Why a phrase that no list knows is a requirement, or is not. The weights were set by hand against the phrases marked
 * in the training part of SkillSpan and against postings written for it; a phrase is taken from `minScore` on.
 */
export const signals: readonly Signal[] = [
  {
    signal: 'in a sentence of the requirements',
    weight: -0.25,
    example: 'You must hold the licence and have tarped before.',
    holds: (candidate) =>
      isRequired(candidate) && !candidate.statement.isItem && !isAskedFor(candidate) && candidate.opening !== 'ability',
  },
  {
    signal: 'in a long sentence',
    weight: -0.25,
    example: 'more than twenty words',
    holds: ({ words }) => words.length > 20,
  },
  {
    signal: 'in a list of requirements',
    weight: 0.25,
    example: 'Requirements: - storm drain design',
    holds: (candidate) => isRequired(candidate) && candidate.statement.isItem,
  },
  {
    signal: 'in a short item or a list of nouns',
    weight: 0.5,
    example: '- storm drains, culverts, weirs',
    holds: (candidate) => isRequired(candidate) && candidate.statement.isItem && candidate.isNounItem,
  },
  {
    signal: 'behind words that ask for it',
    weight: 1.5,
    example: 'experience with storm drains',
    holds: isAskedFor,
  },
  {
    signal: 'a field of work behind words that ask for it',
    weight: 1.5,
    example: 'experience in sales',
    holds: (candidate) => isField(candidate) && (isAskedFor(candidate) || isFieldAskedBehind(candidate)),
  },
  {
    signal: 'an example of what is asked for',
    weight: 1,
    example: 'tools such as Fiix',
    holds: ({ opening, isDirect }) => opening === 'example' && isDirect,
  },
  {
    signal: 'object of an ability',
    weight: 0.75,
    example: 'able to read sluice charts',
    holds: (candidate) => candidate.opening === 'ability' && candidate.isDirect && isCompound(candidate),
  },
  {
    signal: 'before words that ask for it',
    weight: 0.75,
    example: 'kitchen fitting experience',
    holds: isAskedBehind,
  },
  {
    signal: 'several words before words that ask for them',
    weight: 1,
    example: 'seed bank knowledge',
    holds: (candidate) => isCompound(candidate) && isAskedBehind(candidate),
  },
  {
    signal: 'the whole item',
    weight: 0.5,
    example: '- viennoiserie',
    holds: (candidate) => candidate.isWhole && isRequired(candidate),
  },
  {
    signal: 'a license or certificate',
    weight: 0.5,
    example: 'a soldering license',
    holds: (candidate) => isCompound(candidate) && permitNouns.has(candidate.inside.at(-1)?.plain ?? ''),
  },
  {
    signal: 'spelled like a name',
    weight: 1.25,
    example: 'the STAAR standard',
    holds: isSpelledAsName,
  },
  {
    signal: 'a capital inside a sentence',
    weight: 0.75,
    example: 'reports in Meridian',
    holds: isCapitalName,
  },
  {
    signal: 'not an everyday word',
    weight: 0.5,
    example: 'tarping',
    holds: (candidate) => candidate.inside.some(isUncommon),
  },
  {
    signal: 'the object of the verb that opens a duty',
    weight: 0.25,
    example: '- Reviews rate cases',
    holds: ({ statement, first, isFirst }) => statement.part === 'duty' && statement.isItem && isFirst && first <= 3,
  },
  {
    signal: 'an activity',
    weight: 0.75,
    example: 'cash handling',
    holds: (candidate) => isCompound(candidate) && activity.test(headOf(candidate)),
  },
  {
    signal: 'joined to another phrase',
    weight: 0.5,
    example: 'drains and weirs',
    holds: ({ behind, words, first, last }) =>
      /^(?:and|or)$/.test(behind) ||
      /^\s*[,/+&]/.test(words[first]?.before ?? '') ||
      // 'flatbed work (chains, straps)', 'flatbed work: chains, straps'
      (/^(?:\s*\(|:\s)$/.test(words[first]?.before ?? '') && /^\s*[,/]/.test(words[last + 1]?.before ?? '')),
  },
  {
    signal: 'ends in a plural',
    weight: 0.5,
    example: 'journal entries',
    holds: (candidate) => /[^s]s$/.test(candidate.inside.at(-1)?.plain ?? ''),
  },
  {
    signal: 'nice to have',
    weight: 1,
    example: 'Bonus: harpsichord maintenance',
    holds: ({ statement }) => statement.part === 'nice',
  },
  {
    signal: 'a single everyday word',
    weight: -0.75,
    example: 'the garden',
    holds: (candidate) =>
      !isCompound(candidate) && candidate.inside.every((word) => isLower(word) && !isUncommon(word)),
  },
  {
    signal: 'general words only',
    weight: -0.75,
    example: 'clear goals',
    holds: isOfGeneralWords,
  },
  {
    signal: 'general words that nothing asks for',
    weight: -0.75,
    example: 'company growth in all markets',
    holds: (candidate) => isOfGeneralWords(candidate) && !(isCompound(candidate) && isAskedFor(candidate)),
  },
  {
    signal: 'ends in a general noun',
    weight: -0.5,
    example: 'company growth',
    holds: (candidate) => !isSpelledAsName(candidate) && wholeNouns.has(headOf(candidate)),
  },
  {
    signal: 'ends in people',
    weight: -1.25,
    example: 'other engineers',
    holds: (candidate) => personNounSet.has(headOf(candidate)),
  },
  {
    signal: 'ends in a manner',
    weight: -3,
    example: 'a methodical approach',
    holds: (candidate) =>
      !isSpelledAsName(candidate) && !isCapitalName(candidate) && mannerNouns.has(headOf(candidate)),
  },
  {
    signal: 'a time or an amount',
    weight: -2,
    example: 'last 3 years',
    holds: (candidate) => measures.has(headOf(candidate)),
  },
  {
    signal: 'begins with an evaluation',
    weight: -0.75,
    example: 'excellent manners',
    holds: (candidate) => vagueWordSet.has(candidate.inside[0]?.plain ?? ''),
  },
  {
    signal: 'an adjective or adverb alone',
    weight: -1,
    example: 'responsible',
    holds: (candidate) => {
      const [only] = candidate.inside;
      return (
        !isCompound(candidate) &&
        only !== undefined &&
        (isLower(only) || opensSentence(candidate)) &&
        (adjective.test(only.plain) || isAdverb(only))
      );
    },
  },
  {
    signal: 'everyday words in capitals',
    weight: -1,
    example: 'FURTHER DUTIES',
    holds: (candidate) => isCompound(candidate) && candidate.inside.every((word) => isShouted(word, candidate)),
  },
  {
    signal: 'a verb that opens an item',
    weight: -2,
    example: '- Reacts well under pressure',
    holds: (candidate) => {
      const { words, first } = candidate;
      return (
        !isCompound(candidate) &&
        opensSentence(candidate) &&
        /[^s]s$/.test(words[first]?.plain ?? '') &&
        isCommonStem(words[first]?.stem ?? '') &&
        (/^(?:well|to|for)$/.test(words[first + 1]?.plain ?? '') || words.slice(first + 1, first + 2).some(isAdverb))
      );
    },
  },
  {
    signal: 'in an item about what somebody does',
    weight: -1.5,
    example: '- Empowers others and defends decisions',
    holds: (candidate) =>
      isRequired(candidate) &&
      opensWithThirdPerson(candidate) &&
      !isAskedFor(candidate) &&
      !isSpelledAsName(candidate) &&
      !isCapitalName(candidate),
  },
  {
    signal: 'in a long item that begins with a verb',
    weight: -0.75,
    example: '- Valuing contributions from everyone and addressing gaps early',
    holds: (candidate) =>
      isRequired(candidate) &&
      opensWithVerb(candidate) &&
      !isAskedFor(candidate) &&
      !isSpelledAsName(candidate) &&
      !isCapitalName(candidate),
  },
  {
    signal: 'a verb in -ing before its object',
    weight: -2.5,
    example: 'experience in managing the sales cycle',
    holds: isVerbBeforeObject,
  },
  {
    signal: 'a verb behind "to"',
    weight: -1.5,
    example: 'to enable talent to flourish',
    holds: (candidate) =>
      candidate.behind === 'to' &&
      candidate.opening !== 'asked' &&
      !isCompound(candidate) &&
      candidate.inside.every((word) => isLower(word)),
  },
  {
    signal: 'a condition of the work',
    weight: -1.5,
    example: 'ability to meet tight schedules',
    holds: ({ opening }) => opening === 'circumstance',
  },
  {
    signal: 'lent by the employer',
    weight: -2,
    example: 'able to drive a company van',
    holds: ({ inside }) => inside[0]?.plain === 'company' && lentThings.has(inside[1]?.plain ?? ''),
  },
  {
    signal: 'one of several verbs with the same object',
    weight: -2.5,
    example: 'experience of managing, executing and analysing tests',
    holds: isVerbInRow,
  },
  {
    signal: 'a verb in -ing alone',
    weight: -1,
    example: '- Liaising with the town',
    holds: ({ words, first, last, opening, statement }) =>
      first === last &&
      opening === null &&
      /^\p{Ll}*ing$/u.test(words[first]?.plain ?? '') &&
      words[first + 1]?.joint === 'soft' &&
      (statement.part === 'duty' || !statement.isItem),
  },
  {
    signal: 'behind a preposition of place, time or purpose',
    weight: -0.5,
    example: 'for the city council',
    holds: (candidate) => !isSpelledAsName(candidate) && isBehindCircumstance(candidate),
  },
  {
    signal: "somebody's",
    weight: -1,
    example: 'our water budget',
    holds: isOwned,
  },
];

/** A phrase with at least this score is a requirement. */
export const minScore = 1.25;

export const scoreOf = (candidate: Candidate): number =>
  signals.reduce((sum, { weight, holds }) => (holds(candidate) ? sum + weight : sum), 0);
