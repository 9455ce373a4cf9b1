import type { Box } from '../../model/document.ts';
import type { PageRules } from './rules.ts';
import type { Segment } from './segments.ts';

/** In em: a line at most this far below a heading belongs to it. */
const underline = 1.8;
/** In points: shorter lines do not separate text. */
const minLengthPt = 60;

/**
 * Horizontal lines as segments without text: columns do not continue across them. A line that underlines a row takes
 * the place of that row, so a heading over the full width is not part of the columns above it.
 */
export const barsOf = (segments: readonly Segment[], { horizontal, bands }: PageRules): Segment[] => [
  ...bands.flatMap((band) => barOfBand(band, segments)),
  ...horizontal
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
      return barAt(isHeading ? nearest : rule.at, rule.from, rule.to);
    }),
];

/** A band behind a single text: a heading over the width of the band. */
const barOfBand = ({ x, y, width, height }: Box, segments: readonly Segment[]): Segment[] => {
  if (width <= minLengthPt) return [];
  const inside = segments.filter((segment) => {
    const middle = segment.baseline - 0.3 * segment.size;
    return middle > y && middle < y + height && segment.right > x && segment.left < x + width;
  });
  const [text] = inside;
  const isHeading = inside.length === 1 && text !== undefined && text.table === undefined;
  return isHeading && text.left >= x - 1 && text.right <= x + width + 1 ? [barAt(text.baseline, x, x + width)] : [];
};

const barAt = (baseline: number, left: number, right: number): Segment => ({
  scraps: [],
  text: '',
  left,
  right,
  top: baseline,
  bottom: baseline,
  baseline,
  size: 1,
});

/** True for a line that `barsOf` inserted between the segments of text. */
export const isBar = (segment: Segment): boolean => segment.scraps.length === 0 && segment.table === undefined;
