import type { Box } from '../../../model/document.ts';
import { segmentType, type OutlinePoint } from './outlines.ts';

/** The path of a clip, in points of the page. */
export type ClipOutline = readonly OutlinePoint[];

/** Straight pieces that stand for a curve: off by less than a hundredth of its size. */
const piecesOfCurve = 8;
/** Heights in a line of text at which we look whether the outline holds it, as shares of its own height. */
const heights = [0.2, 0.5, 0.8] as const;

/**
 * The share of a box that lies in the outline, 0 to 1. We do not learn whether a second outline in the path is a hole,
 * as in the ring of a border, so such a path holds nothing.
 */
export const shareHeldBy = (outline: ClipOutline, box: Box): number => {
  // A move at the end draws nothing.
  if (outline.some(({ type }, index) => type === segmentType.move && index > 0 && index < outline.length - 1)) return 0;
  const corners = cornersOf(outline.filter(({ type }, index) => type !== segmentType.move || index === 0));
  const shares = heights.map((height) => {
    const crossings = crossingsAt(box.y + height * box.height, corners);
    let held = 0;
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const from = Math.max(crossings[index] ?? 0, box.x);
      const to = Math.min(crossings[index + 1] ?? 0, box.x + box.width);
      held += Math.max(0, to - from);
    }
    return held / Math.max(box.width, 0.01);
  });
  return Math.min(...shares);
};

type Point = { x: number; y: number };

const cornersOf = (outline: ClipOutline): Point[] => {
  const corners: Point[] = [];
  let from: Point | null = null;
  for (let index = 0; index < outline.length; index++) {
    const [one, two, end] = [outline[index], outline[index + 1], outline[index + 2]];
    if (one === undefined) break;
    if (one.type !== segmentType.curve || two === undefined || end === undefined || from === null) {
      corners.push(one);
      from = one;
      continue;
    }
    for (let piece = 1; piece <= piecesOfCurve; piece++)
      corners.push(onCurve([from, one, two, end], piece / piecesOfCurve));
    from = end;
    index += 2;
  }
  return corners;
};

/** The point of a Bézier curve at this share of its way. */
const onCurve = ([start, one, two, end]: readonly [Point, Point, Point, Point], share: number): Point => {
  const rest = 1 - share;
  const at = (a: number, b: number, c: number, d: number): number =>
    rest ** 3 * a + 3 * rest ** 2 * share * b + 3 * rest * share ** 2 * c + share ** 3 * d;
  return { x: at(start.x, one.x, two.x, end.x), y: at(start.y, one.y, two.y, end.y) };
};

/** Where the sides of a closed outline cross this height, from left to right. */
const crossingsAt = (y: number, corners: readonly Point[]): number[] =>
  corners
    .flatMap((to, index) => {
      const from = corners.at(index - 1) ?? to;
      return from.y > y === to.y > y ? [] : [from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)];
    })
    .toSorted((one, other) => one - other);
