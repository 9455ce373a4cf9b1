import type { DateStyle, EndDate, PartialDate, Period } from '../../../model/resume.ts';
import { isOnlyPresent, isPresent } from '../../dates/date-words.ts';
import type { FoundPeriod } from '../../dates/periods.ts';
import { isOnlyPeriod, type Row } from '../row.ts';

/** Pairs of dates from which on they are the pattern of the section. */
const minPairs = 2;

/**
 * 'Aug 2019<tab>Welder' above 'Jul 2018<tab>Acme': where the entries of a section have their two dates one above the
 * other beside their first two rows, in either order, both are the time of that entry. Where one of the upper ones is a
 * word for today, it may be close to the words beside it, and others as well ('June 2025 Welder, Acme').
 */
export const withStackedDates = (rows: readonly Row[]): readonly Row[] => {
  const pairs = rows.flatMap((_, index) => (isPair(rows, index) ? [index] : []));
  const usual = new Set(
    [...Map.groupBy(pairs, (index) => rows[index]?.section).values()]
      .map((own) => (own.some((index) => isOfToday(rows[index])) ? own : own.filter((index) => isApart(rows[index]))))
      .flatMap((own) => (own.length < minPairs ? [] : own)),
  );
  for (const index of chainsIn(rows)) usual.add(index);
  if (usual.size === 0) return rows;
  return rows.flatMap((row, index) => {
    if (usual.has(index)) return [withBoth(row, rows[index + 1])];
    return usual.has(index - 1) ? withoutDate(row) : [row];
  });
};

/** In months: a job of such a chain begins at most this long after the one before it ended. */
const maxGapMonths = 12;

/**
 * 'Now' and '2020' beside a job, '2020' and '2014' beside the next: pairs with no rows between them, in sections that
 * begin with a word for today and whose times follow each other. Returns the first row of each pair.
 */
const chainsIn = (rows: readonly Row[]): readonly number[] => {
  const dated = rows.flatMap((row, index) => (upperDate(row) === null ? [] : [index]));
  return [...Map.groupBy(dated, (index) => rows[index]?.section).values()].flatMap((own) => {
    const [first] = own;
    if (own.length < 2 * minPairs || own.length % 2 > 0 || first === undefined || !isOfToday(rows[first])) return [];
    const dates = own.map((index) => upperDate(rows[index])?.period.start ?? null);
    const isChain = own.every((index, at) => {
      if (at === 0) return true;
      const [upper, lower] = [dates[at - 1] ?? null, dates[at] ?? null];
      if (lower === null || !isApart(rows[index])) return false;
      const months = upper === null ? 0 : monthsOf(upper) - monthsOf(lower);
      return at % 2 > 0 ? own[at - 1] === index - 1 && months >= 0 : months >= 0 && months <= maxGapMonths;
    });
    return isChain ? own.filter((_, at) => at % 2 === 0) : [];
  });
};

/** No list of dated lines has a word for today alone. */
const isOfToday = (row: Row | undefined): boolean => upperDate(row)?.period.end === 'present';

/** Long months reach the tab stop of a list: 'September 2019 Welder, Acme' above 'May 2017<tab>Fitter, Harrow'. */
const isApart = (row: Row | undefined): boolean => row?.text.includes('\t') === true;

/** A list of dated lines has more than two in a row. */
const isPair = (rows: readonly Row[], index: number): boolean => {
  const [before, row, next, after] = [rows[index - 1], rows[index], rows[index + 1], rows[index + 2]];
  const [first, second] = [upperDate(row), dateBeside(next)];
  if (first === null || second === null || row?.section !== next?.section) return false;
  const isListed = [before, after].some((one) => one?.section === row?.section && dateBeside(one) !== null);
  const [upper, lower] = [first.period.start, second.period.start];
  if (first.period.end === 'present') return !isListed;
  if (isListed || upper === null || lower === null || monthsOf(upper) === monthsOf(lower)) return false;
  return (upper.month === undefined) === (lower.month === undefined);
};

const monthsOf = ({ year, month = 1 }: PartialDate): number => year * 12 + month;

/** The lone date in the first cell of a row; null for other rows. */
const dateBeside = (row: Row | undefined): FoundPeriod | null => {
  const tab = row?.text.indexOf('\t') ?? -1;
  const [first] = row?.periods ?? [];
  if (row === undefined || tab < 0 || row.hasMarker || first === undefined || first.isRange || first.to > tab)
    return null;
  return isOnlyPeriod({ ...row, text: row.text.slice(0, tab), periods: [first] }) ? first : null;
};

/** The same, and the date or the word for today that is close to the words beside it: 'June 2025 Welder'. */
const upperDate = (row: Row | undefined): FoundPeriod | null => {
  if (row === undefined || row.hasMarker) return null;
  if (row.text.includes('\t')) return dateBeside(row) ?? todayInCell(row);
  const [first] = row.periods;
  if (first === undefined) return todayAtHead(row);
  return !first.isRange && first.from === 0 && /^ \p{Lu}/u.test(row.text.slice(first.to)) ? first : null;
};

const todayInCell = ({ text }: Row): FoundPeriod | null => {
  const to = text.indexOf('\t');
  return isOnlyPresent(text.slice(0, to).trim()) ? today(to) : null;
};

const todayAtHead = ({ text }: Row): FoundPeriod | null => {
  const word = /^(\p{Lu}\p{L}+) (?=\p{Lu})/u.exec(text)?.[1] ?? '';
  if (!isPresent(word)) return null;
  return today(word.length);
};

const today = (to: number): FoundPeriod => ({
  from: 0,
  to,
  period: { start: null, end: 'present', style: 'year' },
  isRange: true,
});

const withBoth = (row: Row, next: Row | undefined): Row => {
  const [first, second] = [upperDate(row), dateBeside(next)];
  const lower = second?.period.start ?? null;
  if (first === null || second === null || lower === null) return row;
  const period = periodOf(first.period, lower, second.period.style);
  return { ...row, periods: [{ ...first, period, isRange: true }, ...row.periods.slice(1)] };
};

const periodOf = ({ start: upper, end, style }: Period, lower: PartialDate, styleOfLower: DateStyle): Period => {
  if (upper === null || end === 'present') return { start: lower, end: 'present', style: styleOfLower };
  const [first, last]: readonly [PartialDate, EndDate] =
    monthsOf(upper) < monthsOf(lower) ? [upper, lower] : [lower, upper];
  return { start: first, end: last, style };
};

/** The row without the date in its first cell. */
const withoutDate = (row: Row): Row[] => {
  const at = row.text.indexOf('\t') + 1;
  const periods = row.periods.slice(1).map((one) => ({ ...one, from: one.from - at, to: one.to - at }));
  return [{ ...row, from: row.from + at, text: row.text.slice(at), periods }];
};
