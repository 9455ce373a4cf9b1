import { bestZoneOf } from './gutters.ts';
import type { Segment } from './segments.ts';

/** Text that reads from top to bottom without another column beside its lines. */
export type Region = { segments: Segment[]; column: number; isBeside: boolean };

/** Columns within columns within columns are no resume any more. */
const deepest = 8;

/** The regions of a page in reading order: what stands above two columns, the left one, the right one, what stands below. */
export const regionsOf = (segments: readonly Segment[], column = 0, isBeside = false, depth = 0): Region[] => {
  if (segments.length === 0) return [];
  const sorted = [...segments].sort((a, b) => a.baseline - b.baseline || a.left - b.left);
  const zone = depth >= deepest ? null : bestZoneOf(sorted);
  if (zone === null) return [{ segments: sorted, column, isBeside }];

  const inside = new Set([...zone.left, ...zone.right]);
  const outside = sorted.filter((segment) => !inside.has(segment));
  const above = outside.filter((segment) => segment.baseline < zone.top + segment.size * 0.5);
  const below = outside.filter((segment) => !(segment.baseline < zone.top + segment.size * 0.5));
  const left = regionsOf(zone.left, column, true, depth + 1);
  const columns = 1 + Math.max(...left.map((region) => region.column));
  return [
    ...regionsOf(above, column, isBeside, depth + 1),
    ...left,
    ...regionsOf(zone.right, columns, true, depth + 1),
    ...regionsOf(below, column, isBeside, depth + 1),
  ];
};
