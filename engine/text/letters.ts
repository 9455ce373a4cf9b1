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

const lettersAndDigits = stretchesOf(/[\p{L}\p{N}]/u);

/** Letters and digits alone, folded: what must be the same however words are spaced, hyphenated and capitalized. */
export const lettersOf = (text: string): string => lettersAndDigits(fold(text)).join('');
