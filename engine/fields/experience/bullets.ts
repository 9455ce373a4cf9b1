import { compoundEnd, compoundStart } from '../../lexicon/phrases/compounds.ts';
import type { Reading, Span } from '../../model/reading.ts';
import type { Field } from '../../model/resume.ts';
import type { Row } from '../entries/row.ts';

/** The rows of one bullet or paragraph as one text: line breaks become spaces, words broken by a hyphen are joined. */
export const bulletOf = (reading: Reading, rows: readonly Row[], confidence: number): Field<string> => ({
  value: rows.reduce((text, row) => joined(text, row.text.replaceAll('\t', ' ')), ''),
  spans: rows.map((row): Span => ({
    order: reading.order,
    line: row.line,
    from: row.from,
    to: row.from + row.text.length,
  })),
  confidence,
});

/** Joins two lines of a bullet: a word broken at the line end becomes one word, a compound keeps its hyphen. */
export const joined = (text: string, next: string): string => {
  if (text === '') return next;
  if (!/\p{L}[-‐\u00AD]$/u.test(text) || !/^\p{Ll}/u.test(next))
    return /[-‐]$/u.test(text) && /\S[-‐]$/u.test(text) ? text + next : `${text} ${next}`;
  return compoundStart.test(text) || compoundEnd.test(next) ? text + next : text.slice(0, -1) + next;
};
