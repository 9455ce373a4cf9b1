import {
  commonNouns,
  dutyVerbs,
  peopleNouns,
  vagueAdjectives,
  functionWords,
  genericHeads,
  placesAndDays,
  qualifiers,
  spokenLanguages,
} from '../lexicon/stop-words.ts';
import type { Word } from '../text/words.ts';

const wordSet = (words: readonly string[]): ReadonlySet<string> => new Set(words.map((word) => word.toLowerCase()));
export const isFunction = wordSet(functionWords);
export const isQualifier = wordSet(qualifiers);
export const isHead = wordSet(genericHeads);
export const isCommon = wordSet(commonNouns);
export const verbs = wordSet(dutyVerbs);
/** 'Prepare' and 'prepares'. */
export const isVerb = (word: string): boolean =>
  verbs.has(word) || verbs.has(word.replace(/s$/, '')) || verbs.has(word.replace(/es$/, ''));
export const isVague = wordSet(vagueAdjectives);
export const isPerson = wordSet(peopleNouns);
export const isPlace = wordSet([...placesAndDays, ...spokenLanguages]);

export const isCapital = (word: Word): boolean => /^\p{Lu}/u.test(word.raw);
/** 'TEKS', 'ChPP', 'NEC4', 'eDiscovery': its own spelling says that it is a name. */
export const isMarked = (word: Word): boolean =>
  word.raw.length >= 2 &&
  /\p{L}.*\p{Lu}|\p{Lu}.*\d|\d.*\p{Lu}/u.test(word.raw) &&
  // Long words all in capitals are shouted ('REQUIREMENTS'), not named.
  !/^\p{Lu}{7,}$/u.test(word.raw);
export const isAdverb = (word: Word): boolean => word.plain.length > 4 && word.plain.endsWith('ly');
export const isNumber = (word: Word): boolean => /^\d/.test(word.raw);

/** 'Federal Rules of Civil Procedure' is one name. */
export const isOfBetweenNames = (words: readonly Word[], index: number): boolean => {
  const [before, word, after] = [words[index - 1], words[index], words[index + 1]];
  return word?.plain === 'of' && before !== undefined && after !== undefined && isCapital(before) && isCapital(after);
};

const firstWordOf = (text: string): string => /^[a-z]+/.exec(text.toLowerCase())?.[0] ?? '';

/** True for text that begins with what somebody does: 'Performs quality control', 'Prepare exhibits'. */
export const startsWithVerb = (text: string): boolean => isVerb(firstWordOf(text));

/** 'Leading a team': in a list of duties a verb, in a sentence often a noun ('Training is provided'). */
export const startsWithGerund = (text: string): boolean => {
  const first = firstWordOf(text);
  return first.endsWith('ing') && (isVerb(first.slice(0, -3)) || isVerb(`${first.slice(0, -3)}e`));
};
