import type { Reading } from '../../model/reading.ts';
import type { Field } from '../../model/resume.ts';
import { nameIn } from './name-shape.ts';

/** Below what counts as read for certain: other parsers look for a name at the top. */
const confidence = 0.45;

/**
 * The name below the place and date that end the page, where the top has none. `signature`: the lines of that block.
 */
export const signedName = (reading: Reading, signature: ReadonlySet<number>): Field<string> | null => {
  for (const line of [...signature].toReversed()) {
    const text = reading.lines[line]?.text ?? '';
    const value = text.trim();
    if (value === '' || nameIn(value)?.value !== value || !value.includes(' ')) continue;
    const from = text.indexOf(value);
    return { value, spans: [{ order: reading.order, line, from, to: from + value.length }], confidence };
  }
  return null;
};
