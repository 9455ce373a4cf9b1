import { isListed } from '../../../sections/titles/title-kind.ts';
import { wholePeriodOf } from '../../lines/dated.ts';
import type { Segment } from '../../geometry/segments.ts';

/** In line heights: lines of one period are at most this far apart. */
const maxStep = 0.9;

/** One line of a strip, or the lines of one period. */
export type Piece = { is: 'period' | 'other'; lines: Segment[]; text: string };

export const piecesOf = (strip: readonly Segment[]): readonly Piece[] => {
  const lines = strip.toSorted((a, b) => a.baseline - b.baseline || a.left - b.left);
  const pieces: Piece[] = [];
  for (let at = 0; at < lines.length;) {
    const count = linesOfPeriod(lines, at);
    const own = lines.slice(at, at + Math.max(1, count));
    pieces.push({ is: count > 0 ? 'period' : 'other', lines: own, text: joined(own) });
    at += own.length;
  }
  return pieces;
};

const joined = (lines: readonly Segment[]): string => lines.map(({ text }) => text.trim()).join(' ');

/** How many lines from `at` on are one period; 0 where none begins there. A range on the first lines is whole without the next. */
const linesOfPeriod = (lines: readonly Segment[], at: number): number => {
  let found = 0;
  for (let count = 1; count <= maxPeriodLines; count += 1) {
    const own = lines.slice(at, at + count);
    const [last, above] = [own.at(-1), own.at(-2)];
    if (own.length < count || last === undefined) break;
    if (above !== undefined && (last.top - above.bottom > maxStep * last.size || isListed(last.text))) break;
    const text = joined(own).replace(duration, '');
    const period = wholePeriodOf(text);
    if (period === null) continue;
    found = count;
    if (period.isRange && !/[-–—]$/u.test(text)) break;
  }
  return found;
};

/** '1 September 2019' over 'through 1 February' over '2022'. */
const maxPeriodLines = 4;
/** '(2 yrs 3 mos)' behind a period. */
const duration = /\s*\([\p{L}\d .,]{4,20}\)$/u;
