import type { Reading } from '../model/reading.ts';
import { writtenWordsOf } from '../text/written-words.ts';

/** Visible words, without headers and footers that pages repeat. */
export const seenWordsOf = (visual: Reading): readonly string[] =>
  visual.lines.flatMap((line) => (line.isFurniture ? [] : writtenWordsOf(line.text)));
