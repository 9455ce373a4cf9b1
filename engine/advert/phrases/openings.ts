import {
  askedAdjectives,
  aptitudeNouns,
  askingNouns,
  askingPrepositions,
  bearingVerbs,
  circumstanceVerbs,
  eagerWords,
  experienceNouns,
  irregularParticiples,
  levelWords,
} from '../../lexicon/cues/asking.ts';
import { benefitCue } from '../../lexicon/adverts/boilerplate.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import type { Word } from '../../text/words.ts';
import { functionWordSet, isBaseOf, isNumber } from '../word-classes.ts';

/** How the list that a phrase belongs to was opened: 'experience with ...', 'such as ...', 'able to read ...', 'able to withstand ...', or not at all. */
export type Opening = 'asked' | 'example' | 'ability' | 'circumstance' | null;

/** After these 'to' has a noun: 'exposure to rigging', 'qualified to Level 3'. */
const takesNoun = /^(?:exposure|qualified|trained|certified|certification|registered|qualifications?)$/;

export const isOpening = (words: readonly Word[], index: number): boolean => {
  const [opening, word] = [words[index - 1], words[index]];
  if (word === undefined) return false;
  if (opening === undefined) return false;
  // 'A talent to sing', 'time to understand' are followed by a verb after 'to'.
  const isVerbNext = word.plain === 'to' && !takesNoun.test(opening.plain);
  if (askingNouns.has(opening.plain) && askingPrepositions.has(word.plain) && !isVerbNext) return true;
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
export const isAbilityVerb = (words: readonly Word[], index: number, isItem: boolean): boolean => {
  const [noun, link, word, next] = [words[index - 2], words[index - 1], words[index], words[index + 1]];
  if (link === undefined || !abilityLinks.has(link.plain)) return false;
  if (word === undefined || next?.joint !== 'soft' || word.joint !== 'soft') return false;
  if (!/^\p{Ll}{3,}$/u.test(word.raw) || functionWordSet.has(word.plain)) return false;
  if (circumstanceVerbs.has(word.plain)) return false;
  if (functionWordSet.has(next.plain) && !/^(?:a|an|the)$/.test(next.plain)) return false;
  if (word.plain.endsWith('ing')) return /^(?:comfortable|confident)$/.test(link.plain);
  if (link.plain === 'to') return /^(?:able|ability)$/.test(noun?.plain ?? '');
  // 'You can see the sea' is not a demand in a sentence.
  return (
    link.plain === 'can' &&
    (noun === undefined ||
      /^(?:who|person|somebody|someone|candidate)$/.test(noun.plain) ||
      (isItem && noun.plain === 'you'))
  );
};

/** 'Able to record scores and escalate a case': another verb of the same ability, recognized by the article after it. */
export const isFurtherAbility = (words: readonly Word[], index: number): boolean => {
  const [link, word, next] = [words[index - 1], words[index], words[index + 1]];
  if (link === undefined || word === undefined || !/^(?:and|or)$/.test(link.plain)) return false;
  return (
    word.joint === 'soft' && /^\p{Ll}{3,}$/u.test(word.raw) && next?.before === ' ' && /^(?:an?|the)$/.test(next.plain)
  );
};

/** 'Ability to meet tight schedules': a condition of the work is not a skill. */
export const isCircumstanceVerb = (words: readonly Word[], index: number): boolean =>
  words[index - 1]?.plain === 'to' &&
  ((/^(?:able|ability)$/.test(words[index - 2]?.plain ?? '') && bearingVerbs.has(words[index]?.plain ?? '')) ||
    // 'Willingness to undertake further training'
    (/^willing(?:ness)?$/.test(words[index - 2]?.plain ?? '') && words[index]?.plain !== 'learn'));

/** 'customers face to face', 'day to day': with the same word on both sides of 'to' it says how, and not what. */
export const isSameAround = (words: readonly Word[], index: number): boolean => {
  const [word, to, same] = [words[index], words[index + 1], words[index + 2]];
  return word !== undefined && to?.plain === 'to' && word.plain === same?.plain;
};

/** 'Experience performing loop checks': a verb in '-ing' where other postings have 'in'. */
export const isOpeningGerund = (words: readonly Word[], index: number): boolean => {
  const [noun, word, next] = [words[index - 1], words[index], words[index + 1]];
  if (noun === undefined || word === undefined || next === undefined) return false;
  if (!experienceNouns.has(noun.plain) || word.joint !== 'soft' || !isBaseOf(word.plain)) return false;
  const isObject = !functionWordSet.has(next.plain) || /^(?:and|or|a|an|the)$/.test(next.plain);
  return next.joint === 'soft' && (isObject || isInCompound(words, index + 1));
};

const maxBracketWords = 60;
const maxWordsBefore = 60;

/** 'rotating equipment (pumps, compressors)': a list in brackets names what the words before it are. */
export const opensExamples = (words: readonly Word[], index: number, opening: Opening): boolean => {
  if (words[index]?.before !== ' (') return false;
  const behind = words.slice(index + 1, index + maxBracketWords);
  const end = behind.findIndex((word) => word.before.includes(')'));
  const inside = behind.slice(0, end < 0 ? undefined : end);
  if (!inside.some((word) => /^\s*[,/]\s*$/.test(word.before))) return false;
  // 'Salary (basic, overtime)'. A line of 20 kB has thousands of brackets: only the words near each are looked at.
  const before = words.slice(Math.max(0, index - maxWordsBefore), index).map(({ plain }) => plain);
  return opening !== null || !benefitCue.test(before.join(' '));
};

/** 'You've fitted Poisson models', 'has written grant reports': what somebody has done is asked for. */
export const isDoneBefore = (words: readonly Word[], index: number): boolean => {
  const [who, have, word, next] = [words[index - 2], words[index - 1], words[index], words[index + 1]];
  const isSaid =
    (who?.plain === 'you' && /^(?:ve|have)$/.test(have?.plain ?? '')) ||
    // 'The associate should have drafted motions'
    (/^(?:should|must)$/.test(who?.plain ?? '') && have?.plain === 'have') ||
    ((who === undefined || who.plain === 'who') && /^(?:has|have)$/.test(have?.plain ?? ''));
  if (!isSaid || !isParticiple(word)) return false;
  return next?.joint === 'soft' && (!functionWordSet.has(next.plain) || isParticipleBehind(words, index + 1));
};
const isParticiple = (word: Word | undefined): boolean =>
  word !== undefined && (/(?:ed|wn|ven)$/.test(word.plain) || irregularParticiples.has(word.plain));
/** 'drafted and argued', from the conjunction on. */
const isParticipleBehind = (words: readonly Word[], index: number): boolean =>
  /^(?:and|or)$/.test(words[index]?.plain ?? '') && isParticiple(words[index + 1]);

/** 'argued' in 'should have drafted motions, argued appeals': one more thing that somebody has done. */
export const isDoneNext = (words: readonly Word[], index: number): boolean => {
  const [before, word, next] = [words[index - 1], words[index], words[index + 1]];
  const isNext = /^\s*,\s*$/.test(word?.before ?? '') || /^(?:and|or)$/.test(before?.plain ?? '');
  if (!isNext || !isParticiple(word) || next?.joint !== 'soft') return false;
  return !functionWordSet.has(next.plain) || isParticipleBehind(words, index + 1);
};

/** 'farm-to-table', 'take-off': inside a compound, a function word does not act as one. */
export const isInCompound = (words: readonly Word[], index: number): boolean =>
  words[index]?.before === '-' || words[index + 1]?.before === '-';

/** The letters of 'i.e.' and 'e.g.', which introduce examples. */
export const isExampleLetter = (words: readonly Word[], index: number): boolean => {
  const isPair = (at: number): boolean => {
    const [one, other] = [words[at], words[at + 1]];
    return other?.before === '.' && /^(?:ie|eg)$/.test(`${one?.raw ?? ''}${other.raw}`);
  };
  return isPair(index) || isPair(index - 1);
};

/** 'limited' in 'but not limited to', which examples follow. */
export const isNotLimited = (words: readonly Word[], index: number): boolean =>
  words[index]?.plain === 'limited' && words[index - 1]?.plain === 'not' && words[index + 1]?.plain === 'to';

/** 'Rigging know-how' is two words that say the same as 'rigging knowledge'. */
export const isKnowHow = (words: readonly Word[], index: number): boolean =>
  words[index]?.plain === 'know' && words[index + 1]?.before === '-' && words[index + 1]?.plain === 'how';
