import {
  askedAdjectives,
  askedNouns,
  aptitudeNouns,
  askingNouns,
  askingPrepositions,
  circumstances,
  circumstanceVerbs,
  eagerWords,
  exampleWords,
  experienceNouns,
  irregularParticiples,
  knowingVerbs,
  levelWords,
  permitNouns,
  possessives,
} from '../../lexicon/cues/asking.ts';
import { benefitCue } from '../../lexicon/adverts/boilerplate.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import type { Word } from '../../text/words.ts';
import { isEnumeration } from '../statements/advert-lines.ts';
import type { Statement } from '../statements/statements-of.ts';
import {
  functionWordSet,
  headNounSet,
  isBaseOf,
  isCapital,
  isNumber,
  isOfBetweenNames,
  isTitleCase,
  isVerb,
} from '../word-classes.ts';
import { isInOfTitle, isListedAcronym, isOfLetterPair, isTitleRun } from './names-with-small-words.ts';
import { isKnown, licencePhrase, trimmed, withoutVerb, type Phrase } from './phrase-shape.ts';

/** How the list that a phrase belongs to was opened: 'experience with ...', 'such as ...', 'able to read ...', or not at all. */
type Opening = 'asked' | 'example' | 'ability' | null;

/** Words of a statement that may name a requirement, with what their place in the sentence says about them. */
export type Candidate = Phrase & {
  words: readonly Word[];
  /** The words of the phrase itself. */
  inside: readonly Word[];
  statement: Statement;
  opening: Opening;
  /** True right behind the words that open the list, and for the whole list until something else begins. */
  isDirect: boolean;
  /** The word before the phrase, when it is a function word; else ''. */
  behind: string;
  /** The word after the phrase, when only a space is between; else ''. */
  ahead: string;
  /** True when the statement consists of this phrase and words that only qualify it. */
  isWhole: boolean;
  /** True for the first thing that the statement names. */
  isFirst: boolean;
  /** True where most words have a capital, so that a capital is no signal. */
  isHeadline: boolean;
  /** True for a short item or a list, where nouns are all there is. */
  isNounItem: boolean;
  /** Whether a preposition of place, time or purpose stands between the opening and the phrase. */
  isCircumstance: boolean;
};

const isOpening = (words: readonly Word[], index: number): boolean => {
  const [opening, word] = [words[index - 1], words[index]];
  if (word === undefined) return false;
  if (opening === undefined) return false;
  if (askingNouns.has(opening.plain) && askingPrepositions.has(word.plain)) return true;
  if (aptitudeNouns.has(opening.plain) && word.plain === 'for') return true;
  // 'Willing to learn taxidermy'
  if (word.plain === 'learn') return opening.plain === 'to' && eagerWords.has(words[index - 2]?.plain ?? '');
  // 'Level 3 in beauty therapy'
  if (word.plain === 'in' && isNumber(opening)) return levelWords.has(words[index - 2]?.plain ?? '');
  // 'Experience required in bid evaluation'
  const noun = words[index - 2];
  if (noun !== undefined && experienceNouns.has(noun.plain) && askedAdjectives.has(opening.plain))
    return opening.joint === 'soft' && /^(?:in|with|of|using)$/.test(word.plain);
  // 'Skilled at welding', but 'experience at a bank'.
  if (word.plain === 'at' && /^(?:skilled|adept|good|proficient|great)$/.test(opening.plain)) return true;
  // 'Knows their way around a charcoal oven'
  if (/^(?:a?round)$/.test(word.plain) && opening.plain === 'way') return true;
  return opening.plain === 'such' && word.plain === 'as';
};

const abilityLinks = wordSet('to can comfortable confident');

/** 'splice' in 'able to splice wire rope', 'who can splice wire rope', 'comfortable splicing wire rope'. */
const isAbilityVerb = (words: readonly Word[], index: number, isItem: boolean): boolean => {
  const [noun, link, word, next] = [words[index - 2], words[index - 1], words[index], words[index + 1]];
  if (link === undefined || !abilityLinks.has(link.plain)) return false;
  if (word === undefined || next?.joint !== 'soft' || word.joint !== 'soft') return false;
  if (!/^\p{Ll}{3,}$/u.test(word.raw) || functionWordSet.has(word.plain)) return false;
  if (circumstanceVerbs.has(word.plain)) return false;
  if (functionWordSet.has(next.plain) && !/^(?:a|an|the)$/.test(next.plain)) return false;
  if (word.plain.endsWith('ing')) return /^(?:comfortable|confident)$/.test(link.plain);
  if (link.plain === 'to') return /^(?:able|ability)$/.test(noun?.plain ?? '');
  // 'You can see the sea' is no demand in a sentence.
  return (
    link.plain === 'can' &&
    (noun === undefined ||
      /^(?:who|person|somebody|someone|candidate)$/.test(noun.plain) ||
      (isItem && noun.plain === 'you'))
  );
};

