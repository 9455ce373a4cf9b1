import type { Box, SourceDocument } from '../../model/document.ts';
import type { Line, TextTable } from '../../model/reading.ts';
import { noRules, type PageRules, type Rule } from '../geometry/rules.ts';

/** Tables inside each other: deeper ones are no layout of a person. */
const maxDepth = 20;

/** The cells around a text, from the inside out: a table may hold nothing but other tables. */
const cellsAround = (
  { tables }: SourceDocument,
  cell: { table: number; column: number },
): readonly { table: number; column: number }[] => {
  const cells = [cell];
  for (let depth = 0; depth < maxDepth; depth++) {
    const inner = tables[cells.at(-1)?.table ?? -1];
    if (inner === undefined || inner.parent === null || inner.parentColumn === null) break;
    cells.push({ table: inner.parent, column: inner.parentColumn });
  }
  return cells;
};

/** The columns that hold text, by row; null for a table inside, of which only the column is stored. */
type ColumnsByRow = Map<number | null, Set<number>>;

/** How many columns hold text in one row: a row may start in any column, by a merged cell or a gap before it. */
const columnsBeside = (rows: ColumnsByRow): number =>
  rows.has(null)
    ? new Set([...rows.values()].flatMap((columns) => [...columns])).size
    : Math.max(0, ...[...rows.values()].map(({ size }) => size));

/** DOCX stores its tables. Tables with one column, or with one cell in each row, are frames: their text stays in order. */
export const storedTablesOf = (document: SourceDocument, visualLines: readonly Line[]): TextTable[] => {
  const tablesOfRun = new Map<number, ReadonlySet<number>>();
  const rowsOf = new Map<number, ColumnsByRow>();
  for (const { cell, runs } of document.paragraphs) {
    if (cell === null || !runs.some((run) => /\S/.test(document.runs[run]?.text ?? ''))) continue;
    const around = cellsAround(document, cell);
    const tables = new Set(around.map(({ table }) => table));
    for (const run of runs) tablesOfRun.set(run, tables);
    for (const [depth, { table, column }] of around.entries()) {
      const rows: ColumnsByRow = rowsOf.get(table) ?? new Map();
      const row = depth === 0 ? cell.row : null;
      rowsOf.set(table, rows.set(row, (rows.get(row) ?? new Set()).add(column)));
    }
  }
  return document.tables.flatMap((table, index) => {
    const columns = columnsBeside(rowsOf.get(index) ?? new Map());
    if (columns < 2) return [];
    // A row may be read as one line, so the pieces of a line decide, not its paragraph.
    const lines = visualLines.flatMap((line, at) =>
      line.pieces.some(({ run }) => tablesOfRun.get(run)?.has(index) === true) ? [at] : [],
    );
    return [{ rows: table.rows, columns, lines, isDrawn: false }];
  });
};

/** A PDF stores no tables, only lines that look like one: horizontal rules with the same ends, with text side by side between them. */
export const drawnTablesOf = (
  document: SourceDocument,
  lines: readonly Line[],
  rules: readonly PageRules[],
): TextTable[] =>
  document.pages.flatMap((page, index) => {
    const { horizontal, vertical } = rules[index] ?? noRules;
    const frames = framesOf(horizontal, page.widthPt);
    return frames.flatMap((frame) => tableIn(frame, vertical, lines, index + 1) ?? []);
  });

type Frame = { box: Box; levels: readonly number[] };

/** Horizontal rules grouped by their common left and right ends. */
const framesOf = (level: readonly Rule[], pageWidth: number): Frame[] => {
  const groups = new Map<string, Rule[]>();
  for (const rule of level) {
    if (rule.to - rule.from < pageWidth * 0.3) continue;
    const key = `${Math.round(rule.from / 6)}:${Math.round(rule.to / 6)}`;
    groups.set(key, [...(groups.get(key) ?? []), rule]);
  }
  return [...groups.values()].flatMap((rules) => {
    const levels = [...new Set(rules.map((rule) => Math.round(rule.at)))].sort((a, b) => a - b);
    const [first, last] = [levels[0], levels.at(-1)];
    const [rule] = rules;
    if (first === undefined || last === undefined || rule === undefined || levels.length < 3) return [];
    return [{ box: { x: rule.from, y: first, width: rule.to - rule.from, height: last - first }, levels }];
  });
};

/** A vertical rule that divides a table covers most of it; a shorter one is an ornament of a heading or a banner. */
const minUprightShare = 0.5;

/** How much of the box's height the rules cover together. */
const lengthWithin = (box: Box, rules: readonly Rule[]): number => {
  let covered = 0;
  let end = box.y;
  for (const rule of [...rules].sort((a, b) => a.from - b.from)) {
    const [from, to] = [Math.max(rule.from, end), Math.min(rule.to, box.y + box.height)];
    if (to <= from) continue;
    covered += to - from;
    end = to;
  }
  return covered;
};

/** The frame as a table, when a vertical rule inside it divides its text. */
const tableIn = (frame: Frame, upright: readonly Rule[], lines: readonly Line[], page: number): TextTable | null => {
  const { box, levels } = frame;
  const inside = lines.flatMap((line, at) => (isInside(line, box, page) ? [{ line, at }] : []));
  const parting = upright.filter(
    (rule) =>
      rule.at > box.x + 12 && rule.at < box.x + box.width - 12 && rule.from < box.y + box.height && rule.to > box.y + 2,
  );
  const columnsAt = [...new Set(parting.map((rule) => Math.round(rule.at / 4)))].filter(
    (at) =>
      lengthWithin(
        box,
        parting.filter((rule) => Math.round(rule.at / 4) === at),
      ) >=
      box.height * minUprightShare,
  );
  const isSeparated = columnsAt.some((at) => {
    const x = at * 4;
    return (
      inside.some(({ line }) => (line.box?.x ?? 0) < x - 4) &&
      inside.some(({ line }) => (line.box?.x ?? 0) >= x - 4 || line.text.includes('\t'))
    );
  });
  if (!isSeparated) return null;
  return { rows: levels.length - 1, columns: columnsAt.length + 1, lines: inside.map(({ at }) => at), isDrawn: true };
};

const isInside = (line: Line, box: Box, page: number): boolean => {
  if (line.page !== page || line.box === null) return false;
  const middle = line.box.y + line.box.height / 2;
  return middle > box.y && middle < box.y + box.height && line.box.x >= box.x - 4 && line.box.x <= box.x + box.width;
};
