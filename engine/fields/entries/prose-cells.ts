import { factOf } from '../../lexicon/form-labels.ts';
import { capitalShare, endsSentence, startsWithVerb } from './prose.ts';
import { isOnlyPeriod, type Row } from './row.ts';

const minWords = 5;

/**
 * Three columns, dates, name and duties: 'Acme<tab>Led a team of four' is a header and the first line of its
 * description. Descriptions are moved below the rows beside them, as the duties of a form are below its facts, so that
 * title, employer and place stay together.
 */
export const withProseBelow = (rows: readonly Row[]): readonly Row[] => {
  const found = rows.map(proseCell);
  const cells = found.filter((at) => at !== null).length < 2 ? found.map(() => null) : found;
  const sorted: Row[] = [];
  let held: Row[] = [];
  let isInDuties = false;
  rows.forEach((row, index) => {
    const at = cells[index] ?? null;
    const before = rows[index - 1];
    const isNew = row.section !== before?.section || row.periods.some(({ from }) => from === 0);
    if (isNew || (row.hasMarker && row.form === undefined && !isInDuties)) {
      sorted.push(...held);
      held = [];
    }
    // in a form the employer may be below the duties
    isInDuties = row.form === 'duty' || (isInDuties && row.form === undefined && !isNew);
    if (isInDuties) {
      held.push(row);
      return;
    }
    if (at === null) {
      sorted.push(row);
      return;
    }
    sorted.push({ ...row, text: row.text.slice(0, at).trimEnd(), periods: row.periods.filter(({ to }) => to <= at) });
    held.push({ ...row, from: row.from + at + 1, text: row.text.slice(at + 1), periods: [], hasMarker: true });
  });
  return [...sorted, ...held];
};

/** Where the tab before the last cell is, when that cell is prose; null when it is a name, a date or a list. */
const proseCell = (row: Row): number | null => {
  const at = row.text.lastIndexOf('\t');
  if (at <= 0 || row.hasMarker) return null;
  // in a table the head of the last column tells what its cells are
  if (factOf(row.columns?.at(-1) ?? '') !== null) return null;
  const cell = row.text.slice(at + 1);
  const words = cell.split(' ').length;
  const isSentence = words > 2 && endsSentence(cell) && capitalShare(cell) < 0.8;
  // '2019 – 2021<tab>Second de cuisine, Chez Rosa': nothing but the cell could name the entry
  if (isOnlyPeriod({ ...row, text: row.text.slice(0, at) }) && !startsWithVerb(cell)) return null;
  const isProse = isSentence || (words >= minWords && capitalShare(cell) <= 0.5 && /\p{Ll}{3}/u.test(cell));
  return isProse && row.periods.every(({ to }) => to <= at) ? at : null;
};
