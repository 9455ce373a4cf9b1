import { isListed } from '../../sections/titles/title-kind.ts';
import type { Segment } from '../geometry/segments.ts';
import { lowestAbove } from './lowest-above.ts';

/** Whether a segment has text of another column beside it. */
export type HasTextBeside = (segment: Segment) => boolean;

/** The other column is sorted when the first title is asked for, as few pages ask. */
export const textBesideOf = (segmentsOf: () => readonly Segment[]): HasTextBeside => {
  let lowest: ((y: number) => number) | null = null;
  return ({ top, bottom }) => {
    lowest ??= lowestAbove(segmentsOf(), 'top');
    return lowest(bottom) > top;
  };
};

/** In points: left edges that differ by no more, in whole points, count as one edge. */
const maxApart = 2;

/** Whether a column holds a section title in the type and at the edge of a heading that has text beside it. */
export type HoldsTitleLike = (column: readonly Segment[], heading: Segment) => boolean;

/** For one column that only grows: each of its lines is looked at once. */
export const besideTitlesIn = (hasTextBeside: HasTextBeside): HoldsTitleLike => {
  const known = new Set<string>();
  let looked = 0;
  return (column, heading) => {
    for (const segment of column.slice(looked)) {
      if (isListed(segment.text) && hasTextBeside(segment)) known.add(typeAt(segment, 0));
    }
    looked = column.length;
    for (let apart = -maxApart; apart <= maxApart; apart += 1) if (known.has(typeAt(heading, apart))) return true;
    return false;
  };
};

const typeAt = ({ left, scraps }: Segment, apart: number): string => {
  const font = scraps[0]?.font;
  return `${Math.round(left) + apart} ${font?.sizePt} ${font?.isBold}`;
};
