import type { Reading, Span } from '../model/reading.ts';
import type { Education, Field, Period, Section } from '../model/resume.ts';
import { degreeScore, isSubject, subjectIn } from './degrees.ts';
import type { Atom } from './entries/atoms.ts';
import { educationEntries, type EducationParts } from './education-entries.ts';
import { rowsOf } from './entries/rows.ts';

/** Entries of the education sections, in reading order; each degree is one, also where several were earned at one place. */
export const educationOf = (reading: Reading, sections: readonly Section[]): readonly Education[] =>
  educationEntries(rowsOf(reading, sections)).map((parts) => entryOf(reading, parts));

const entryOf = (reading: Reading, parts: EducationParts): Education => {
  const degree = wholeOf(reading, parts.degree, confidenceOf(parts));
  return {
    institution: wholeOf(reading, parts.institution, parts.isGuess ? 0.5 : 0.9),
    degree,
    field: subjectOf(reading, degree, parts),
    grade: wholeOf(reading, parts.grade, 0.8),
    location: wholeOf(reading, parts.place, 0.8),
    period: periodOf(reading, parts.period),
  };
};

const confidenceOf = (parts: EducationParts): number => {
  const text = parts.degree.map((atom) => atom.text).join(' ');
  return degreeScore(text) >= 2 ? 0.9 : 0.5;
};

const subjectOf = (reading: Reading, degree: Field<string> | null, parts: EducationParts): Field<string> | null => {
  const own = wholeOf(reading, parts.subject, 0.8);
  const [span] = degree?.spans ?? [];
  if (degree === null || span === undefined) return own;
  const inside = subjectIn(degree.value);
  if (inside === null || (own !== null && !isSubject(degree.value.slice(inside.from, inside.to)))) return own;
  const value = degree.value.slice(inside.from, inside.to);
  const spans =
    degree.spans.length === 1 ? [{ ...span, from: span.from + inside.from, to: span.from + inside.to }] : degree.spans;
  return { value, spans, confidence: 0.85 };
};

const wholeOf = (reading: Reading, atoms: readonly Atom[], confidence: number): Field<string> | null => {
  const spans: Span[] = [];
  for (const atom of atoms) {
    const last = spans.at(-1);
    if (last !== undefined && last.line === atom.line) spans[spans.length - 1] = { ...last, to: atom.to };
    else spans.push({ order: reading.order, line: atom.line, from: atom.from, to: atom.to });
  }
  if (spans.length === 0) return null;
  const value = spans
    .map(({ line, from, to }) => (reading.lines[line]?.text ?? '').slice(from, to).replaceAll('\t', ' '))
    .join(' ');
  return { value, spans, confidence };
};

/** A single date of a school is the end: when the degree was earned. */
const periodOf = (reading: Reading, atom: Atom | null): Field<Period> | null => {
  const found = atom?.period ?? null;
  if (atom === null || found === null) return null;
  const value: Period = found.isRange ? found.period : { ...found.period, start: null };
  return { value, spans: [{ order: reading.order, line: atom.line, from: atom.from, to: atom.to }], confidence: 0.9 };
};
