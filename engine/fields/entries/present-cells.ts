import { isOnlyPresent } from '../dates/date-words.ts';
import type { FoundPeriod } from '../dates/periods.ts';
import { type Cell, firstCell, lastCell } from './broken-periods.ts';
import type { Row } from './row.ts';

const columns: readonly ((row: Row) => Cell)[] = [firstCell, lastCell];

/**
 * 'Present<tab>BSc, Alder University' above '2016<tab>A-levels, Harrow School': where the cells of a column hold dates, a
 * word for today alone is one. Without it, the entry takes the dates of the next.
 */
export const withPresentCells = (rows: readonly Row[]): readonly Row[] =>
  rows.map((row, index) => {
    if (row.periods.length > 0 || row.hasMarker || !row.text.includes('\t')) return row;
    // 'Welder<tab>Current' above 'Harrow Works<tab>2018 – Present': the dates of the entry are below the word
    if (rows[index + 1]?.periods.some(({ isRange, period }) => isRange && period.end === 'present') === true)
      return row;
    for (const cellOf of columns) {
      const { from, to, text } = cellOf(row);
      if (!isOnlyPresent(text.trim())) continue;
      const other = periodInColumn(rows, row.section, cellOf);
      if (other === null) continue;
      const period = { start: null, end: 'present' as const, style: other.period.style };
      return { ...row, periods: [{ from, to, period, isRange: true }] };
    }
    return row;
  });

/** The period of another row in the same column, which holds nothing else. */
const periodInColumn = (rows: readonly Row[], section: number, cellOf: (row: Row) => Cell): FoundPeriod | null => {
  for (const row of rows) {
    if (row.section !== section || row.hasMarker || !row.text.includes('\t')) continue;
    const { from, to } = cellOf(row);
    const found = row.periods.find((period) => period.from >= from && period.to <= to);
    if (found === undefined) continue;
    if (!/[\p{L}\d]/u.test(row.text.slice(from, found.from) + row.text.slice(found.to, to))) return found;
  }
  return null;
};
