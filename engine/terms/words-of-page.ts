import type { Reading } from '../model/reading.ts';
import { wordsOf, type Word } from '../text/words.ts';

const wordsByPage = new WeakMap<Reading['lines'], readonly Word[]>();

/** The words of a reading as the page has them, names and places too; each line stands for itself. */
export const wordsOfPage = ({ lines }: Pick<Reading, 'lines'>): readonly Word[] => {
  const before = wordsByPage.get(lines);
  if (before !== undefined) return before;
  const words = wordsOf(lines.map(({ text }) => ({ text, isNewStart: true })));
  wordsByPage.set(lines, words);
  return words;
};
