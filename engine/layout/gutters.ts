import { isRowCoupled } from './coupling.ts';
import type { Segment } from './segments.ts';

/** Two blocks of text side by side, with the empty strip between them. */
export type Zone = {
  left: Segment[];
  right: Segment[];
  top: number;
  bottom: number;
  gutter: number;
};

/** A gutter is at least this wide, in em of the region's usual size. */
const leastGutter = 0.75;
/** Each side needs this many lines. */
const leastLines = 3;
/** Left edges closer than this are one edge. */
const edgeGrid = 3;
const mostCandidates = 60;

/** The best pair of columns in a region; null when its text is one column. */
export const bestZoneOf = (segments: readonly Segment[]): Zone | null => {
  let best: Zone | null = null;
  let bestScore = 0;
  for (const x of candidatesOf(segments)) {
    for (const zone of zonesAt(segments, x)) {
      const score = scoreOf(zone);
      if (score <= bestScore || isRowCoupled(zone)) continue;
      best = zone;
      bestScore = score;
    }
  }
  return best;
};

/** Where a right-hand column could begin: edges at which text begins, most frequent first. */
const candidatesOf = (segments: readonly Segment[]): number[] => {
  const counts = new Map<number, { count: number; x: number }>();
  for (const { left } of segments) {
    const key = Math.round(left / edgeGrid);
    const known = counts.get(key);
    counts.set(key, { count: (known?.count ?? 0) + 1, x: Math.min(left, known?.x ?? left) });
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count || a.x - b.x)
    .slice(0, mostCandidates)
    .map(({ x }) => x - 0.5);
};

/** The stretches of the page, top to bottom, in which no text crosses `x` and both sides have text. */
const zonesAt = (segments: readonly Segment[], x: number): Zone[] => {
  const zones: Zone[] = [];
  let left: Segment[] = [];
  let right: Segment[] = [];
  const finish = (): void => {
    const zone = zoneOf(left, right);
    if (zone !== null) zones.push(zone);
    left = [];
    right = [];
  };
  for (const segment of segments) {
    if (segment.right <= x) left.push(segment);
    else if (segment.left >= x) right.push(segment);
    else finish();
  }
  finish();
  return zones;
};

const zoneOf = (left: Segment[], right: Segment[]): Zone | null => {
  if (left.length < leastLines || right.length < leastLines) return null;
  const from = Math.max(...left.map((segment) => segment.right));
  const to = Math.min(...right.map((segment) => segment.left));
  const size = medianSize([...left, ...right]);
  if (to - from < leastGutter * size) return null;
  const all = [...left, ...right];
  return {
    left,
    right,
    top: Math.min(...all.map((segment) => segment.top)),
    bottom: Math.max(...all.map((segment) => segment.bottom)),
    gutter: to - from,
  };
};

const medianSize = (segments: readonly Segment[]): number => {
  const sizes = segments.map((segment) => segment.size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 10;
};

/** The taller the stretch in which both sides have text, and the wider the gutter, the surer. */
const scoreOf = ({ left, right, gutter }: Zone): number => {
  const top = Math.max(topOf(left), topOf(right));
  const bottom = Math.min(bottomOf(left), bottomOf(right));
  return Math.max(0, bottom - top) * Math.min(gutter, 30) * Math.min(left.length, right.length) ** 0.5;
};

const topOf = (segments: readonly Segment[]): number => Math.min(...segments.map((segment) => segment.top));
const bottomOf = (segments: readonly Segment[]): number => Math.max(...segments.map((segment) => segment.bottom));
