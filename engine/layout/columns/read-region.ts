import { isBar } from '../geometry/bars.ts';
import { linesOfCells } from '../labels/cells.ts';
import { draftOf } from '../lines/draft.ts';
import type { Draft, IsSharedEdge } from '../lines/draft.ts';
import { bestZoneOf } from './gutters.ts';
import type { Segment, TableText } from '../geometry/segments.ts';
import { withDatesCutAt } from '../labels/dates-at-edge.ts';
import { goesOnAt, labelEdgesOf, labelledLines } from '../labels/side-labels.ts';
import type { LabelEdges } from '../labels/side-labels.ts';
import { textRowsOf } from '../lines/text-rows.ts';
import type { TextRow } from '../lines/text-rows.ts';
import { titlesAmong } from '../labels/titles-among.ts';
import type { Zone } from './zone.ts';

/** Maximum nesting of columns; no resume goes deeper. */
const maxDepth = 8;

/** The lines of a region in reading order: text above two columns, the left column, the right column, text below. */
export const linesOfRegion = (segments: readonly Segment[], depth = 0): Draft[] =>
  readRegion(segments, depth, null).lines;

/** `labelEdge`: the x at which the text starts beside a column of labels, null where the page has none. */
export type PageRegion = { lines: Draft[]; labelEdge: number | null };

/**
 * The lines of a page. `earlierEdge` is the label edge of the pages before it: a page that goes on with one or two labels
 * has too few of them to show that they are labels.
 */
export const readPage = (segments: readonly Segment[], earlierEdge: number | null): PageRegion =>
  readRegion(segments, 0, earlierEdge);

const readRegion = (segments: readonly Segment[], depth: number, earlierEdge: number | null): PageRegion => {
  if (segments.every(isBar)) return { lines: [], labelEdge: earlierEdge };
  const sorted = [...segments].sort((a, b) => a.baseline - b.baseline || a.left - b.left);
  const text = sorted.filter((segment) => !isBar(segment));
  const { rows, edges } = edgesOf(text, depth);
  const zone = depth >= maxDepth ? null : bestZoneOf(sorted);
  const continued = edges?.plain === null && earlierEdge !== null && goesOnAt(rows, edges.headings, earlierEdge);
  const labelEdge = continued ? earlierEdge : (edges?.plain ?? null);
  // dates that are not level with the text beside them are no labels of its lines
  if (edges !== null && labelEdge !== null && zone?.isStrip !== true) {
    const lines = labelledLines(rows, edges.headings, labelEdge, (beside) => linesOfRegion(beside, depth + 1));
    return { lines, labelEdge };
  }
  return {
    lines: zone === null ? linesOfColumn(rows, depth, edges) : linesOfZone(sorted, zone, depth),
    labelEdge: earlierEdge,
  };
};

/** The rows of a text and where it starts beside labels; parts of dates that are close to that edge are cut from it. */
const edgesOf = (text: readonly Segment[], depth: number): { rows: TextRow[]; edges: LabelEdges | null } => {
  const rows = textRowsOf(text);
  const edges = depth >= maxDepth ? null : labelEdgesOf(rows, text.some(isTable));
  if (edges === null || edges.any === null) return { rows, edges };
  const cut = withDatesCutAt(text, edges.any);
  if (cut.length === text.length) return { rows, edges };
  const cutRows = textRowsOf(cut);
  return { rows: cutRows, edges: labelEdgesOf(cutRows, text.some(isTable)) };
};

const linesOfZone = (sorted: readonly Segment[], zone: Zone, depth: number): Draft[] => {
  const inside = new Set([...zone.left, ...zone.right]);
  const outside = sorted.filter((segment) => !inside.has(segment));
  const isAbove = (segment: Segment): boolean => segment.baseline < zone.top + segment.size * 0.5;
  const above = linesOfRegion(outside.filter(isAbove), depth + 1);
  const below = linesOfRegion(
    outside.filter((segment) => !isAbove(segment)),
    depth + 1,
  );
  if (zone.bands !== undefined) return [...above, ...linesOfTable(zone.bands, depth), ...below];
  const left = linesOfRegion(zone.left, depth + 1);
  const columns = 1 + Math.max(0, ...left.map((draft) => draft.column));
  const right = linesOfRegion(zone.right, depth + 1).map((draft) => ({
    ...draft,
    column: draft.column + columns,
  }));
  return [...above, ...[...left, ...right].map((draft) => ({ ...draft, isBeside: true })), ...below];
};

const isTable = ({ table }: Segment): boolean => table !== undefined;

/** A single column of text, with labels beside it or tables in it. `known` are its edges, where they have been looked for. */
const linesOfColumn = (rows: readonly TextRow[], depth: number, known: LabelEdges | null): Draft[] => {
  if (!rows.some(({ segments }) => segments.some(isTable))) {
    const { headings, any: edge } = known ?? labelEdgesOf(rows);
    if (edge !== null)
      return labelledLines(rows, headings, edge, (text) => textRowsOf(text).map((row) => draftOf(row)));
    const isSharedEdge = sharedEdgesOf(rows);
    return rows.map((row) => draftOf(row, isSharedEdge));
  }
  const drafts: Draft[] = [];
  let plain: Segment[] = [];
  for (const row of rows) {
    const table = row.segments[0]?.table;
    if (table === undefined) {
      plain.push(...row.segments);
      continue;
    }
    drafts.push(...linesBetweenTables(plain, depth), ...linesOfTable(table, depth));
    plain = [];
  }
  return [...drafts, ...linesBetweenTables(plain, depth)];
};

const linesBetweenTables = (segments: readonly Segment[], depth: number): Draft[] =>
  segments.length === 0 ? [] : linesOfColumn(textRowsOf(segments), depth, null);

const minSharedRows = 3;
const edgeGridPt = 2;

/** Left edges at which the second item on a line starts on several lines of a column. */
const sharedEdgesOf = (rows: readonly TextRow[]): IsSharedEdge => {
  const counts = new Map<number, number>();
  for (const { left } of rows.flatMap((row) => row.segments.slice(1))) {
    const key = Math.round(left / edgeGridPt);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (x) => (counts.get(Math.round(x / edgeGridPt)) ?? 0) >= minSharedRows;
};

const linesOfTable = (table: TableText, depth: number): Draft[] => {
  const rows = table.map((row) =>
    row
      .map((cell) => ({
        drafts: depth >= maxDepth ? [] : linesOfRegion(cell.segments, depth + 1),
        right: cell.right,
      }))
      .filter((cell) => cell.drafts.length > 0),
  );
  const isTitle = titlesAmong(rows);
  return rows.flatMap((row) => linesOfCells(row, isTitle));
};
