import { betweenWords, monthNames, seasonNames, sinceWords, untilWords } from '../../lexicon/months.ts';
import { fold } from '../../text/fold.ts';
import { remembered } from '../../text/remembered.ts';
import { monthOf } from './date-words.ts';
import { at } from './separator-at.ts';

/** A word with the digits and apostrophes in it: "jusqu'à", 'Q1'. */
export const wordAt = /[\p{L}'’\d]+/uy;

/** True at the start of the text or of a cell. */
export const beginsCell = (text: string, index: number): boolean => {
  const before = text.slice(0, index);
  const written = before.trimEnd();
  return written === '' || written.endsWith('|') || before.includes('\t', written.length);
};

/**
 * False where no period begins with the word at `index`: most words of a line are neither numbers, months, seasons nor
 * words such as 'since', and need not be read in each of the forms that dates have.
 */
export const mayStartPeriod = (text: string, index: number): boolean => {
  const first = text.charAt(index);
  // a Roman number may be a month, and in a cell of its own 'Present' may come first
  if (/[\dIVX]/u.test(first) || (/\p{Lu}/u.test(first) && beginsCell(text, index))) return true;
  return mayBeFirst(at(wordAt, text, index)?.[0] ?? '');
};

const wordSets: readonly { has: (word: string) => boolean }[] = [
  monthNames,
  seasonNames,
  sinceWords,
  untilWords,
  betweenWords,
];

const mayBeFirst = remembered((word: string): boolean => {
  // 'Sept' of "Sept'19", 'Q1' of "Q1'19"
  const letters = /^\p{L}+/u.exec(word)?.[0] ?? '';
  const keys = [fold(word), fold(letters)];
  return (
    /^[qh][1-4]/iu.test(word) ||
    monthOf(letters, true) !== null ||
    wordSets.some((words) => keys.some((key) => words.has(key)))
  );
});
