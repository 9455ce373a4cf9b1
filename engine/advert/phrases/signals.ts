import {
  circumstances,
  measures,
  permitNouns,
  possessives,
  valueNouns,
  wholeNouns,
} from '../../lexicon/cues/asking.ts';
import { isCommonStem } from '../../lexicon/common-words.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { alsoNouns, presentVerbs } from '../../lexicon/verbs.ts';
import type { Word } from '../../text/words.ts';
import {
  commonNounSet,
  headNounSet,
  functionWordSet,
  isAdverb,
  isBaseOf,
  isCapital,
  isGrade,
  isMarked,
  isNumber,
  isVerb,
  personNounSet,
  qualifierSet,
  vagueWordSet,
} from '../word-classes.ts';
import { isOfLetterPair } from './names-with-small-words.ts';
import { isAskedBehind, isOwned, type Candidate } from './candidate.ts';

/** One reason for or against taking a phrase as a requirement. */
export type Signal = { signal: string; weight: number; example: string; holds: (candidate: Candidate) => boolean };

const inside = (candidate: Candidate): readonly Word[] => candidate.inside;
/** The first word has its capital from the sentence that goes on behind it: 'Responsive and kind', 'Prepared to lift'. */
const opensSentence = ({ words, first, last }: Candidate): boolean =>
  first === 0 && words[last + 1]?.joint === 'soft' && words[0] !== undefined && !isMarked(words[0]);
const isRequired = ({ statement }: Candidate): boolean => statement.part === 'must' || statement.part === 'nice';

/** 'Section 504', 'Class 5': a general noun with a capital and a number is a name. */
const isNumbered = (candidate: Candidate): boolean =>
  inside(candidate).some(
    (word, index, all) => isCapital(word) && !isGrade(word) && /^\d/.test(all[index + 1]?.raw ?? ''),
  );
/** 'PERM', 'ISO9001'. In running text a longer word with inner capitals may be two that lost the space between them. */
const isAcronym = (word: Word): boolean => /^[\p{Lu}\d]{2,7}s?$/u.test(word.raw);
/** 'NOTE', 'FURTHER DUTIES': an everyday word in capitals is emphasis, unless it is alone with them in a list. */
const isShouted = (word: Word, { statement, first, last }: Candidate): boolean =>
  /^\p{Lu}{4,}$/u.test(word.raw) && isCommonStem(word.stem) && (!statement.isItem || last > first);
const isCompound = (candidate: Candidate): boolean => candidate.last > candidate.first;
const isSpelledAsName = (candidate: Candidate): boolean =>
  isNumbered(candidate) ||
  (isOfLetterPair(candidate.words, candidate.first) && isCompound(candidate)) ||
  inside(candidate).some(
    (word) => isMarked(word) && !isShouted(word, candidate) && (candidate.statement.isItem || isAcronym(word)),
  );
const isLower = (word: Word): boolean => /^\p{Ll}/u.test(word.raw);
const isGeneral = (word: Word): boolean =>
  commonNounSet.has(word.plain) ||
  headNounSet.has(word.plain) ||
  qualifierSet.has(word.plain) ||
  wholeNouns.has(word.plain) ||
  vagueWordSet.has(word.plain);
const isUncommon = (word: Word): boolean => !isCommonStem(word.stem) && !isGeneral(word) && !isNumber(word);
const isOfGeneralWords = (candidate: Candidate): boolean =>
  !isSpelledAsName(candidate) &&
  inside(candidate).every((word) => isGeneral(word) || isVerb(word.plain) || isNumber(word));
const isAskedFor = ({ opening, isDirect }: Candidate): boolean => opening === 'asked' && isDirect;
const adjective = /(?:able|ible|ful|ous|ive|less|ish|ant|ic|al|ary|ory|ed)$|^(?:written|spoken|big)$/;
/** Words before the noun of an object. */
const determiners = wordSet('a an the all any each every both');
const isBeforeObject = ({ plain }: Word): boolean =>
  plain === 'and' ||
  determiners.has(plain) ||
  possessives.has(plain) ||
  (presentVerbs.has(plain) && !alsoNouns.has(plain));
