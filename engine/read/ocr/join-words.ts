import type { RecognizedWord } from './recognized.ts';

/** In em: no two words are set so close. */
const minSpace = 0.1;
/** In em: digits of one year can be set wider, and OCR then sees two words. */
const minSpaceInYear = 0.35;

/** The words of a line, with those joined that OCR cut apart: 'keisha.' 'lee@example.com', '201' '5'. */
export const joinWords = (words: readonly RecognizedWord[], size: number): readonly RecognizedWord[] => {
  const joined: RecognizedWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last === undefined || !isOne(last, word, size)) joined.push(word);
    else joined[joined.length - 1] = both(last, word);
  }
  return joined;
};

const isOne = (last: RecognizedWord, next: RecognizedWord, size: number): boolean => {
  const gap = (next.left - last.right) / size;
  const isYear = /(?<!\d)(?:19|20)\d$/.test(last.text) && /^\d(?!\d)/.test(next.text);
  return gap < (isYear ? minSpaceInYear : minSpace);
};

const both = (last: RecognizedWord, next: RecognizedWord): RecognizedWord => ({
  text: last.text + next.text,
  left: last.left,
  right: Math.max(last.right, next.right),
  top: Math.min(last.top, next.top),
  bottom: Math.max(last.bottom, next.bottom),
  confidence: Math.min(last.confidence, next.confidence),
  isLineEnd: next.isLineEnd,
});