/** 'Experience performing loop checks': a verb in '-ing' where other postings have 'in'. */
const isOpeningGerund = (words: readonly Word[], index: number): boolean => {
  const [noun, word, next] = [words[index - 1], words[index], words[index + 1]];
  if (noun === undefined || word === undefined || next === undefined) return false;
  if (!experienceNouns.has(noun.plain) || word.joint !== 'soft' || !isBaseOf(word.plain)) return false;
  const isObject = !functionWordSet.has(next.plain) || /^(?:and|or|a|an|the)$/.test(next.plain);
  return next.joint === 'soft' && (isObject || isInCompound(words, index + 1));
};

const maxBracketWords = 60;

/** 'rotating equipment (pumps, compressors)': a list in brackets names what the words before it are. */
const opensExamples = (words: readonly Word[], index: number, opening: Opening): boolean => {
  if (words[index]?.before !== ' (') return false;
  // 'Salary (basic, overtime)'
  const before = words.slice(0, index).map(({ plain }) => plain);
  if (opening === null && benefitCue.test(before.join(' '))) return false;
  const behind = words.slice(index + 1, index + maxBracketWords);
  const end = behind.findIndex((word) => word.before.includes(')'));
  const inside = behind.slice(0, end < 0 ? undefined : end);
  return inside.some((word) => /^\s*[,/]\s*$/.test(word.before));
};

/** 'You've fitted Poisson models', 'has written grant reports': what somebody has done is asked for. */
const isDoneBefore = (words: readonly Word[], index: number): boolean => {
  const [who, have, word, next] = [words[index - 2], words[index - 1], words[index], words[index + 1]];
  const isSaid =
    (who?.plain === 'you' && /^(?:ve|have)$/.test(have?.plain ?? '')) ||
    ((who === undefined || who.plain === 'who') && /^(?:has|have)$/.test(have?.plain ?? ''));
  if (!isSaid || word === undefined || !(/(?:ed|wn|ven)$/.test(word.plain) || irregularParticiples.has(word.plain)))
    return false;
  return next?.joint === 'soft' && !functionWordSet.has(next.plain);
};

/** 'farm-to-table', 'take-off': inside a compound a function word is none. */
const isInCompound = (words: readonly Word[], index: number): boolean =>
  words[index]?.before === '-' || words[index + 1]?.before === '-';

/** 'Allen-Bradley / Siemens' are two names, 'CI/CD' and 'TCP/IP' are one. */
const isSlashBetween = (words: readonly Word[], index: number): boolean => {
  const [before, word] = [words[index - 1], words[index]];
  if (before === undefined || word?.before.includes('/') !== true) return false;
  return !(word.before === '/' && /^[\p{Lu}\d]{1,4}$/u.test(word.raw) && /^[\p{Lu}\d]{1,4}$/u.test(before.raw));
};

/** 'Understanding of the importance of hygiene': they say how somebody knows it, not what. */
const aboutNouns = wordSet(
  'importance value basics fundamentals essentials nature role impact meaning variety range aspects field fields area areas principles',
);

/** 'Knowledge of types of cargo': the noun right behind the words that ask goes on over 'of'. */
const isOfWhatIsAsked = (words: readonly Word[], index: number, from: number, isDirect: boolean): boolean => {
  const [noun, word, after] = [words[index - 1], words[index], words[index + 1]];
  if (!isDirect || from !== index - 1 || word?.plain !== 'of' || noun === undefined || after === undefined)
    return false;
  return after.joint === 'soft' && !functionWordSet.has(after.plain) && !askingNouns.has(noun.plain);
};

