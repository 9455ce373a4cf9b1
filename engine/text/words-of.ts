import type { Reading } from '../model/reading.ts';

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.+#-]*/gu;

/** Words of a text as written, without the punctuation around them. */
export const wordsOf = (text: string): string[] =>
  (text.match(word) ?? []).map((found) => found.replace(/[.'’-]+$/, ''));

/** Words that a person sees, without what a page repeats at its edge. */
export const wordsSeen = (visual: Reading): readonly string[] =>
  visual.lines.flatMap((line) => (line.isFurniture ? [] : wordsOf(line.text)));
