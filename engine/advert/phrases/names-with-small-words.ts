import { townOf } from '../../lexicon/places.ts';
import type { Word } from '../../text/words.ts';
import { isCapital, isMarked, placeWordSet } from '../word-classes.ts';

// Names that contain a word or letter which is not part of a name elsewhere.

const isLetterPair = (words: readonly Word[], index: number): boolean => {
  const [one, other] = [words[index], words[index + 1]];
  return other?.before === '&' && /^\p{Lu}{2}$/u.test(`${one?.raw ?? ''}${other.raw}`);
};

/** 'D&T', 'H&S': a letter of an abbreviation is not a word. */
export const isOfLetterPair = (words: readonly Word[], index: number): boolean =>
  isLetterPair(words, index) || isLetterPair(words, index - 1);

/** 'SPI, UART, CAN': an everyday word in capitals, alone between names of the same kind. */
export const isListedAcronym = (words: readonly Word[], index: number): boolean => {
  const [before, word, after] = [words[index - 1], words[index], words[index + 1]];
  if (word === undefined || !/^\p{Lu}{2,5}$/u.test(word.raw) || !word.before.startsWith(',')) return false;
  return before !== undefined && isMarked(before) && (after === undefined || after.before.startsWith(','));
};

/** 'New York bar': 'new' belongs to the name of a place; so does 'a' to 'a la carte'. */
export const opensSetName = (words: readonly Word[], index: number): boolean => {
  const [word, next] = [words[index], words[index + 1]];
  if (word?.plain === 'a') return next?.plain === 'la' && next.before === ' ';
  return word?.raw === 'New' && next?.before === ' ' && isCapital(next) && placeWordSet.has(next.plain);
};

const minTitleWords = 3;

/** 'Keeping Children Safe in Education': three capitals before 'in' are a title, which continues unless a place follows. */
export const isInOfTitle = (words: readonly Word[], index: number, from: number): boolean => {
  const [word, after] = [words[index], words[index + 1]];
  if (word?.plain !== 'in' || after === undefined || after.joint !== 'soft' || !isCapital(after)) return false;
  if (placeWordSet.has(after.plain) || townOf(after.raw) !== null) return false;
  return (
    index - from >= minTitleWords &&
    words.slice(from, index).every((inside) => isCapital(inside) && !isMarked(inside) && inside.joint === 'soft')
  );
};

/** 'California Code of Civil Procedure': capitals around 'of' or 'in' are one name, to its last word. */
export const isTitleRun = (words: readonly Word[], { first, last }: { first: number; last: number }): boolean => {
  const inside = words.slice(first, last + 1);
  const small = inside.findIndex(({ plain }) => plain === 'of' || plain === 'in');
  return (
    small > 0 &&
    inside.length > minTitleWords &&
    inside.every((word, index) => isCapital(word) || index === small) &&
    inside.slice(small + 1).every(isCapital)
  );
};
