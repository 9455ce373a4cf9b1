import type { Run } from '../model/document.ts';
import { fold } from './fold.ts';
import { stretchesOf } from './stretches.ts';
import { isWhiteSpaceAt } from './white-space.ts';

/** With fewer letters, a page of pictures has only a page number or a watermark, not a resume, and a font map cannot be judged. */
export const minLettersToJudge = 40;

/** Number of characters that are not white space. */
export const letterCount = (runs: readonly Pick<Run, 'text'>[]): number => {
  let count = 0;
  for (const { text } of runs) {
    for (let index = 0; index < text.length; index += 1) if (!isWhiteSpaceAt(text, index)) count += 1;
  }
  return count;
};

/** The usual letters, told without a table of the others. */
export const isAsciiLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);

/**
 * Whether a text has more letters of ASCII than this. They stay letters one for one in whatever is compared, so that
 * most lines are too long for a short one at a glance.
 */
export const hasMoreLetters = (text: string, most: number): boolean => {
  let letters = 0;
  for (let at = 0; at < text.length && letters <= most; at += 1) if (isAsciiLetter(text.charCodeAt(at))) letters += 1;
  return letters > most;
};

/** The stretches of letters of a text, in order. */
export const stretchesOfLetters = stretchesOf(/\p{L}/u);

const lettersAndDigits = stretchesOf(/[\p{L}\p{N}]/u);

/** Letters and digits alone, folded: what must be the same however words are spaced, hyphenated and capitalized. */
export const lettersOf = (text: string): string => lettersAndDigits(fold(text)).join('');
