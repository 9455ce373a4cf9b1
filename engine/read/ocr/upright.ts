import type { RecognizedPage, RecognizedWord } from './recognized.ts';

/** Words with fewer letters can be taller than wide as they stand. */
const minLetters = 4;

/**
 * The page with its words upright. OCR reads lines that run up or down the page as well; then the boxes of most words are
 * taller than wide, and the page is turned by a quarter, boxes and all.
 */
export const upright = (page: RecognizedPage): RecognizedPage => {
  const telling = page.words.filter(({ text }) => text.length >= minLetters);
  const tall = telling.filter(({ left, right, top, bottom }) => bottom - top > right - left).length;
  if (tall <= telling.length / 2) return page;
  const { widthPx, heightPx } = page;
  const turn = runsUp(page.words)
    ? ({ left, right, top, bottom }: RecognizedWord) => ({
        left: heightPx - bottom,
        right: heightPx - top,
        top: left,
        bottom: right,
      })
    : ({ left, right, top, bottom }: RecognizedWord) => ({
        left: top,
        right: bottom,
        top: widthPx - right,
        bottom: widthPx - left,
      });
  return {
    widthPx: heightPx,
    heightPx: widthPx,
    page: { widthPt: page.page.heightPt, heightPt: page.page.widthPt },
    words: page.words.map((word) => ({ ...word, ...turn(word) })),
  };
};

/** Whether the next word of a line is mostly above the last one. */
const runsUp = (words: readonly RecognizedWord[]): boolean => {
  const steps = words.map((word, index) => {
    const next = words[index + 1];
    return word.isLineEnd || next === undefined ? 0 : Math.sign(next.top - word.top);
  });
  return steps.reduce((sum, step) => sum + step, 0) < 0;
};
