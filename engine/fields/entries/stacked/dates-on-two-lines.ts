import type { EndDate, PartialDate, Period } from '../../../model/resume.ts';
import { isOnlyPresent } from '../../dates/date-words.ts';
import { isOnlyPeriod, type Row } from '../row.ts';

/** Pairs of dates from which on they are the pattern of the section. */
const minPairs = 2;

/**
 * 'Present' above '2022', then 'Harrow Works': where the entries of a section have their two dates alone on two lines, one
 * above the other in either order, both are the time of that entry.
 */
export const withDatesOnTwoLines = (rows: readonly Row[]): readonly Row[] => {
  const pairs = rows.flatMap((_, index) => {
    const whole = pairAt(rows, index);
    return whole === null ? [] : [{ index, whole }];
  });
  const bySection = Map.groupBy(pairs, ({ whole }) => whole.section);
  const usual = new Map(
    [...bySection.values()].flatMap((own) =>
      own.length < minPairs ? [] : own.map(({ index, whole }) => [index, whole] as const),
    ),
  );
  if (usual.size === 0) return rows;
  return rows.flatMap((row, index) => (usual.has(index - 1) ? [] : [usual.get(index) ?? row]));
};

/** The row with its own date and the one below; null where they are no pair. */
const pairAt = (rows: readonly Row[], index: number): Row | null => {
  const [before, row, next, after] = [rows[index - 1], rows[index], rows[index + 1], rows[index + 2]];
  if (row === undefined || next === undefined || row.section !== next.section) return null;
  const [upper, lower] = [dateAlone(row), dateAlone(next)];
  // a list of dates has more than two in a row
  const isListed = [before, after].some((one) => one?.section === row.section && dateAlone(one) !== null);
  if (upper === null || lower === null || isListed) return null;
  const [found] = [...next.periods, ...row.periods];
  const [start, end] = inOrder(upper, lower);
  if (found === undefined || start === 'present') return null;
  const period: Period = { ...found.period, start, end };
  return { ...row, periods: [{ ...found, from: 0, to: row.text.length, period, isRange: true }] };
};

/** The lone date that is all of a row; null for other rows. */
const dateAlone = (row: Row | undefined): EndDate | null => {
  if (row === undefined || row.hasMarker || row.text.includes('\t')) return null;
  const [first] = row.periods;
  if (first === undefined) return isOnlyPresent(row.text.trim()) ? 'present' : null;
  return isOnlyPeriod(row) && !first.isRange ? (first.period.start ?? first.period.end) : null;
};

const inOrder = (a: EndDate, b: EndDate): readonly [EndDate, EndDate] => {
  if (a === 'present') return [b, a];
  return b === 'present' || monthsOf(a) <= monthsOf(b) ? [a, b] : [b, a];
};

const monthsOf = ({ year, month = 1 }: PartialDate): number => year * 12 + month;
