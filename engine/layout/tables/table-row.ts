import type { Run, SourceDocument } from '../../model/document.ts';
import type { Line } from '../../model/reading.ts';
import { isDated } from '../lines/dated.ts';
import { lineOfParts, partsOfParagraph, seenLinesOfParagraph } from '../lines/paragraph-lines.ts';
import type { Written } from '../lines/write-line.ts';

/** The paragraphs of the table row that starts at `at` in the list; just the one paragraph outside tables. */
export const rowAt = (document: SourceDocument, paragraphs: readonly number[], at: number): number[] => {
  const start = paragraphs[at];
  if (start === undefined) return [];
  const first = document.paragraphs[start]?.cell ?? null;
  if (first === null) return [start];
  let end = at + 1;
  while (end < paragraphs.length) {
    const cell = document.paragraphs[paragraphs[end] ?? -1]?.cell ?? null;
    if (cell === null || cell.table !== first.table || cell.row !== first.row) break;
    end += 1;
  }
  return paragraphs.slice(at, end);
};

/** Longer cells are independent text, not part of one line. */
const shortCell = 70;

// A grid of facts, such as qualifications by school, board, year and marks: small cells in many rows and columns.
// Tables that only place text have fewer columns or larger cells.
const minGridColumns = 4;
const minGridRows = 3;
/** A row of labels above a row with figures is a grid even if the rows below share cells with it. */
const minRowsUnderLabels = 2;
const maxGridLines = 3;

/** The paragraphs of each row of each table. */
export const rowsByTable = (document: SourceDocument): ReadonlyMap<number, ReadonlyMap<number, readonly number[]>> => {
  const rows = new Map<number, Map<number, number[]>>();
  document.paragraphs.forEach(({ cell }, index) => {
    if (cell === null) return;
    const ofTable = rows.get(cell.table) ?? new Map<number, number[]>();
    rows.set(cell.table, ofTable);
    const row = ofTable.get(cell.row);
    if (row === undefined) ofTable.set(cell.row, [index]);
    else row.push(index);
  });
  return rows;
};

/** The tables in which each row is one line, even if a narrow column breaks its cells. */
export const gridsOf = (document: SourceDocument, isSeen: (run: Run) => boolean): ReadonlySet<number> => {
  return new Set(
    [...rowsByTable(document)]
      .filter(([, ofTable]) => {
        const wide = [...ofTable.values()]
          .map((row) => cellsOf(document, row, isSeen))
          .filter((cells) => cells.length >= minGridColumns);
        const [first, ...others] = wide;
        const isLabelled =
          first?.every(({ lines, text }) => lines.length === 1 && !/\d/u.test(text)) === true &&
          others.some((cells) => cells.some(({ text }) => /\d/u.test(text)));
        return (
          wide.length >= (isLabelled ? minRowsUnderLabels : minGridRows) && wide.every((cells) => cells.every(isSmall))
        );
      })
      .map(([table]) => table),
  );
};

const isSmall = ({ lines, length }: Cell): boolean => lines.length <= maxGridLines && length <= shortCell;

/**
 * A row whose cells are short reads as one line with tabs. A cell that only dates another (a date left or right of a
 * title with its text) joins the first line of that one. Employer, title and dates beside the duties are one line above
 * them. Any other table is used for layout and read cell by cell, and
 * so is a row that begins with the title of a section (`isTitled`).
 */
export const linesOfTableRow = (
  document: SourceDocument,
  row: readonly number[],
  isSeen: (run: Run) => boolean,
  { isInGrid, isTitled }: { isInGrid: boolean; isTitled: boolean },
): Line[] => {
  const cells = cellsOf(document, row, isSeen);
  if (isInGrid && cells.length >= minGridColumns)
    return [
      lineOfParts(
        document,
        cells.flatMap(({ lines }) => afterTab(lines.flatMap(onOneLine))),
        true,
      ),
    ];
  if (cells.length < 2) return row.flatMap((paragraph) => seenLinesOfParagraph(document, paragraph, isSeen));
  if (isTitled) return cellByCell(document, cells);
  if (cells.every((cell) => cell.lines.length === 1 && cell.length <= shortCell)) return [joined(document, cells, 0)];

  const depth = cells[0]?.lines.length ?? 0;
  const isLadder = depth <= 3 && cells.every((cell) => cell.lines.length === depth && cell.length <= shortCell * depth);
  if (isLadder && cells.slice(1).some((cell) => cell.isDated)) {
    return Array.from({ length: depth }, (_, at) => joined(document, cells, at));
  }

  const dates = cells.filter((cell) => cell.isDated && cell.lines.length <= 2 && cell.length <= shortCell);
  const [text, ...others] = cells.filter((cell) => !dates.includes(cell));
  if (dates.length > 0 && text !== undefined && others.length === 0) {
    const [first = [], ...rest] = text.lines;
    const flat = cells.map((cell) => (cell === text ? first : cell.lines.flatMap(onOneLine)));
    return [
      lineOfParts(document, flat.flatMap(afterTab), true),
      ...rest.map((parts) => ({ ...lineOfParts(document, parts, true), column: 0 })),
    ];
  }
  const [long, ...longer] = cells.filter(({ lines, length }) => lines.length > 1 || length > shortCell);
  const isBesideDuties = cells.length > 2 && dates.length > 0 && longer.length === 0;
  if (isBesideDuties && long !== undefined && long.length > shortCell) {
    const short = cells.filter((cell) => cell !== long);
    const below = long.lines.map((parts) => ({ ...lineOfParts(document, parts, true), column: 0 }));
    return [joined(document, short, 0), ...below];
  }
  return cellByCell(document, cells);
};

const cellByCell = (document: SourceDocument, cells: readonly Cell[]): Line[] =>
  cells.flatMap((cell) =>
    cell.lines.map((parts) => ({
      ...lineOfParts(document, parts, true),
      column: cell.column,
      isBesideColumn: true,
    })),
  );
export type Cell = { column: number; lines: Written[][]; text: string; length: number; isDated: boolean };

export const cellsOf = (document: SourceDocument, row: readonly number[], isSeen: (run: Run) => boolean): Cell[] => {
  const cells = new Map<number, Written[][]>();
  for (const paragraph of row) {
    const column = document.paragraphs[paragraph]?.cell?.column ?? 0;
    const lines = cells.get(column) ?? [];
    lines.push(...partsOfParagraph(document, paragraph, isSeen));
    cells.set(column, lines);
  }
  return [...cells]
    .filter(([, lines]) => lines.length > 0)
    .map(([column, lines]) => {
      const text = lines
        .flat()
        .map(({ run, from, to }) => document.runs[run]?.text.slice(from, to) ?? '')
        .join(' ');
      return { column, lines, text, length: text.length, isDated: isDated(text) };
    });
};

/** One line of each cell, separated by tabs. */
const joined = (document: SourceDocument, cells: readonly Cell[], at: number): Line =>
  lineOfParts(document, cells.map((cell) => cell.lines[at] ?? []).flatMap(afterTab), true);

const afterTab = (parts: readonly Written[]): Written[] =>
  parts.map((part, index) => (index === 0 ? { ...part, before: '\t' } : part));

const onOneLine = (parts: readonly Written[]): Written[] =>
  parts.map((part, index) => (index === 0 ? { ...part, before: ' ' } : part));