/** 'teams' in 'Empowers, motivates and inspires teams', 'culture' in 'Reinforces a safe culture': the object of the opening verbs. */
const objectOfOpening = (words: readonly Word[]): string => {
  const from = words.findIndex((word, index) => index > 0 && !isBeforeObject(word));
  if (from < 0) return '';
  const end = words.findIndex(
    (word, index) => index > from && (word.joint === 'hard' || functionWordSet.has(word.plain)),
  );
  return words.at(end < 0 ? -1 : end - 1)?.plain ?? '';
};
const namesPeopleOrValue = (plain: string): boolean =>
  personNounSet.has(plain) || wholeNouns.has(plain) || valueNouns.has(plain);
const isBehindCircumstance = ({ isCircumstance, behind }: Candidate): boolean =>
  isCircumstance || circumstances.has(behind);
/**
 * Whether an item that begins with a verb tells how somebody works: it, or the phrase, is about people or a value. What
 * stands behind 'to' or 'for' is not the object: 'Teaches pump repair to apprentices'.
 */
const isAboutBehavior = (candidate: Candidate): boolean =>
  namesPeopleOrValue(objectOfOpening(candidate.words)) ||
  namesPeopleOrValue(headOf(candidate)) ||
  isBehindCircumstance(candidate);

/** 'Empowers, motivates and inspires teams', 'Reinforces a culture': an item that begins with a verb. */
const opensWithThirdPerson = (candidate: Candidate): boolean => {
  const { words, statement } = candidate;
  const [word, next] = words;
  if (!statement.isItem || word === undefined || next === undefined || !/[^s]s$/.test(word.plain)) return false;
  if (isMarked(word)) return false;
  const isKnown = presentVerbs.has(word.plain) || isVerb(word.plain);
  // 'Bonus points for weir bids' begins with no verb.
  const isObject = determiners.has(next.plain) || possessives.has(next.plain) || valueNouns.has(next.plain);
  const opens =
    next.joint === 'soft'
      ? isObject || (isKnown && !/^(?:or|of|for|in|with|to)$/.test(next.plain))
      : isOnlyVerb(word.plain) || isOnlyVerb(next.plain);
  return opens && isAboutBehavior(candidate);
};
const isOnlyVerb = (plain: string): boolean => plain.endsWith('s') && presentVerbs.has(plain) && !alsoNouns.has(plain);

/** 'Valuing contributions ...', 'Anticipate changes ...': how somebody works, in more words than a skill has. */
const opensWithVerb = (candidate: Candidate): boolean => {
  const { words, statement, isNounItem } = candidate;
  const [word, next] = words;
  if (!statement.isItem || isNounItem || word === undefined || next === undefined || isMarked(word)) return false;
  if (next.joint !== 'soft' || /^(?:and|or|of|in|with|for|to)$/.test(next.plain)) return false;
  const isVerbForm = word.plain.endsWith('ing') || isVerb(word.plain) || presentVerbs.has(word.plain);
  return isVerbForm && isAboutBehavior(candidate);
};

const maxVerbsInRow = 12;

/** 'deploying' in 'deploying and configuring servers', 'complying' in 'complying with laws'. */
const isVerbInRow = ({ words, first, last }: Candidate): boolean => {
  const [word, next, second] = [words[first], words[first + 1], words[first + 2]];
  if (first !== last || word === undefined || next === undefined || !isBaseOf(word.plain)) return false;
  if (next.joint === 'soft' && /^(?:with|to)$/.test(next.plain)) return true;
  const other = /^\s*,\s*$/.test(next.before) ? next : /^(?:and|or)$/.test(next.plain) ? second : undefined;
  if (other === undefined || !other.plain.endsWith('ing') || !isBaseOf(other.plain)) return false;
  // The last of the verbs has the object.
  const at = other === next ? first + 1 : first + 2;
  const rest = words
    .slice(at + 1, at + maxVerbsInRow)
    .find((each) => !(each.plain.endsWith('ing') || /^(?:and|or)$/.test(each.plain)));
  return rest !== undefined && rest.joint === 'soft';
};

