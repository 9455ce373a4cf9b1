import type { Row } from '../row.ts';

/**
 * 'Harrow, on a fixed term (June 2019: permanent), full time' below 'Baker, Mill Lane Bakery<tab>2018 – 2021': a
 * date in brackets within a line of remarks is none of an entry of its own.
 */
export const withoutDatesInNotes = (rows: readonly Row[]): readonly Row[] =>
  rows.map((row, index) => {
    const [period, ...others] = row.periods;
    if (period === undefined || others.length > 0 || period.isRange || row.hasMarker) return row;
    return isHead(rows[index - 1], row) && isNote(row.text, period) ? { ...row, periods: [] } : row;
  });

/** The row above is the head of an entry of the same section, with the whole time of it at its end. */
const isHead = (above: Row | undefined, row: Row): boolean => {
  const last = above?.periods.at(-1);
  if (above === undefined || last === undefined || above.section !== row.section || above.hasMarker) return false;
  return last.isRange && /[\p{L}]/u.test(above.text.slice(0, last.from)) && above.text.slice(last.to).trim() === '';
};

/** The date is in brackets, with words before them and behind them. */
const isNote = (text: string, { from, to }: { from: number; to: number }): boolean => {
  const [before, behind] = [text.slice(0, from), text.slice(to)];
  return /\p{L}[^()]*\([^()]*$/u.test(before) && /^[^()]*\)[^()]*\p{L}{3}/u.test(behind);
};
