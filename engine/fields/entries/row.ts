import type { Line } from '../../model/reading.ts';
import type { FoundPeriod } from '../dates/periods.ts';

/** A line, or a part of one that is a unit of its own, without its bullet. `from` is where `text` begins in the line. */
export type Row = {
  line: number;
  from: number;
  text: string;
  hasMarker: boolean;
  periods: readonly FoundPeriod[];
  /** Index of the section among those that were read together: entries never run from one into the next. */
  section: number;
  source: Line;
  /** True when the row above left no room for the first word of this one: it may go on in the middle of a name. */
  isWrapped?: true;
  /** What the label before it asks for, in a form that has one before each fact. */
  form?: 'fact' | 'duty';
};

/** True when the row holds one period and nothing else but its brackets. */
export const isOnlyPeriod = (row: Row): boolean => {
  const [period] = row.periods;
  if (period === undefined || row.periods.length > 1) return false;
  return !/[\p{L}\d]/u.test(row.text.slice(0, period.from) + row.text.slice(period.to));
};