/** The letters of 'i.e.' and 'e.g.', which introduce examples. */
const isExampleLetter = (words: readonly Word[], index: number): boolean => {
  const isPair = (at: number): boolean => {
    const [one, other] = [words[at], words[at + 1]];
    return other?.before === '.' && /^(?:ie|eg)$/.test(`${one?.raw ?? ''}${other.raw}`);
  };
  return isPair(index) || isPair(index - 1);
};

/** 'Rigging know-how' is two words that say the same as 'rigging knowledge'. */
const isKnowHow = (words: readonly Word[], index: number): boolean =>
  words[index]?.plain === 'know' && words[index + 1]?.before === '-' && words[index + 1]?.plain === 'how';

/** The end of a sentence or a clause inside a statement: what was asked for before no longer applies. */
const endsClause = (before: string): boolean => /[;:!?]|\.\s|\s[–—-]\s/.test(before);

const isListJoint = (word: Word): boolean => /^\s*[,/(+&]|\)\s*,/.test(word.before);

const isConjunction = (word: Word | undefined): boolean => word !== undefined && /^(?:and|or)$/.test(word.plain);

const isBonus = (word: Word): boolean => /^(?:plus|asset|bonus|advantage)$/.test(word.plain);

const isAcronym = (word: Word | undefined): boolean => word !== undefined && /^\p{Lu}{2,5}$/u.test(word.raw);

/**
 * 'a system handling 4k writes', 'advice relating to': a participle behind its noun begins a clause. As the last word it
 * names an activity: 'cash handling'.
 */
const withoutParticiple = (words: readonly Word[], { first, last }: Phrase): Phrase => {
  for (let index = first + 1; index <= last; index += 1) {
    const [word, next] = [words[index], words[index + 1]];
    if (word === undefined || !word.plain.endsWith('ing') || word.before !== ' ') continue;
    const isClause =
      index < last && next !== undefined
        ? isNumber(next) ||
          // 'PAT testing ticket': a name does not act
          (isBaseOf(word.plain) && !headNounSet.has(next.plain) && !(index === first + 1 && isAcronym(words[first])))
        : next?.plain === 'to';
    if (isClause) return { first, last: index - 1 };
  }
  return { first, last };
};

/** Numbers at the end are an amount, unless a name has them: 'last 3', but 'Section 504'. */
const withoutAmount = (words: readonly Word[], { first, last }: Phrase): Phrase => {
  const [number, before] = [words[last], words[last - 1]];
  const isAmount = last > first && number !== undefined && /^\d+$/.test(number.raw) && !(before && isCapital(before));
  return isAmount ? { first, last: last - 1 } : { first, last };
};

/** 'Know rate cases well', but 'oil well': behind a plural, a name or a verb of knowing it is an adverb. */
const withoutAdverb = (words: readonly Word[], { first, last }: Phrase): Phrase => {
  const [before, word] = [words[last - 1], words[last]];
  if (last === first || word?.plain !== 'well' || before === undefined) return { first, last };
  return isKnown(words, first) || before.plain.endsWith('s') || isCapital(before)
    ? { first, last: last - 1 }
    : { first, last };
};

/** The phrase without its verb and qualifiers; null when nothing is left. */
const coreOf = (words: readonly Word[], run: Phrase, isClauseStart: boolean, isDuty: boolean): Phrase | null => {
  if (run.first > 0 && isTitleRun(words, run)) return run;
  let from = withoutVerb(words, run);
  const before = words[run.first - 1];
  const isTold = /^(?:to|will|can|you|we)$/.test(before?.plain ?? '');
  // 'Fix bugs and build features': behind 'and' a verb goes on where the duty began with one.
  const isFurtherVerb = isDuty && isConjunction(before) && isVerb(words[0]?.plain ?? '');
  if (from.first === run.first && run.first < run.last && (isTold || isFurtherVerb || (isClauseStart && isDuty))) {
    const word = words[run.first];
    const isAct = word !== undefined && isVerb(word.plain) && words[run.first + 1]?.before === ' ';
    if (isAct) from = { first: run.first + 1, last: run.last };
  }
  const noun = withoutAdverb(words, withoutAmount(words, withoutParticiple(words, from)));
  return licencePhrase(words, noun) ?? trimmed(words, noun);
};

