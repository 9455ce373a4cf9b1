import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { anyOf, inSequence } from '../../lexicon/phrases/compose.ts';
import type { Reading, Span } from '../../model/reading.ts';
import type { Field } from '../../model/resume.ts';
import { fold } from '../../text/fold.ts';
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
/** 'Name' and 'Nom' ask for the family name where the given name has a label of its own. */
const plainFamilyLabels = compilePhrases(
  `
  name
  nom
  naam
  `,
  { ignoreCase: true },
);
/** 'Name', 'Nombre' and 'Nome' ask for the given name where the family name has a label of its own. */
const plainGivenLabels = compilePhrases(
  `
  name
  nombres?
  nome
  `,
  { ignoreCase: true },
);
const colon = /\s*(?:\([sn]\))?\s*[:\t]\s*/iu;
/** 'Vorname Jane' close to its label, which asks for nothing else. */
const colonOrSpace = anyOf(colon, /\s(?=\p{L})/iu);
const given = inSequence(/^\s*/iu, givenLabels, colonOrSpace);
const family = inSequence(/^\s*/iu, familyLabels, colon);
const familyLabel = inSequence(/^/iu, anyOf(familyLabels, plainFamilyLabels), /(?!\p{L})/iu);
const plainFamily = inSequence(/^\s*/iu, plainFamilyLabels, colon);
const plainGiven = inSequence(/^\s*/iu, plainGivenLabels, colon);

/** Lines between the two labels of a form, at most. */
const maxLinesApart = 3;

/**
 * 'Surname: Roe' and 'First name: Jane', each with its own label on a line of its own. One of the two labels may be the
 * plain word for a name: 'Nom : Roe' and 'Prénom : Jane'. Null without both.
 */
export const labelledName = (lines: readonly number[], reading: Reading): Field<string> | null => {
  const [first, last] = [valueBehind(given, lines, reading), valueBehind(family, lines, reading)];
  if (first !== null && last !== null) return joined(first, last);
  if (first !== null) return joined(first, valueBehind(plainFamily, lines, reading));
  return last === null ? null : joined(valueBehind(plainGiven, lines, reading), last);
};

type Labelled = { value: string; span: Span };

/** Null where the labels are far apart, and where a plain 'Name' is followed by the whole name. */
const joined = (first: Labelled | null, last: Labelled | null): Field<string> | null => {
  if (first === null || last === null || Math.abs(first.span.line - last.span.line) > maxLinesApart) return null;
  const value = `${first.value} ${last.value}`;
  const words = fold(value).split(/\s+/u);
  if (new Set(words).size < words.length || nameIn(value)?.value !== value) return null;
  return { value, spans: [first.span, last.span], confidence: 0.95 };
};

const valueBehind = (label: RegExp, lines: readonly number[], reading: Reading): Labelled | null => {
  for (const line of lines) {
    const text = reading.lines[line]?.text ?? '';
    const found = text.length > 80 ? null : label.exec(text);
    if (found === null) continue;
    const value = text.slice(found[0].length).trim();
    // 'Vorname und Anschrift' and 'Vorname Nachname' are no given name behind its label
    if (/\p{L}\s$/u.test(found[0]) && (!/^\p{Lu}/u.test(value) || familyLabel.test(value))) continue;
    const from = text.indexOf(value, found[0].length);
    if (value !== '') return { value, span: { order: reading.order, line, from, to: from + value.length } };
  }
  return null;
};
