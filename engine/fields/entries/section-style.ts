import type { Line } from '../../model/reading.ts';
import type { Row } from './row.ts';

/** What the text of a section looks like: the measures that tell header rows from body rows. */
export type SectionStyle = {
  /** Style of bullets, or else of the longest rows. */
  body: string;
  hasMarkers: boolean;
  /** False when the headers of entries are list items themselves: then a bullet is not a signal. */
  markersTellBody: boolean;
  /** Left edge of body text and of dated rows, when these two differ and indentation separates them. */
  indent: { body: number; head: number } | null;
  /** Right edge that full lines reach, by column and page; 0 where unknown. */
  right: (row: Row) => number;
  typicalGap: number;
};

/** The type of a row as one string: size to a tenth of a point, weight, slant, capitals, color. */
export const styleKey = ({ source: { style } }: Row): string => {
  const known = knownKeys.get(style);
  if (known !== undefined) return known;
  const key = keyOfType(style, style.isCaps);
  knownKeys.set(style, key);
  return key;
};

/** Each row is compared with many others. */
const knownKeys = new WeakMap<Line['style'], string>();

const keyOfType = ({ sizePt, isBold, isItalic, color }: Omit<Line['style'], 'isCaps'>, isCaps: boolean): string =>
  `${Math.round(sizePt * 10)} ${isBold ? 'b' : ''}${isItalic ? 'i' : ''}${isCaps ? 'c' : ''} ${color}`;

/** The type at one place of a row, `at` being an offset in its line; `text` is the stretch that may be in capitals. */
export const typeAt = ({ source: { style, typeChanges } }: Row, at: number, text: string): string => {
  const isCaps = !/\p{Ll}/u.test(text) && /\p{Lu}.*\p{Lu}.*\p{Lu}.*\p{Lu}/u.test(text);
  return keyOfType({ ...style, ...typeChanges?.findLast((change) => change.at <= at) }, isCaps);
};

const mostCommon = (values: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const lefts = (rows: readonly Row[]): readonly number[] =>
  rows.flatMap((row) => (row.source.box === null ? [] : [row.source.box.x]));

const indentOf = (rows: readonly Row[], bodyRows: readonly Row[]): SectionStyle['indent'] => {
  const heads = lefts(
    rows.filter(
      (row) => !bodyRows.includes(row) && row.periods.some((period) => period.isRange) && row.text.length < 90,
    ),
  );
  const bodies = lefts(bodyRows);
  if (heads.length === 0 || bodies.length === 0 || new Set(rows.map((row) => row.source.column)).size > 1) return null;
  const found = { body: median(bodies), head: median(heads) };
  return Math.abs(found.body - found.head) > 3 ? found : null;
};

const place = (row: Row): string => `${row.source.column} ${row.section}`;

/** The median of the gaps above the rows. */
export const typicalGapOf = (rows: readonly Row[]): number =>
  median(rows.flatMap(({ source: { gapAbove } }) => (gapAbove === null ? [] : [gapAbove])));

/** The measures of the rows of one section; bullets are taken for its body, or else its longest rows. */
export const sectionStyleOf = (rows: readonly Row[]): SectionStyle => {
  const marked = rows.filter((row) => row.hasMarker);
  const long = rows.filter((row) => row.text.split(' ').length > 9 && !row.text.includes('\t'));
  const bodyRows = marked.length > 0 ? marked : long.length > 0 ? long : rows;
  const edges = new Map<string, number>();
  for (const row of rows) {
    const { box } = row.source;
    if (box !== null) edges.set(place(row), Math.max(edges.get(place(row)) ?? 0, box.x + box.width));
  }
  return {
    body: mostCommon(bodyRows.map(styleKey)),
    hasMarkers: marked.length > 0,
    markersTellBody: marked.length < rows.length,
    indent: indentOf(rows, bodyRows),
    right: (row) => edges.get(place(row)) ?? 0,
    typicalGap: typicalGapOf(rows),
  };
};
