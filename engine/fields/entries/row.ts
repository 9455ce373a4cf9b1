import type { Fact } from '../../lexicon/form-labels.ts';
import type { Line } from '../../model/reading.ts';
import type { Atom } from './atom.ts';
import type { FoundPeriod } from '../dates/periods.ts';

/**
 * A line, or a part of one that is a unit of its own, without its bullet. `from` is the offset of `text` in the line.
 */
export type Row = {
  line: number;
  from: number;
  text: string;
  hasMarker: boolean;
  periods: readonly FoundPeriod[];
  /** Index of the section among those parsed together: entries never continue from one into the next. */
  section: number;
  source: Line;
  /** True when the row above left no room for the first word of this one: it may continue in the middle of a name. */
  isWrapped?: true;
  /** True when also other lines of the column end where the row above had to: the text continues without a break. */
  goesOn?: true;
  /** The kind of the label before it, in a form that has one before each fact. */
  form?: 'fact' | 'duty';
  /** What that label asks for. */
  fact?: Fact;
  /** The parts of the job that the row tells of in a sentence, with its other rows: 'I worked as a welder at Acme'. */
  told?: { title: readonly Atom[]; employer: readonly Atom[]; period: Atom | null };
  /** The names of the columns of the table that the row belongs to. */
  columns?: readonly string[];
};

/** True when the row holds one period and nothing else but its brackets. */
export const isOnlyPeriod = (row: Row): boolean => {
  const [period] = row.periods;
  if (period === undefined || row.periods.length > 1) return false;
  return !/[\p{L}\d]/u.test(row.text.slice(0, period.from) + row.text.slice(period.to));
};
