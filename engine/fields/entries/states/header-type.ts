import type { Row } from '../row.ts';
import { typeAt } from '../section-style.ts';

/** Rows above and below the dates within which the rest of a header is. */
const reach = 2;
/** Share of the entries that have a header in a type of its own, and share of the rows of that type that are in headers. */
const minShare = 0.75;
/** Entries with clear dates from which on their type tells something. */
const minEntries = 2;

const typeOf = (row: Row): string => typeAt(row, row.from, '');

const mostCommon = (values: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
};

/** The most common type of the rows that are text without doubt; '' without any. */
const bodyTypeOf = (
  rows: readonly Row[],
  types: readonly string[],
  isText: (row: Row, index: number) => boolean,
): string => mostCommon(rows.flatMap((row, index) => (isText(row, index) ? [types[index] ?? ''] : [])));

/** With this many rows directly after the dates, their type is significant. */
const minBehind = 2;

/**
 * The rows directly after the dates of an entry that are its text: where the rows in that position have a type of
 * their own (a gray town), the first row of the text below other dates is none of them.
 */
export const textBehindDates = (
  rows: readonly Row[],
  isDated: (index: number) => boolean,
  isBody: (row: Row) => boolean,
): ReadonlySet<Row> => {
  const types = rows.map(typeOf);
  const behind = rows.flatMap((row, index) =>
    index > 0 && isDated(index - 1) && !isDated(index) && !row.hasMarker && rows[index - 1]?.section === row.section
      ? [index]
      : [],
  );
  const rowsBehind = new Set(behind);
  const body = bodyTypeOf(rows, types, (row, index) => !rowsBehind.has(index) && !isDated(index) && isBody(row));
  const own = mostCommon(behind.flatMap((index) => (types[index] === body ? [] : [types[index] ?? ''])));
  const all = types.filter((type) => type === own).length;
  const here = behind.filter((index) => types[index] === own).length;
  if (body === '' || own === '' || here < minBehind || here / all < minShare) return new Set();
  return new Set(behind.flatMap((index) => (types[index] === body ? (rows[index] ?? []) : [])));
};

/** In line heights: a row with so much more space above than the next one begins something. */
const clearGap = 0.3;

/**
 * The first of three rows above dates, below a list or more space: 'Harrow Works' above 'Welder', 'Leeds' and
 * '2019 – 2021'.
 */
const startsHeader = (rows: readonly Row[], index: number, isBody: (row: Row) => boolean): boolean => {
  const [above, row, next] = [rows[index - 1], rows[index], rows[index + 1]];
  const header = rows.slice(index, index + reach + 1);
  if (row === undefined || header.some((one) => isBody(one) || one.section !== row.section)) return false;
  if (next?.isWrapped === true) return false;
  if (above === undefined || above.section !== row.section || above.hasMarker) return true;
  return (row.source.gapAbove ?? 0) > (next?.source.gapAbove ?? Number.POSITIVE_INFINITY) + clearGap;
};

/**
 * The rows in the type of the text and away from the dates, where headers have a type of their own: 'CSS 3' in the type
 * of the duties is then no employer. `isDated` marks the rows with the clear dates of an entry, `mayBeDated` also those
 * with a lone date ('Summer 2013<tab>Welder' above 'Harrow Works'), `isBody` the rows that are text without doubt.
 * Empty where headers and text look alike.
 */
export const rowsInBodyType = (
  rows: readonly Row[],
  isDated: (index: number) => boolean,
  mayBeDated: (index: number) => boolean,
  isBody: (row: Row) => boolean,
): ReadonlySet<Row> => {
  const types = rows.map(typeOf);
  const body = bodyTypeOf(rows, types, (row, index) => !isDated(index) && isBody(row));
  const dated = rows.flatMap((_, index) => (isDated(index) ? [index] : []));
  if (body === '' || dated.length < minEntries) return new Set();
  const isNear = rows.map(
    ({ section }, index) =>
      dated.some((at) => Math.abs(at - index) <= reach && rows[at]?.section === section) ||
      (dated.includes(index + reach + 1) && startsHeader(rows, index, isBody)),
  );
  const inHeaders = new Map<string, { near: number; all: number }>();
  types.forEach((type, index) => {
    if (type === body) return;
    const count = inHeaders.get(type) ?? { near: 0, all: 0 };
    inHeaders.set(type, { near: count.near + (isNear[index] === true ? 1 : 0), all: count.all + 1 });
  });
  const headerTypes = new Set(
    [...inHeaders].flatMap(([type, { near, all }]) => (near / all >= minShare ? [type] : [])),
  );
  const covered = dated.filter((at) =>
    types.slice(Math.max(0, at - reach), at + reach + 1).some((type) => headerTypes.has(type)),
  );
  if (covered.length / dated.length < minShare) return new Set();
  const lone = rows.flatMap((_, index) => (mayBeDated(index) ? [index] : []));
  const isNearLone = ({ section }: Row, index: number): boolean =>
    lone.some((at) => Math.abs(at - index) <= 1 && rows[at]?.section === section);
  return new Set(
    rows.filter((row, index) => types[index] === body && isNear[index] !== true && !isNearLone(row, index)),
  );
};
