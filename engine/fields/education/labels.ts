import { studyColumnOf, type StudyColumn } from '../../lexicon/phrases/study-details.ts';
import type { Atom } from '../entries/atom.ts';
import { degreeScore } from './degrees.ts';
import { institutionScore } from './schools/institutions.ts';
import type { Row } from '../entries/row.ts';

/** 'Institute : Harrow College': a row that is labeled like the column of a table. */
export const labelOf = ({ text }: Row): { text: string; column: StudyColumn } | null => {
  if (!text.includes(':')) return null;
  const label = /^([^:\t]{3,40}?)\s*:\s+\S/u.exec(text)?.[1];
  const column = label === undefined ? null : studyColumnOf(label);
  return label === undefined || column === null ? null : { text: label, column };
};

/** The column that a label in the middle of a row stands for; null where the piece is no such label. */
const columnBefore = (atom: Atom | undefined, next: Atom): StudyColumn | null => {
  if (atom === undefined || atom.period !== null || next.glue !== 'colon' || next.line !== atom.line) return null;
  const column = degreeScore(atom.text) < 2 ? studyColumnOf(atom.text.trim()) : null;
  return column !== null && namedFields.has(column) ? column : null;
};
const namedFields: ReadonlySet<StudyColumn> = new Set(['degree', 'subject', 'institution']);

/** 'Botany' in the cell behind 'Diploma in'. */
const isFieldBehind = (before: Atom | undefined, { glue, text, period }: Atom): boolean =>
  before !== undefined &&
  glue === 'tab' &&
  period === null &&
  /\s(?:in|em)$/u.test(before.text) &&
  degreeScore(before.text) >= 2 &&
  institutionScore(text) < 2;

/** 'Level' of 'Area: Botany | Level: Diploma': the name of the field that follows. */
export const isLabelOf = (atom: Atom, next: Atom | undefined): boolean =>
  next !== undefined && columnBefore(atom, next) !== null;

/** 'Diploma' of 'Area: Botany | Level: Diploma', with the column that its label stands for. */
export const withLabelBefore = (atom: Atom, index: number, all: readonly Atom[]): Atom & { column?: StudyColumn } => {
  const before = all[index - 1];
  const column = isFieldBehind(before, atom) ? 'subject' : columnBefore(before, atom);
  return column === null ? atom : { ...atom, column };
};

/** 'Specialty: applied mathematics': a colon before a small letter leaves the label with what it labels. */
export const withoutLabel = (atom: Atom, label: ReturnType<typeof labelOf>): Atom => {
  const lead = label === null ? 0 : (/^\s*:\s+/u.exec(atom.text.slice(label.text.length))?.[0].length ?? 0);
  if (label === null || lead === 0 || !atom.text.startsWith(label.text)) return atom;
  const from = label.text.length + lead;
  return { ...atom, text: atom.text.slice(from), from: atom.from + from };
};
