import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { inSequence } from '../../lexicon/phrases/compose.ts';
import type { Reading, Span } from '../../model/reading.ts';
import type { Field } from '../../model/resume.ts';
import { nameIn } from './name-shape.ts';

/** Labels of the given name in forms, in the languages that we read. */
const givenLabels = compilePhrases(
  `
  first names?
  given names?
  forenames?
  vornamen?
  pr[ée]noms?
  voornaam
  voornamen
  `,
  { ignoreCase: true },
);
const familyLabels = compilePhrases(
  `
  last name
  surname
  family name
  nachname
  familienname
  nom de famille
  apellidos?
  cognome
  sobrenome
  apelido
  achternaam
  `,
  { ignoreCase: true },
);
const colon = /\s*(?:\([sn]\))?\s*[:\t]\s*/iu;
const given = inSequence(/^\s*/iu, givenLabels, colon);
const family = inSequence(/^\s*/iu, familyLabels, colon);

/** Lines between the two labels of a form, at most. */
const maxLinesApart = 3;

/** 'Surname: Roe' and 'First name: Jane', each with its own label on a line of its own; null without both. */
export const labelledName = (lines: readonly number[], reading: Reading): Field<string> | null => {
  const [first, last] = [valueBehind(given, lines, reading), valueBehind(family, lines, reading)];
  if (first === null || last === null || Math.abs(first.span.line - last.span.line) > maxLinesApart) return null;
  const value = `${first.value} ${last.value}`;
  return nameIn(value)?.value === value ? { value, spans: [first.span, last.span], confidence: 0.95 } : null;
};

const valueBehind = (
  label: RegExp,
  lines: readonly number[],
  reading: Reading,
): { value: string; span: Span } | null => {
  for (const line of lines) {
    const text = reading.lines[line]?.text ?? '';
    const found = text.length > 80 ? null : label.exec(text);
    if (found === null) continue;
    const value = text.slice(found[0].length).trim();
    const from = text.indexOf(value, found[0].length);
    if (value !== '') return { value, span: { order: reading.order, line, from, to: from + value.length } };
  }
  return null;
};
