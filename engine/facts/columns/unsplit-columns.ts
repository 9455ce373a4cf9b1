import type { Line } from '../../model/reading.ts';

/** Fewer are an address beside a name. */
const minLines = 4;
/** Minimum share of its height by which a line is beside another one. */
const minOverlap = 0.5;

/**
 * Whether lines that were read as one column are beside each other, as in cards: a page that is read in stored order may
 * have columns that were not found.
 */
export const hasUnsplitColumns = (lines: readonly Line[]): boolean =>
  [...Map.groupBy(lines, ({ page, column }) => `${page} ${column}`).values()].some((own) => besideIn(own) >= minLines);

type Edges = { index: number; left: number; right: number; top: number; bottom: number };

/** How many lines are beside another one; it stops where that is enough. */
const besideIn = (lines: readonly Line[]): number => {
  const down = lines
    .flatMap(({ box }, index): Edges[] =>
      box === null ? [] : [{ index, left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height }],
    )
    .toSorted((one, other) => one.top - other.top);
  const found = new Set<number>();
  for (const [at, one] of down.entries()) {
    for (let next = at + 1; next < down.length && found.size < minLines; next += 1) {
      const other = down[next];
      if (other === undefined || other.top >= one.bottom) break;
      if (areBeside(one, other)) found.add(one.index).add(other.index);
    }
    if (found.size >= minLines) break;
  }
  return found.size;
};

const areBeside = (one: Edges, other: Edges): boolean => {
  const overlap = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const height = Math.min(one.bottom - one.top, other.bottom - other.top);
  return overlap > minOverlap * height && (one.right <= other.left || other.right <= one.left);
};
