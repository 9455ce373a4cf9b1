import {
  askedAdjectives,
  askingNouns,
  circumstances,
  circumstanceVerbs,
  exampleWords,
  knowingVerbs,
  permitNouns,
} from '../../lexicon/cues/asking.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import type { Word } from '../../text/words.ts';
import { isEnumeration } from '../statements/advert-lines.ts';
import type { Statement } from '../statements/statement.ts';
import { functionWordSet, isCapital, isOfBetweenNames, isTitleCase } from '../word-classes.ts';
import { isInOfTitle, isListedAcronym, opensSetName, isOfLetterPair } from './names-with-small-words.ts';
import type { Candidate } from './candidate.ts';
import {
  isAbilityVerb,
  isCircumstanceVerb,
  isDoneBefore,
  isDoneNext,
  isExampleLetter,
  isFurtherAbility,
  isInCompound,
  isKnowHow,
  isNotLimited,
  isOpening,
  isOpeningGerund,
  isSameAround,
  opensExamples,
  type Opening,
} from './openings.ts';
import { coreOf } from './phrase-core.ts';

/** 'Allen-Bradley / Siemens' are two names, 'CI/CD' and 'TCP/IP' are one. */
const isSlashBetween = (words: readonly Word[], index: number): boolean => {
  const [before, word] = [words[index - 1], words[index]];
  if (before === undefined || word?.before.includes('/') !== true) return false;
  return !(word.before === '/' && /^[\p{Lu}\d]{1,4}$/u.test(word.raw) && /^[\p{Lu}\d]{1,4}$/u.test(before.raw));
};

/** 'Understanding of the importance of hygiene': they say how somebody knows something, not what. */
const aboutNouns = wordSet(
  'importance value basics fundamentals essentials nature role impact meaning variety range aspects field fields area areas principles',
);

/** 'Knowledge of types of cargo': the noun right after the words that ask continues past 'of'. */
const isOfWhatIsAsked = (words: readonly Word[], index: number, from: number, isDirect: boolean): boolean => {
  const [noun, word, after] = [words[index - 1], words[index], words[index + 1]];
  if (!isDirect || from !== index - 1 || word?.plain !== 'of' || noun === undefined || after === undefined)
    return false;
  return after.joint === 'soft' && !functionWordSet.has(after.plain) && !askingNouns.has(noun.plain);
};

/** The end of a sentence or a clause inside a statement: what was asked for before no longer applies. */
const endsClause = (before: string): boolean => /[;:!?]|\.\s|\s[–—-]\s/.test(before);

const isListJoint = (word: Word): boolean => /^\s*[,/(+&]|\)\s*,/.test(word.before);

const isBonus = (word: Word): boolean => /^(?:plus|asset|bonus|advantage)$/.test(word.plain);

/** What follows these is what the work is done with, wherever it is done. */
const toolWords = wordSet('with using via');
const usingWords = wordSet('utilizing utilising leveraging employing');

/** 'Investing time to understand rotas': the purpose of an action, unlike 'able to understand rotas'. */
const isPurpose = (words: readonly Word[], index: number): boolean => {
  const [before, to] = [words[index - 2], words[index - 1]];
  return to?.plain === 'to' && before !== undefined && !takesVerb.has(before.plain);
};
const takesVerb = wordSet(
  'ability able capacity capable willing willingness keen eager ready need needs needed expected required have has want wants like love',
);

/** 'partnership' in 'in partnership with': with whom, not what. */
const isBesideOthers = (words: readonly Word[], index: number): boolean =>
  words[index - 1]?.plain === 'in' && words[index + 1]?.plain === 'with' && withOthers.has(words[index]?.plain ?? '');
const withOthers = wordSet(
  'partnership collaboration cooperation conjunction consultation liaison tandem concert line accordance keeping',
);

/** Items with more words are sentences, unless they are lists. */
const maxNounItemLength = 9;

