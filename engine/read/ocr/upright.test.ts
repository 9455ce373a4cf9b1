import { expect, test } from 'vitest';
import type { RecognizedPage, RecognizedWord } from './recognized.ts';
import { upright } from './upright.ts';

const about = { confidence: 0.9, isLineEnd: false };
/** Two words of a line on a page of 100 by 200 pixels. */
const words: readonly RecognizedWord[] = [
  { text: 'Harbor', left: 10, right: 40, top: 20, bottom: 30, ...about },
  { text: 'engineer', left: 50, right: 90, top: 20, bottom: 30, ...about, isLineEnd: true },
];
const page: RecognizedPage = { widthPx: 100, heightPx: 200, page: { widthPt: 50, heightPt: 100 }, words };
const turnedPage = { widthPx: 200, heightPx: 100, page: { widthPt: 100, heightPt: 50 } };

/** The page lies on its side, and its lines run up or down. */
const up: RecognizedPage = {
  ...turnedPage,
  words: words.map((word) => ({
    ...word,
    left: word.top,
    right: word.bottom,
    top: 100 - word.right,
    bottom: 100 - word.left,
  })),
};
const down: RecognizedPage = {
  ...turnedPage,
  words: words.map((word) => ({
    ...word,
    left: 200 - word.bottom,
    right: 200 - word.top,
    top: word.left,
    bottom: word.right,
  })),
};

test.each([
  ['is left as it is', page],
  ['with lines that run up is turned', up],
  ['with lines that run down is turned', down],
])('a page %s', (_what, given) => {
  expect(upright(given)).toEqual(page);
});
