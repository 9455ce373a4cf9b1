import type { Reading } from '../model/reading.ts';
import { wordsOf, type Word } from '../text/words.ts';

const wordsByPage = new WeakMap<Reading['lines'], readonly Word[]>();

/** All words of a reading, line by line, with names and places. No word is joined across lines. */
export const wordsOfPage = ({ lines }: Pick<Reading, 'lines'>): readonly Word[] => {
  const before = wordsByPage.get(lines);
  if (before !== undefined) return before;
  const words = wordsOf(lines.map(({ text }) => ({ text, isNewStart: true })));
  wordsByPage.set(lines, words);
  return words;
};
