import {
  commonNouns,
  dutyVerbs,
  peopleNouns,
  vagueAdjectives,
  functionWords,
  genericNouns,
  placesAndDays,
  qualifiers,
  spokenLanguages,
} from '../lexicon/stop-words.ts';
import { nounsLikeAdjectives } from '../lexicon/cues/evidence.ts';
import type { Word } from '../text/words.ts';

// Classes of English words, in lower case.
const wordSet = (words: readonly string[]): ReadonlySet<string> => new Set(words.map((word) => word.toLowerCase()));
export const functionWordSet = wordSet(functionWords);
export const qualifierSet = wordSet(qualifiers);
export const headNounSet = wordSet(genericNouns);
export const commonNounSet = wordSet(commonNouns);
export const dutyVerbSet = wordSet(dutyVerbs);
/** 'Prepare' and 'prepares'. */
export const isVerb = (word: string): boolean =>
  dutyVerbSet.has(word) || dutyVerbSet.has(word.replace(/s$/, '')) || dutyVerbSet.has(word.replace(/es$/, ''));
export const vagueWordSet = wordSet(vagueAdjectives);
export const personNounSet = wordSet(peopleNouns);
export const spokenLanguageSet = wordSet(spokenLanguages);
export const placeWordSet = wordSet([...placesAndDays, ...spokenLanguages]);

/** True for a word that begins with a capital. */
export const isCapital = (word: Word): boolean => /^\p{Lu}/u.test(word.raw);
/** Where most words have a capital, a capital is not a signal. */
export const isTitleCase = (words: readonly Word[]): boolean => {
  // The first word has its capital anyway.
  const long = words.slice(1).filter((word) => word.plain.length > 3);
  return long.length >= 4 && long.filter(isCapital).length / long.length > 0.8;
};

/** 'TEKS', 'ChPP', 'NEC4', 'eDiscovery': the spelling marks a name. */
export const isMarked = (word: Word): boolean =>
  word.raw.length >= 2 &&
  /^(?:\P{L}*\p{L}.*\p{Lu}|\P{Lu}*\p{Lu}.*\d|\D*\d.*\p{Lu})/u.test(word.raw) &&
  // Long words in all capitals are emphasis ('REQUIREMENTS'), not names.
  !/^\p{Lu}{7,}$/u.test(word.raw);
/** Nouns and adjectives with the ending of an adverb: 'family medicine', 'early intervention'. */
const notAdverbs = wordSet(['family', 'supply', 'assembly', 'anomaly', 'monopoly', 'early', 'elderly', 'multiply']);
/** True for English adverbs in -ly. */
export const isAdverb = (word: Word): boolean =>
  word.plain.length > 4 && word.plain.endsWith('ly') && !notAdverbs.has(word.plain);
const adjectiveEnding = /(?:[^eo]al|[iu]l|ic|ive|[ao]ry|ous|[ai]ble|less|ful)$/u;
/** 'archival', 'descriptive': an adjective by its ending, and no noun that has it as well. */
export const isAdjectiveForm = (word: Word): boolean =>
  word.plain.length > 4 && adjectiveEnding.test(word.plain) && !nounsLikeAdjectives.has(word.plain) && !isMarked(word);
/** 'Band 5', 'version 21': with a number these name no skill. */
export const isGrade = (word: Word): boolean =>
  /^(?:band|grade|level|version|phase|tier|step|zone|room|ref|reference|page|day|week|option|group|scale)$/.test(
    word.plain,
  );
/** True for a word that begins with a digit. */
export const isNumber = (word: Word): boolean => /^\d/.test(word.raw);

/** '3rd' of '3rd party': an order belongs to the name, unlike an amount. */
export const isOrdinal = (word: Word): boolean => /^\d+(?:st|nd|rd|th)$/iu.test(word.raw);

/** 'Federal Rules of Civil Procedure' is one name. */
export const isOfBetweenNames = (words: readonly Word[], index: number): boolean => {
  const [before, word, after] = [words[index - 1], words[index], words[index + 1]];
  return word?.plain === 'of' && before !== undefined && after !== undefined && isCapital(before) && isCapital(after);
};

const firstWordOf = (text: string): string => /^[a-z]+/.exec(text.toLowerCase())?.[0] ?? '';

/** True for text that begins with a verb of activity: 'Performs quality control', 'Prepare exhibits'. */
export const startsWithVerb = (text: string): boolean => isVerb(firstWordOf(text));

/** 'handling': the -ing form of a verb of duties. */
export const isBaseOf = (gerund: string): boolean => {
  if (!gerund.endsWith('ing')) return false;
  const stem = gerund.slice(0, -3);
  // 'running'
  return isVerb(stem) || isVerb(`${stem}e`) || (/([^aeiou])\1$/.test(stem) && isVerb(stem.slice(0, -1)));
};

/** 'Leading a team': a verb in a list of duties, but often a noun in a sentence ('Training is provided'). */
export const startsWithGerund = (text: string): boolean => isBaseOf(firstWordOf(text));
