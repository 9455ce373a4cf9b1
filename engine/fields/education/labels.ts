import { studyColumnOf, type StudyColumn } from '../../lexicon/phrases/study-details.ts';
import type { Atom } from '../entries/atom.ts';
import type { Row } from '../entries/row.ts';

/** 'Institute : Harrow College': a row that is labeled like the column of a table. */
export const labelOf = ({ text }: Row): { text: string; column: StudyColumn } | null => {
  if (!text.includes(':')) return null;
  const label = /^([^:\t]{3,40}?)\s*:\s+\S/u.exec(text)?.[1];
  const column = label === undefined ? null : studyColumnOf(label);
  return label === undefined || column === null ? null : { text: label, column };
};

/** 'Specialty: applied mathematics': a colon before a small letter leaves the label with what it labels. */
export const withoutLabel = (atom: Atom, label: ReturnType<typeof labelOf>): Atom => {
  const lead = label === null ? 0 : (/^\s*:\s+/u.exec(atom.text.slice(label.text.length))?.[0].length ?? 0);
  if (label === null || lead === 0 || !atom.text.startsWith(label.text)) return atom;
  const from = label.text.length + lead;
  return { ...atom, text: atom.text.slice(from), from: atom.from + from };
};
