import { isDated } from '../lines/dated.ts';
import type { Segment, TableText } from '../geometry/segments.ts';
import type { Zone } from './zone.ts';

/** Minimum height, in em, of a white band through both sides. */
const minBandHeight = 1.1;
const minRows = 4;
/** The same where each row has its date on the left, and all of them are level: two columns hardly break so three times. */
const minDatedRows = 3;
/** In a table most rows have text on both sides at the same height; independent columns rarely break at the same heights. */
const minLevelShare = 0.75;
/** Maximum mean number of lines in a label. */
const maxLines = 3.2;

/**
 * The rows of a table without ruled lines: titles or dates on the left, each level with its text; null when the sides are
 * columns. Lines of the last row go on below the part of the zone that has text on both sides.
 */
export const bandsOf = (part: Zone, zone: Zone): Zone | null => {
  const sides = { left: withRest(part.left, zone.left), right: withRest(part.right, zone.right) };
  const left = new Set(sides.left);
  const all = [...sides.left, ...sides.right].sort((a, b) => a.top - b.top);
  const bands: Segment[][] = [];
  let bottom = -Infinity;
  for (const segment of all) {
    if (segment.top - bottom > minBandHeight * segment.size) bands.push([]);
    bands.at(-1)?.push(segment);
    bottom = Math.max(bottom, segment.bottom);
  }
  if (bands.length < minDatedRows || left.size > maxLines * bands.length) return null;
  const level = bands.filter((band) =>
    isLevel(
      band.filter((segment) => left.has(segment)),
      band.filter((segment) => !left.has(segment)),
    ),
  );
  if (level.length < minLevelShare * bands.length) return null;
  const isDatedRow = (band: readonly Segment[]): boolean =>
    band.some((segment) => left.has(segment) && isDated(segment.text));
  if (bands.length < minRows && !(level.length === bands.length && bands.every(isDatedRow))) return null;
  const right = Math.max(...sides.left.map((segment) => segment.right));
  const rows: TableText = bands.map((band) => [
    { segments: band.filter((segment) => left.has(segment)), right },
    { segments: band.filter((segment) => !left.has(segment)), right: Infinity },
  ]);
  return { ...part, ...sides, bottom: Math.max(...all.map((segment) => segment.bottom)), bands: rows };
};

/** The side with what follows it directly. */
const withRest = (side: readonly Segment[], whole: readonly Segment[]): Segment[] => {
  const found = [...side];
  let bottom = Math.max(...side.map((segment) => segment.bottom));
  for (const segment of whole) {
    if (segment.top < bottom) continue;
    if (segment.top - bottom > minBandHeight * segment.size) break;
    found.push(segment);
    bottom = segment.bottom;
  }
  return found;
};

/** True when the text on both sides starts at the same height or has the same vertical center. */
const isLevel = (left: readonly Segment[], right: readonly Segment[]): boolean => {
  const [first, text] = [left[0], right[0]];
  if (first === undefined || text === undefined) return false;
  const near = 0.5 * Math.max(first.size, text.size);
  return Math.abs(first.top - text.top) < near || Math.abs(middleOf(left) - middleOf(right)) < near;
};

const middleOf = (side: readonly Segment[]): number =>
  (Math.min(...side.map((segment) => segment.top)) + Math.max(...side.map((segment) => segment.bottom))) / 2;
