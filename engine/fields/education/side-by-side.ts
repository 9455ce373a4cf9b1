import { periodsIn } from '../dates/periods.ts';
import type { Row } from '../entries/row.ts';
import { degreeScore } from './degrees.ts';
import { institutionScore } from './schools/institutions.ts';

/** Entries that stand side by side have at least two rows: the schools, and the degrees below them. */
const minRows = 2;
/** More rows are a table. */
const maxRows = 6;

type Cell = { from: number; to: number };

const cellsOf = ({ text }: Row): readonly Cell[] => {
  const cells: Cell[] = [];
  let from = 0;
  for (const cell of text.split('\t')) {
    const space = cell.length - cell.trimStart().length;
    if (cell.trim() !== '') cells.push({ from: from + space, to: from + space + cell.trim().length });
    from += cell.length + 1;
  }
  return cells;
};

const textsOf = (row: Row): readonly string[] => cellsOf(row).map(({ from, to }) => row.text.slice(from, to));

const namesSchool = (text: string): boolean => institutionScore(text) >= 3 && degreeScore(text) < 3;
const namesDegree = (text: string): boolean => degreeScore(text) >= 3;

/** The field that a cell holds, where its words tell. */
const kindOf = (text: string): 'school' | 'degree' | 'dates' | null => {
  if (namesSchool(text)) return 'school';
  if (namesDegree(text)) return 'degree';
  return periodsIn(text).some(({ from, to }) => from === 0 && to === text.length) ? 'dates' : null;
};

/**
 * No row has fields of two kinds, and all cells of one row are schools, or degrees: a row of an ordinary table holds the
 * fields of one entry.
 */
const areSideBySide = (rows: readonly Row[]): boolean => {
  const kinds = rows.map((row) => textsOf(row).map(kindOf));
  const isMixed = kinds.some((row) => new Set(row.filter((kind) => kind !== null)).size > 1);
  const isDatedInPart = kinds.some((row) => row.includes('dates') && row.includes(null));
  const isOfOneKind = kinds.some(([first = null, ...others]) =>
    first === null || first === 'dates' ? false : others.every((kind) => kind === first),
  );
  return isOfOneKind && !isMixed && !isDatedInPart;
};

const rowOfCell = ({ line, section, source, hasMarker, ...row }: Row, { from, to }: Cell): Row => ({
  line,
  section,
  source,
  hasMarker,
  from: row.from + from,
  text: row.text.slice(from, to),
  periods: row.periods.flatMap((found) =>
    found.from >= from && found.to <= to ? [{ ...found, from: found.from - from, to: found.to - from }] : [],
  ),
});

/** The rows from here on that have as many cells as this one. */
const runFrom = (rows: readonly Row[], at: number): readonly Row[] => {
  const [first] = rows.slice(at, at + 1);
  if (first === undefined) return [];
  const count = cellsOf(first).length;
  const isLike = ({ section, hasMarker, columns, text }: Row, index: number): boolean =>
    index === 0 ||
    (section === first.section && !hasMarker && columns === undefined && text.split('\t').length === count);
  const end = rows.slice(at, at + maxRows).findIndex((row, index) => !isLike(row, index));
  return count < 2 || first.hasMarker || first.columns !== undefined
    ? [first]
    : rows.slice(at, end < 0 ? at + maxRows : at + end);
};

/**
 * 'Harrow University<tab>Ashby College' above 'BA History<tab>Diploma in Botany': entries in columns without lines, which
 * are read column by column.
 */
export const withColumnsApart = (rows: readonly Row[]): readonly Row[] => {
  const apart: Row[] = [];
  for (let at = 0; at < rows.length;) {
    const run = runFrom(rows, at);
    if (run.length >= minRows && areSideBySide(run)) {
      const cells = run.map((row) => cellsOf(row).map((cell) => rowOfCell(row, cell)));
      for (const column of cells[0]?.keys() ?? []) apart.push(...cells.flatMap((row) => row.slice(column, column + 1)));
    } else apart.push(...run);
    at += run.length;
  }
  return apart;
};