/** 'rules' of 'Rules of Court', 'drains' of 'storm drains'. */
const headOf = (candidate: Candidate): string => {
  const words = inside(candidate);
  const of = words.findIndex(({ plain }) => plain === 'of');
  return words[of > 0 ? of - 1 : words.length - 1]?.plain ?? '';
};
const activity = /(?:ing|ion|ment|ance|ence|sis|ology|graphy|ics|ure|ity|ery)s?$/;
const isCapitalName = (candidate: Candidate): boolean =>
  candidate.first > 0 &&
  !candidate.isHeadline &&
  inside(candidate).some(
    (word) =>
      isCapital(word) && !isMarked(word) && !isShouted(word, candidate) && !isVerb(word.plain) && word.joint === 'soft',
  );

/**
 * Why a phrase that no list knows is a requirement, or is not. The weights were set by hand against the phrases marked
 * in the training part of SkillSpan and against postings written for it; a phrase is taken from `minScore` on.
 */
export const signals: readonly Signal[] = [
  {
    signal: 'in a list of requirements',
    weight: 0.25,
    example: 'Requirements: - storm drain design',
    holds: (candidate) => isRequired(candidate) && candidate.statement.isItem,
  },
  {
    signal: 'in a sentence of the requirements',
    weight: -0.25,
    example: 'You must hold the licence and have tarped before.',
    holds: (candidate) =>
      isRequired(candidate) && !candidate.statement.isItem && !isAskedFor(candidate) && candidate.opening !== 'ability',
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
    holds: (candidate) => isCompound(candidate) && permitNouns.has(inside(candidate).at(-1)?.plain ?? ''),
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
    holds: (candidate) => inside(candidate).some(isUncommon),
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
    signal: 'behind "with" or "using"',
    weight: 0.25,
    example: 'schedules shifts with Kronos',
    holds: ({ behind }) => /^(?:with|using|via)$/.test(behind),
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
    holds: (candidate) => /[^s]s$/.test(inside(candidate).at(-1)?.plain ?? ''),
  },
  {
    signal: 'in a long sentence',
    weight: -0.25,
    example: 'more than twenty words',
    holds: ({ words }) => words.length > 20,
  },
  {
    signal: 'nice to have',
    weight: 1,
    example: 'Bonus: harpsichord maintenance',
    holds: ({ statement }) => statement.part === 'nice',
  },
  {
    signal: 'later in a list that was asked for',
    weight: 0.25,
    example: 'experience with drains at depth and weirs',
    holds: ({ opening, isDirect }) => (opening === 'asked' || opening === 'example') && !isDirect,
  },
  {
    signal: 'a single everyday word',
    weight: -0.75,
    example: 'the garden',
    holds: (candidate) =>
      !isCompound(candidate) && inside(candidate).every((word) => isLower(word) && !isUncommon(word)),
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
    signal: 'a time or an amount',
    weight: -2,
    example: 'last 3 years',
    holds: (candidate) => measures.has(headOf(candidate)),
  },
  {
    signal: 'begins with an evaluation',
    weight: -0.75,
    example: 'excellent manners',
    holds: (candidate) => vagueWordSet.has(inside(candidate)[0]?.plain ?? ''),
  },
  {
    signal: 'an adjective or adverb alone',
    weight: -1,
    example: 'responsible',
    holds: (candidate) => {
      const [only] = inside(candidate);
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
    holds: (candidate) => isCompound(candidate) && inside(candidate).every((word) => isShouted(word, candidate)),
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
