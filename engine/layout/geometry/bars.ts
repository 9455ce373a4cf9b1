import type { Rule } from './rules.ts';
import type { Segment } from './segments.ts';

/** In em: a line this near below a heading belongs to it. */
const underline = 1.8;
/** In points: shorter lines part nothing. */
const minLength = 60;

/**
 * Horizontal lines as segments without text: columns do not go on across them. A line that underlines a row stands for that row,
 * so that a heading over the whole width is no part of the columns above it.
 */
export const barsOf = (segments: readonly Segment[], horizontal: readonly Rule[]): Segment[] =>
  horizontal
    .filter((rule) => rule.to - rule.from > minLength)
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

/** True for a line that `barsOf` put among the text. */
export const isBar = (segment: Segment): boolean => segment.scraps.length === 0 && segment.table === undefined;
