import type { Reading } from '../model/reading.ts';
import { wordsByLine, type Word, type WordsByLine } from '../text/words.ts';

/** `all`: line by line, with names and places. No word is joined across lines. */
type PageWords = { texts: readonly string[]; words: WordsByLine; all: readonly Word[] };

const wordsByPage = new WeakMap<Reading['lines'], PageWords>();

/** The words of a reading. A text that has some of its lines need not be split into words there again. */
export const wordsOfPage = ({ lines }: Pick<Reading, 'lines'>): PageWords => {
  const before = wordsByPage.get(lines);
  if (before !== undefined) return before;
  const texts = lines.map(({ text }) => text);
  const words = wordsByLine(texts);
  const page = { texts, words, all: words.flat() };
  wordsByPage.set(lines, page);
  return page;
};
