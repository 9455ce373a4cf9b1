import { sectionTitles } from '../../lexicon/section-titles.ts';
import { slipsBetween } from '../../text/one-slip.ts';
import { monthNames } from '../../lexicon/months.ts';
import type { Speller } from '../../model/speller.ts';
import { isKnown, isTermWord } from './known-words.ts';
import { likelyWordFor } from './likely-word.ts';
import { tripledLetter } from './tripled-letters.ts';

/** Shorter ones are one letter away from many words. */
const plain = /^\p{L}?[a-z]{5,23}$|^\p{Lu}{6,24}$/u;
/** More unknown words are a field that the dictionary does not cover; bounds the work. */
const maxLookedAt = 60;

/** In shorter words, two slips lead to too many others. */
const minOfTwoSlips = 9;
const titleWords: ReadonlySet<string> = new Set(
  Object.values(sectionTitles).flatMap((titles) =>
    titles.flatMap((title) => title.toLowerCase().match(/[a-z]{9,}/gu) ?? []),
  ),
);

/** 'Acheivments', 'proffesional': two slips in a word of the usual titles. */
const isNearTitleWord = (word: string): boolean =>
  word.length >= minOfTwoSlips &&
  [...titleWords].some(
    (title) =>
      title.startsWith(word.charAt(0)) && Math.abs(title.length - word.length) <= 2 && slipsBetween(word, title) === 2,
  );

/**
 * Whether one of the words looks like a slip of the pen, although a name or a term may be written so, and we could not
 * say that it is one: 'postgress' in a list, a slip that stands twice. Names of people, schools and towns are not among
 * the words.
 */
export const hasDoubtfulWords = (words: readonly string[], jobText: string | null, speller: Speller): boolean => {
  // The dictionary has months only with a capital.
  const isWord = (word: string): boolean => isTermWord(word) || monthNames.has(word) || speller.isWord(word);
  const unknown = new Set<string>();
  const given = new Set(jobText?.toLowerCase().split(/[^\p{L}]+/u));
  for (const word of new Set(words)) {
    const lowered = word.toLowerCase();
    if (!plain.test(word) || unknown.has(lowered) || given.has(lowered)) continue;
    if (isKnown(lowered, speller) || speller.isWord(word)) continue;
    unknown.add(lowered);
    if (tripledLetter.test(lowered) || isNearTitleWord(lowered) || unknown.size > maxLookedAt) return true;
  }
  // Last, because hundreds of slips are tried for each of them.
  return [...unknown].some((word) => likelyWordFor(word, isWord, isTermWord) !== null);
};
