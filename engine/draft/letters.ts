import { fold } from '../text/fold.ts';

/** Letters and digits alone, folded: what must be the same however words are spaced, hyphenated and capitalized. */
export const lettersOf = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');