/** What follows these is what the work is done with, wherever it is done. */
const toolWords = wordSet('with using via');
const usingWords = wordSet('utilizing utilising leveraging employing');

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
  /** What applied before a list in brackets, and applies behind it again. */
  let outside: { opening: Opening; isDirect: boolean; isCircumstance: boolean } | null = null;
  let from = -1;
  const close = (end: number) => {
    if (from < 0) return;
    const first = from;
    from = -1;
    // 'compilation of' before a known term
    const last = words[end]?.plain === 'of' ? end - 1 : end;
    const core = last < first ? null : coreOf(words, { first, last }, isClauseStart, statement.part === 'duty');
    isClauseStart = false;
    if (core === null) return;
    // 'You can enjoy private insurance'
    const offered = words.slice(Math.max(0, first - 2), first + 1).map(({ plain }) => plain);
    if (offered[0] === 'you' && offered[1] === 'can' && circumstanceVerbs.has(offered[2] ?? '')) return;
    const [before, after] = [words[first - 1], words[core.last + 1]];
    // A neighbour of a known term belongs to that term: 'Kafka clusters', 'nightly Kafka'.
    const isBesideTaken =
      (words[first]?.joint === 'soft' && words[first]?.before !== '/' && first > 0 && isTaken(first - 1)) ||
      (after !== undefined &&
        after.joint === 'soft' &&
        core.last === end &&
        isTaken(end + 1) &&
        !functionWordSet.has(after.plain));
    // 'pre- and post-award': half of a compound names nothing.
    if (isBesideTaken || /^-\s/.test(after?.before ?? '')) return;
    // 'Rigging is beneficial', 'Dutch would be a big plus': they say how much it is asked for.
    if (core.first === core.last && askedAdjectives.has(words[core.last]?.plain ?? '')) return;
    if (/^an?$/.test(before?.plain ?? '') && words.slice(core.last + 1, end + 2).some(isBonus)) return;
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
    if (isAskedPart && isAbilityVerb(words, index, statement.isItem)) return open('ability');
    if (outside !== null && word.before.includes(')')) {
      [opening, isDirect, isCircumstance] = [outside.opening, outside.isDirect, outside.isCircumstance];
      outside = null;
    }
    if (isAskedPart && opensExamples(words, index, opening)) {
      outside = { opening, isDirect, isCircumstance };
      open('example');
    }
    if (exampleWords.has(word.plain) || isExampleLetter(words, index)) {
      close(index - 1);
      return open('example');
    }
    if (isKnowHow(words, index)) {
      close(index - 1);
      return;
    }
    if (isKnowHow(words, index - 1)) return;
    if (knowingVerbs.has(word.plain) && next?.joint === 'soft') return open('asked');
    if (isDoneBefore(words, index)) return open('asked');
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
    const isAsWellAs = word.plain === 'as' && (next?.plain === 'well' || words[index - 1]?.plain === 'well');
    if (circumstances.has(word.plain) && !isAsWellAs) {
      close(index - 1);
      isDirect = false;
      isCircumstance = true;
      return;
    }
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
    const isOfAcronym = isOfLetterPair(words, index) || isListedAcronym(words, index);
    if (functionWordSet.has(word.plain) && word.before !== '-' && !isOfAcronym) {
      close(index - 1);
      return;
    }
    if (from < 0) from = index;
  });
  close(words.length - 1);
  return found;
};

/** 'kitchen fitting experience', 'Wella preferred': the words behind the phrase ask for it. */
export const isAskedBehind = ({ ahead, words, last }: Candidate): boolean => {
  if (isKnowHow(words, last + 1)) return true;
  if (askedNouns.has(ahead) || askedAdjectives.has(ahead)) return true;
  const [verb, adjective, noun] = [words[last + 1], words[last + 2], words[last + 3]];
  // 'Rigging (required)', 'Rigging - essential'
  const isSaidAlone = verb !== undefined && /^(?: \(|: | [-–] )$/.test(verb.before) && askedAdjectives.has(verb.plain);
  if (isSaidAlone && adjective?.joint !== 'soft') return true;
  if (verb === undefined || adjective === undefined) return false;
  if (!/^(?:is|are|a|an|as|would|will|strongly|highly|also)$/.test(verb.plain)) return false;
  const said = [adjective.plain, noun?.plain ?? '', words[last + 4]?.plain ?? ''];
  return said.some((plain) => askedAdjectives.has(plain) || /^(?:plus|must|advantage|asset|bonus)$/.test(plain));
};

export const isOwned = ({ behind }: Candidate): boolean => possessives.has(behind);
