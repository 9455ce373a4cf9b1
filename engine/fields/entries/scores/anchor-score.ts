import { sumOf } from '../../experience/signals.ts';
import { anchorSignals } from './anchor-signals.ts';
import type { Row } from '../row.ts';
import { isOnlyPeriod } from '../row.ts';

/**
 * How much the period in this row looks like the dates of an entry: above 3 when it is alone or at the edge of a short
 * line, below 0 for years mentioned in a sentence; -Infinity without any period.
 */
export const anchorScore = (row: Row, markersTellBody: boolean): number => {
  const period = row.periods.find((one) => one.isRange) ?? row.periods[0];
  if (period === undefined) return Number.NEGATIVE_INFINITY;
  const before = row.text.slice(0, period.from);
  const after = row.text.slice(period.to);
  const words = `${before} ${after}`.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word)).length;
  return sumOf(anchorSignals, { row, period, before, after, words, isAlone: isOnlyPeriod(row), markersTellBody });
};
