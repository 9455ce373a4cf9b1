import type { Segment, TableText } from '../geometry/segments.ts';

/** Two blocks of text side by side, with the gutter between them. */
export type Zone = {
  left: Segment[];
  right: Segment[];
  top: number;
  bottom: number;
  gutter: number;
  /** True when the zone starts with a row of section titles side by side. */
  isTitled: boolean;
  /** True when no text below the zone crosses its gutter: the region ends with it. */
  isLast: boolean;
  /** The same text as rows of a table, where white bands through both sides show that it is one. */
  bands?: TableText;
  /** True when these rows are those of a strip of dates. */
  isStrip?: boolean;
};

/** The side with the rows of its tables as lines, each with its first cell. */
export const withTableRows = (side: readonly Segment[]): Segment[] =>
  side.flatMap(
    (segment) => segment.table?.flatMap((row) => row.find((cell) => cell.segments[0])?.segments[0] ?? []) ?? segment,
  );

/** 10 when there is no text. */
export const medianSize = (segments: readonly Segment[]): number => {
  const sizes = segments.map((segment) => segment.size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 10;
};

/** Distance of the highest segment from the top of the page, in points; Infinity for none. */
export const topOf = (segments: readonly Segment[]): number => Math.min(...segments.map((segment) => segment.top));
/** Distance of the lowest edge from the top of the page, in points; -Infinity for none. */
export const bottomOf = (segments: readonly Segment[]): number =>
  Math.max(...segments.map((segment) => segment.bottom));

/** Type at least this many times larger than the text beside it is a name or a headline. */
export const minLargeTypeRatio = 1.35;
