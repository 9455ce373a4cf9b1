import type { Fact } from '../../lexicon/form-labels.ts';
import { isOnlyPeriod, type Row } from './row.ts';
import { styleKey } from './section-style.ts';

/** Entries with their dates at the end, from which on these are the pattern of the section. */
const minEntries = 2;

/** One entry: its header, all in one type, and the rows below. */
type Block = { head: Row[]; body: Row[] };

/**
 * '**Designer. Harrow**' above 'Drew the cases of all devices. June 2019 – August 2019.': where the entries of a section
 * end with their dates, these are moved after the header, which they belong to.
 */
export const withDatesFromEnd = (rows: readonly Row[]): readonly Row[] => {
  if (!rows.some(endsInDates)) return rows;
  return [...Map.groupBy(rows, ({ section }) => section).values()].flatMap((all) => {
    const own = withDatesOfForms(all);
    const blocks = blocksOf(own);
    return blocks === null ? own : blocks.flatMap(({ head, body }) => [...head, ...datesFirst(body)]);
  });
};

/**
 * 'Employer: Acme', 'Duties: Welding of rails' and 'Period: 2019 - 2021' in each entry of a form: the dates are moved up to
 * the last label of a name before them. Where names come behind the last dates, the dates begin the entries.
 */
const withDatesOfForms = (rows: readonly Row[]): readonly Row[] => {
  const dates = rows.flatMap(({ fact, periods }, at) => (fact === 'dates' && periods.length === 1 ? [at] : []));
  const names = rows.flatMap(({ fact }, at) => (fact !== undefined && namingFacts.has(fact) ? [at] : []));
  if (dates.length < minEntries || (names.at(-1) ?? 0) > (dates.at(-1) ?? 0)) return rows;
  const before = dates.map((at, index) => names.findLast((name) => name < at && name > (dates[index - 1] ?? -1)));
  if (before.includes(undefined)) return rows;
  const moved = new Map(dates.map((at, index) => [before[index] ?? at, at]));
  const isMoved = new Set(dates);
  return rows.flatMap((row, at) => {
    const date = rows[moved.get(at) ?? -1];
    return isMoved.has(at) ? [] : date === undefined ? [row] : [row, date];
  });
};

/** Labels of what names a job or a school. */
const namingFacts: ReadonlySet<Fact> = new Set(['title', 'employer', 'other']);

/** The entries of a section that end with their dates; null where they do not. */
const blocksOf = (rows: readonly Row[]): readonly Block[] | null => {
  const [first] = rows;
  if (first === undefined || !first.source.style.isBold || first.periods.length > 0 || first.hasMarker) return null;
  const type = styleKey(first);
  const blocks: Block[] = [];
  for (const row of rows) {
    const open = blocks.at(-1);
    const isHead = styleKey(row) === type && !row.hasMarker;
    if (isHead && row.periods.length > 0) return null;
    if (isHead && (open === undefined || open.body.length > 0)) blocks.push({ head: [row], body: [] });
    else if (isHead) open?.head.push(row);
    else open?.body.push(row);
  }
  const isTold = blocks.every(({ body }) => body.slice(0, -1).every(({ periods }) => periods.length === 0));
  const dated = blocks.filter(({ body }) => body.length > 1 && body.at(-1) !== undefined && endsInDates(body.at(-1)));
  if (!isTold || beginsWithDates(blocks)) return null;
  return dated.length >= minEntries && dated.length * 2 > blocks.length ? blocks : null;
};

/**
 * '**Harrow Works**' above '2017 – 2019', '**Welder**' and its duties, '2015 – 2017' and '**Fitter**': rows of dates above
 * each title look like the ends of the entries before, but the first block is nothing else and the last has none.
 */
const beginsWithDates = (blocks: readonly Block[]): boolean => {
  const [first, last] = [blocks[0]?.body ?? [], blocks.at(-1)?.body ?? []];
  return first.length === 1 && first.every(isOnlyPeriod) && !endsInDates(last.at(-1));
};

const endsInDates = (row: Row | undefined): boolean => {
  const last = row?.periods.at(-1);
  return (
    row !== undefined && last !== undefined && row.periods.length === 1 && /^[\s.)\]]*$/u.test(row.text.slice(last.to))
  );
};

/** The rows of an entry with the dates at its end in a row of their own above. */
const datesFirst = (body: readonly Row[]): readonly Row[] => {
  const last = body.at(-1);
  const period = last?.periods[0];
  if (last === undefined || period === undefined || !endsInDates(last)) return body;
  const dates: Row = {
    ...last,
    from: last.from + period.from,
    text: last.text.slice(period.from, period.to),
    periods: [{ ...period, from: 0, to: period.to - period.from }],
    hasMarker: false,
  };
  const text = last.text.slice(0, period.from).replace(/[\s(,–—-]+$/u, '');
  const rest = /[\p{L}\d]/u.test(text) ? [{ ...last, text, periods: [] }] : [];
  return [dates, ...body.slice(0, -1), ...rest];
};
