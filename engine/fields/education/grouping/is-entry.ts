import type { Atom } from '../../entries/atom.ts';
import { titleScore } from '../../experience/titles.ts';
import type { Read } from '../reading/node.ts';
import { degreeScore, subjectShare } from '../degrees.ts';
import type { EducationParts, Label } from '../pieces.ts';

/**
 * Words that could be anything are an entry only beside a date, and where they name a subject ('Esmod, Fashion Design,
 * 2012 – 2015') or have the same layout as school and degree in another entry.
 */
export const isEntry = (
  reads: readonly Read[],
  parts: EducationParts,
  shapes: ReadonlySet<string>,
  isHeadStyle: boolean | null,
): boolean => {
  if (parts.institution.length === 0 && parts.degree.length === 0) return false;
  if (isSure(reads)) return true;
  const isJob = [...parts.institution, ...parts.degree].some((atom) => titleScore(atom.text) >= 1.2 && !isCourse(atom));
  if (parts.period === null || isJob) return false;
  if (isStudy([...parts.degree, ...parts.subject])) return true;
  if (parts.institution.length === 0) return false;
  // 'Ironbark – Leeds (2025 – 2028)', set and dated like the heads of the other entries
  if (isHeadStyle === true && !parts.isShared) return true;
  return isHeadStyle !== false && shapes.has(shapeOf(reads));
};

/** 'Corso di formazione per saldatore': a course by its first word, although it is one for an occupation. */
const isCourse = ({ text }: Atom): boolean => degreeScore(text.split(' ', 1)[0] ?? '') >= 1;

/** Entries alike from which on their shape is that of schools, in a section where no word tells of any. */
const minAlike = 2;

/**
 * 'Brightpath, 2021' over 'Growth Track', 'Kodluy, 2019' over 'Frontend Track': in a section about education whose
 * entries all have a name, a line below and dates, the structure tells what no list knows.
 */
export const sharedShapes = (entries: readonly { section: number; reads: readonly Read[] }[]): readonly string[] => {
  const bySection = Object.values(Object.groupBy(entries, ({ section }) => section));
  return bySection.flatMap((own = []) => {
    const shapes = new Set(own.map(({ reads }) => shapeOf(reads)));
    const [shape = ''] = shapes;
    const isWhole = own.every(({ reads }) =>
      wholeEntry.every((labels) => reads.some(({ label }) => labels.has(label))),
    );
    return own.length >= minAlike && shapes.size === 1 && isWhole ? [shape] : [];
  });
};

const wholeEntry: readonly ReadonlySet<Label>[] = [
  new Set(['institution']),
  new Set(['degree', 'subject']),
  new Set(['period']),
];

/** Whether a piece of the entry can be nothing but a school or a degree. */
export const isSure = (reads: readonly Read[]): boolean => reads.some((read) => read.isSure);

/** The positions of school, degree and dates in the first rows of an entry: 'I/P' for a school above its dates. */
export const shapeOf = (reads: readonly Read[]): string => {
  let shape = '';
  let row = reads[0]?.unit.row;
  for (const { label, unit } of reads) {
    const letter = shapeLetters[label];
    if (letter === undefined || unit.isDetail) continue;
    if (unit.row !== row && shape !== '') shape += '/';
    ({ row } = unit);
    if (!shape.endsWith(letter)) shape += letter;
    if (shape.includes('I') && shape.includes('P')) return shape;
  }
  return shape;
};

const shapeLetters: Partial<Record<Label, string>> = { institution: 'I', degree: 'D', subject: 'D', period: 'P' };

/** 'Fashion Design': words of a subject. */
const isStudy = (atoms: readonly Atom[]): boolean => atoms.some(({ text }) => subjectShare(text) >= 0.4);
