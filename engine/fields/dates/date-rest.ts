import { datePrefixes, monthNames, rangeWords, seasonNames, sinceWords, untilWords } from '../../lexicon/months.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { fold } from '../../text/fold.ts';
import { isPresent } from './date-words.ts';

const durationWords: ReadonlySet<string> = wordSet(`year years yr yrs month months mo mos week weeks`);

const isDateWord = (word: string): boolean =>
  monthNames.has(word) || seasonNames.has(word) || isPresent(word) || durationWords.has(word);

const isJoint = (word: string): boolean =>
  datePrefixes.has(word) ||
  rangeWords.has(word) ||
  sinceWords.has(word) ||
  untilWords.has(word) ||
  /^\d{1,4}$/u.test(word);

/**
 * True for what is left of a date that was only read in part: 'till Jan', 'Present', '2 yrs'. It is part of no other
 * field.
 */
export const isDateRest = (text: string): boolean => {
  if (text.length > 40) return false;
  const words = fold(text).match(/[\p{L}']+|\d+/gu) ?? [];
  return words.some(isDateWord) && words.every((word) => isDateWord(word) || isJoint(word));
};
