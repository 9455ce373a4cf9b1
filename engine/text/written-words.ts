import { isAsciiLetter } from './letters.ts';
import { stretchesOf } from './stretches.ts';

const stretchesIn = stretchesOf(/[\p{L}\p{N}\p{M}'’.+#-]/u);
const signsBefore = /^[^\p{L}\p{N}]+/u;
const signsBehind = /[.'’-]+$/;

/** Words of a text as written, without the punctuation around them: 'C++', 'Node.js' and "don't" are one word each. */
export const writtenWordsOf = (text: string): string[] => {
  const words: string[] = [];
  for (const stretch of stretchesIn(text)) {
    // Most have a letter at either end.
    const word = isAsciiLetter(stretch.charCodeAt(0)) ? stretch : stretch.replace(signsBefore, '');
    const isWhole = isAsciiLetter(word.charCodeAt(word.length - 1));
    if (word !== '') words.push(isWhole ? word : word.replace(signsBehind, ''));
  }
  return words;
};
