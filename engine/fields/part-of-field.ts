import type { Reading, Span } from '../model/reading.ts';
import type { Field } from '../model/resume.ts';

/**
 * The field with `value.slice(from, to)` as its value, and the parts of its spans that hold it. A value is its spans
 * joined by a space, a comma or nothing, and without the hyphen of a word that a line broke: each character is
 * looked for in turn.
 */
export const partOfField = (
  { lines }: Pick<Reading, 'lines'>,
  field: Field<string>,
  from: number,
  to: number,
): Field<string> => {
  const { value } = field;
  let at = 0;
  const spans = field.spans.flatMap((span): Span[] => {
    let [first, last] = [-1, -1];
    for (let index = span.from; index < span.to; index += 1) {
      const sign = lines[span.line]?.text[index];
      if (index === span.from) while (isGlue(value[at]) && value[at] !== sign) at += 1;
      if (!isSame(value[at], sign)) continue;
      if (at >= from && at < to) {
        if (first < 0) first = index;
        last = index;
      }
      at += 1;
    }
    return first < 0 ? [] : [{ ...span, from: first, to: last + 1 }];
  });
  return { ...field, value: value.slice(from, to), spans };
};

/** What is between two spans in a value. */
const isGlue = (sign: string | undefined): boolean => sign === ' ' || sign === ',';

/** A tab of the line is a space in the value. */
const isSame = (own: string | undefined, sign: string | undefined): boolean =>
  own === sign || (own === ' ' && sign === '\t');
