import type { Reading, Span } from '../../model/reading.ts';
import type { Field } from '../../model/resume.ts';
import type { Row } from '../entries/row.ts';
import { joined } from '../joined-lines.ts';

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
