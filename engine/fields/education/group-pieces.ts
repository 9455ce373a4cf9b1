import type { Atom } from '../entries/atom.ts';
import type { Row } from '../entries/row.ts';
import { bestReading, type Read } from './best-reading.ts';
import type { EducationParts, Label } from './pieces.ts';
import { unitsOf } from './units.ts';

/** The fields of each entry, in reading order. A degree without a school of its own shares the one above it. */
export const educationEntries = (rows: readonly Row[]): readonly EducationParts[] => {
  const units = unitsOf(rows);
  if (units.length === 0) return [];
  const entries: { section: number; reads: Read[] }[] = [];
  for (const read of bestReading(units)) {
    const entry = entries.at(-1);
    if (entry === undefined || read.opens) entries.push({ section: read.unit.row.section, reads: [read] });
    else entry.reads.push(read);
  }
  let above: { section: number; reads: readonly Read[] } | null = null;
  return entries.flatMap((entry) => {
    const shared = above?.section === entry.section ? above : null;
    const parts = partsOf(entry.reads);
    if (parts.institution.length > 0) above = entry;
    else if (shared !== null && parts.degree.length > 0) {
      parts.institution = fieldIn(shared.reads, 'institution');
      if (parts.place.length === 0) parts.place = fieldIn(shared.reads, 'place');
    }
    return isEntry(entry.reads, parts) ? [parts] : [];
  });
};

/** Words that could be anything are an entry only beside a date: 'Esmod, Fashion Design, 2012 – 2015'. */
const isEntry = (reads: readonly Read[], parts: EducationParts): boolean =>
  (parts.institution.length > 0 || parts.degree.length > 0) &&
  (parts.period !== null ||
    reads.some(({ label, score }) => (label === 'institution' || label === 'degree') && score >= sureScore));

/** The first piece with the label, and those that continue it. */
const fieldIn = (reads: readonly Read[], label: Label): Atom[] => {
  const start = reads.findIndex((read) => read.label === label);
  if (start < 0) return [];
  const atoms: Atom[] = [];
  for (const read of reads.slice(start)) {
    if (read.label === label && (atoms.length === 0 || read.joins)) atoms.push(read.unit.atom);
    // the dates of a cell may stand between a field and its rest
    else if (read.label !== 'period') break;
  }
  return atoms;
};

const partsOf = (reads: readonly Read[]): EducationParts => {
  const degree = fieldIn(reads, 'degree');
  const subject = fieldIn(reads, 'subject');
  const school = reads.find(({ label }) => label === 'institution');
  return {
    institution: fieldIn(reads, 'institution'),
    degree: degree.length > 0 ? degree : subject,
    subject: degree.length > 0 ? subject : [],
    grade: fieldIn(reads, 'grade').slice(0, 1),
    place: fieldIn(reads, 'place'),
    period: bestPeriod(reads),
    isGuess: (school?.score ?? 0) < sureScore,
  };
};

/** A school with less evidence in its own words is known by its position. */
const sureScore = 1.5;

const bestPeriod = (reads: readonly Read[]): Atom | null => {
  const dates = reads.filter(({ label }) => label === 'period').map(({ unit }) => unit.atom);
  return dates.find(({ period }) => period?.isRange === true) ?? dates[0] ?? null;
};
