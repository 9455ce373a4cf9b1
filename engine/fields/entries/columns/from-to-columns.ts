import type { FoundPeriod } from '../../dates/periods.ts';
import type { Row } from '../row.ts';

const from = /^(?:from|start(?:ed)?(?: date)?|date from|joining(?: date)?|date of joining|von|de|du|desde|dal|van)$/iu;
const to =
  /^(?:to|till|until|end(?:ed)?(?: date)?|date to|leaving(?: date)?|date of leaving|bis|à|au|hasta|até|al|tot)$/iu;

/** Where the cells of a row begin and end. */
const boundsOf = (text: string): readonly { from: number; to: number }[] => {
  let at = 0;
  return text.split('\t').map((cell) => {
    const bounds = { from: at, to: at + cell.length };
    at += cell.length + 1;
    return bounds;
  });
};

const onlyIn = (row: Row, bounds: { from: number; to: number } | undefined): FoundPeriod | null => {
  if (bounds === undefined) return null;
  const [found, ...more] = row.periods.filter((one) => one.from >= bounds.from && one.to <= bounds.to);
  return found === undefined || more.length > 0 || found.isRange ? null : found;
};

/** '2014<tab>2015' below 'From<tab>To': one period of two cells, which lone years do not show by themselves. */
export const withFromToColumns = (row: Row): Row => {
  const at = row.columns?.findIndex((name, index) => from.test(name) && to.test(row.columns?.[index + 1] ?? '')) ?? -1;
  if (at < 0) return row;
  const cells = boundsOf(row.text);
  const [start, end] = [onlyIn(row, cells[at]), onlyIn(row, cells[at + 1])];
  const until = end?.period.end ?? end?.period.start ?? null;
  if (start === null || end === null || start.period.start === null || until === null) return row;
  const whole: FoundPeriod = { ...start, to: end.to, period: { ...start.period, end: until }, isRange: true };
  return { ...row, periods: row.periods.flatMap((one) => (one === start ? [whole] : one === end ? [] : [one])) };
};
