import type { Rule } from './rules.ts';
import type { Segment } from './segments.ts';

/** In em: a line at most this far below a heading belongs to it. */
const underline = 1.8;
/** In points: shorter lines do not separate text. */
const minLengthPt = 60;

/**
 * Horizontal lines as segments without text: columns do not continue across them. A line that underlines a row takes
 * the place of that row, so a heading over the full width is not part of the columns above it.
 */
export const barsOf = (segments: readonly Segment[], horizontal: readonly Rule[]): Segment[] =>
  horizontal
    .filter((rule) => rule.to - rule.from > minLengthPt)
    .map((rule) => {
      const above = segments.filter(
        (segment) =>
          segment.baseline < rule.at + 0.2 * segment.size &&
          rule.at - segment.baseline < underline * segment.size &&
          segment.right > rule.from &&
          segment.left < rule.to,
      );
      const nearest = Math.max(...above.map((segment) => segment.baseline));
      const isHeading = above.filter((segment) => nearest - segment.baseline < 0.3 * segment.size).length === 1;
      const baseline = isHeading ? nearest : rule.at;
      return {
        scraps: [],
        text: '',
        left: rule.from,
        right: rule.to,
        top: baseline,
        bottom: baseline,
        baseline,
        size: 1,
      };
    });

/** True for a line that `barsOf` inserted between the segments of text. */
export const isBar = (segment: Segment): boolean => segment.scraps.length === 0 && segment.table === undefined;