/** Phrases of a statement in order. `isTaken` tells which words known terms cover: a phrase never contains one. */
export const candidatesIn = (
  words: readonly Word[],
  statement: Statement,
  isTaken: (index: number) => boolean,
): readonly Candidate[] => {
  const found: Candidate[] = [];
  const isHeadline = isTitleCase(words);
  const isNounItem = words.length <= maxNounItemLength || isEnumeration(statement.text);
  const isAskedPart = statement.part === 'must' || statement.part === 'nice';
  let hasNamed = false;
  let opening: Opening = statement.isAsked === true ? 'asked' : null;
  let isDirect = opening !== null;
  let isCircumstance = false;
  let isClauseStart = true;
  /** After 'should have drafted', for the participles that follow. */
  let isDone = false;
  /** What applied before a list in brackets, and applies after it again. */
  let outside: { opening: Opening; isDirect: boolean; isCircumstance: boolean } | null = null;
  let from = -1;
  const close = (end: number) => {
    if (from < 0) return;
    const first = from;
    from = -1;
    // 'compilation of' before a known term
    const last = words[end]?.plain === 'of' ? end - 1 : end;
    const core =
      last < first
        ? null
        : coreOf(words, { first, last }, isClauseStart, statement.part === 'duty', opening === 'ability');
    isClauseStart = false;
    if (core === null) return;
    // 'You can enjoy private insurance'
    const offered = words.slice(Math.max(0, first - 2), first + 1).map(({ plain }) => plain);
    if (offered[0] === 'you' && offered[1] === 'can' && circumstanceVerbs.has(offered[2] ?? '')) return;
    const [before, after, behind] = [words[first - 1], words[core.last + 1], words[end + 1]];
    // A neighbor of a known term belongs to that term: 'Kafka clusters', 'nightly Kafka'.
    const isBesideTaken =
      (words[first]?.joint === 'soft' && words[first]?.before !== '/' && first > 0 && isTaken(first - 1)) ||
      (behind !== undefined &&
        behind.joint === 'soft' &&
        // 'ICD9/CPT'
        behind.before !== '/' &&
        isTaken(end + 1) &&
        !functionWordSet.has(behind.plain));
    // 'pre- and post-award': half of a compound names nothing.
    if (isBesideTaken || /^-\s/.test(after?.before ?? '')) return;
    // 'Rigging is beneficial', 'Dutch would be a big plus': they say how much it is asked for.
    if (core.first === core.last && askedAdjectives.has(words[core.last]?.plain ?? '')) return;
    if (/^an?$/.test(before?.plain ?? '') && words.slice(core.first, end + 2).some(isBonus)) return;
    found.push({
      ...core,
      words,
      inside: words.slice(core.first, core.last + 1),
      statement,
      opening,
      isDirect,
      behind: before !== undefined && functionWordSet.has(before.plain) ? before.plain : '',
      ahead: after?.joint === 'soft' ? after.plain : '',
      isWhole: first === 0 && end === words.length - 1,
      isCircumstance,
      isFirst: !hasNamed,
      isHeadline,
      isNounItem,
    });
    hasNamed = true;
  };
  const open = (next: Opening) => {
    from = -1;
    opening = next;
    isDirect = true;
    isCircumstance = false;
  };
  words.forEach((word, index) => {
    const next = words[index + 1];
    if (word.joint === 'hard' || isSlashBetween(words, index)) {
      close(index - 1);
      if (endsClause(word.before)) {
        if (!word.before.includes(':')) opening = null;
        isClauseStart = true;
        isCircumstance = false;
      } else if (isListJoint(word)) isClauseStart = statement.part === 'duty';
    }
    if (isOpening(words, index)) return open(words[index - 1]?.plain === 'such' ? 'example' : 'asked');
    if (isOpeningGerund(words, index)) return open('asked');
    if (isCircumstanceVerb(words, index)) return open('circumstance');
    if (isAskedPart && isAbilityVerb(words, index, statement.isItem)) return open('ability');
    if (opening === 'ability' && isFurtherAbility(words, index)) return open('ability');
    if (outside !== null && word.before.includes(')')) {
      [opening, isDirect, isCircumstance] = [outside.opening, outside.isDirect, outside.isCircumstance];
      outside = null;
    }
    if (isAskedPart && opensExamples(words, index, opening)) {
      outside = { opening, isDirect, isCircumstance };
      open('example');
    }
    if ((exampleWords.has(word.plain) && next?.before !== '-') || isExampleLetter(words, index)) {
      close(index - 1);
      return open('example');
    }
    // 'including but not limited to rigging'
    if (isNotLimited(words, index)) return;
    if (isNotLimited(words, index - 1)) return open('example');
    if (isSameAround(words, index) || isSameAround(words, index - 2)) {
      close(index - 1);
      return;
    }
    if (isKnowHow(words, index)) {
      close(index - 1);
      return;
    }
    if (isKnowHow(words, index - 1)) return;
    if (knowingVerbs.has(word.plain) && next?.joint === 'soft' && !isPurpose(words, index)) return open('asked');
    if (isDoneBefore(words, index) || (isDone && isDoneNext(words, index))) {
      close(index - 1);
      isDone = true;
      return open('asked');
    }
    // '3+ years steel detailing': the years are of what follows.
    if (/^(?:years?|yrs?)$/.test(word.plain) && from >= 0 && index - from <= 2) return open('asked');
    // 'data capture w/ receivers': short for 'with', not an alternative
    if (word.raw === 'w' && next?.before.startsWith('/') === true) {
      close(index - 1);
      isCircumstance = false;
      return;
    }
    if (isTaken(index)) {
      close(index - 1);
      hasNamed = true;
      return;
    }
    // "Fred's Picker", "blaster's ticket": the letter belongs to the name before it.
    const isOfName = isCapital(words[index - 1] ?? word) || permitNouns.has(next?.plain ?? '');
    if (from >= 0 && word.plain === 's' && /^['’]$/.test(word.before) && isOfName) return;
    if (isInCompound(words, index)) {
      if (from < 0) from = index;
      return;
    }
    // 'Rigging is a plus, as is a diving license', 'as well as'
    const isAsWellAs =
      word.plain === 'as' && (/^(?:well|is|are)$/.test(next?.plain ?? '') || words[index - 1]?.plain === 'well');
    if (circumstances.has(word.plain) && !isAsWellAs) {
      close(index - 1);
      isDirect = false;
      isCircumstance = true;
      return;
    }
    // 'Understands how the gates fit', but 'knows how to splice': a clause names nothing.
    if (/^(?:how|why)$/.test(word.plain) && next?.plain !== 'to') {
      close(index - 1);
      return open('circumstance');
    }
    // 'in partnership with the town'
    if (from < 0 && isBesideOthers(words, index)) return;
    if (isDirect && aboutNouns.has(word.plain) && next?.plain === 'of') {
      from = -1;
      return;
    }
    if (from >= 0 && (isOfBetweenNames(words, index) || isOfWhatIsAsked(words, index, from, isDirect))) return;
    if (from >= 0 && !isHeadline && isInOfTitle(words, index, from)) return;
    // 'applications utilizing Dendrolog'
    if (usingWords.has(word.plain) && next?.joint === 'soft') {
      close(index - 1);
      isDirect = opening === 'asked';
      return;
    }
    if (toolWords.has(word.plain)) isCircumstance = false;
    const isInsideName = isOfLetterPair(words, index) || isListedAcronym(words, index) || opensSetName(words, index);
    // 'land use and zoning'
    const isUse = word.plain === 'use' && from >= 0 && (next?.joint !== 'soft' || /^(?:and|or)$/.test(next.plain));
    if (functionWordSet.has(word.plain) && word.before !== '-' && !isInsideName && !isUse) {
      close(index - 1);
      return;
    }
    if (from < 0) from = index;
  });
  close(words.length - 1);
  return found;
};
