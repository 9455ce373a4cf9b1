/** Where a block stands on its page, in points, and the size of its type. */
export type Placed = { x: number; right: number; top: number; bottom: number; sizePt: number };

/** The stretch of the page's width that a block takes up when parsers ask what is above what. */
type Reach = { x: number; right: number };

/** A page with more blocks takes long to put in order. It is read from top to bottom. */
const maxBlocks = 80;

/**
 * Blocks in the order in which parsers read them (after Breuel, 'High performance document layout analysis', 2003): each
 * behind those above it that it shares a column with, and behind those on its left, unless a block between the two makes
 * the left one the lower one. The cells of a table go row by row.
 */
export const inReadingOrder = <B extends Placed>(blocks: readonly B[]): readonly B[] => {
  const sorted = blocks.toSorted((a, b) => a.top - b.top || a.x - b.x);
  if (sorted.length > maxBlocks) return sorted;
  const tables = tablesIn(sorted);
  const placed = sorted.map((block): InOrder<B> => {
    const table = tables.get(block) ?? null;
    return { block, table, reach: reachOf(block, table ?? block, sorted), isRead: false };
  });
  const order: B[] = [];
  const visit = (one: InOrder<B>): void => {
    if (one.isRead) return;
    one.isRead = true;
    for (const other of placed) if (!other.isRead && isBefore(other, one, placed)) visit(other);
    order.push(one.block);
  };
  for (const one of placed) visit(one);
  return order;
};

type InOrder<B extends Placed = Placed> = { block: B; table: Reach | null; reach: Reach; isRead: boolean };

const isBefore = (one: InOrder, other: InOrder, all: readonly InOrder[]): boolean => {
  if (one.table !== null && one.table === other.table) return isBeforeInTable(one.block, other.block);
  if (isAbove(one, other)) return true;
  if (one.reach.right > other.reach.x) return false;
  return !all.some((between) => isAbove(other, between) && isAbove(between, one));
};

const isAbove = (one: InOrder, other: InOrder): boolean =>
  one.block.top < other.block.top && sharesColumn(one.reach, other.reach);

const isBeforeInTable = (one: Placed, other: Placed): boolean =>
  one.bottom <= other.top || (one.right <= other.x && sharesRow(one, other));

const sharesColumn = (one: Reach, other: Reach): boolean => one.x <= other.right && other.x <= one.right;
const sharesRow = (one: Placed, other: Placed): boolean => one.top <= other.bottom && other.top <= one.bottom;

/** The width of the table that a block is in, one for all blocks of a table. */
const tablesIn = (blocks: readonly Placed[]): ReadonlyMap<Placed, Reach> => {
  const tables = new Map<Placed, Reach>();
  for (const block of blocks) {
    const cells = quarterOf(blocks, block);
    if (cells === null || !isAligned(cells)) continue;
    const all = [cells.block, cells.beside, cells.below, cells.across];
    const table = all.flatMap((cell) => tables.get(cell) ?? [])[0] ?? { x: block.x, right: block.right };
    table.x = Math.min(table.x, ...all.map(({ x }) => x));
    table.right = Math.max(table.right, ...all.map(({ right }) => right));
    for (const cell of all) tables.set(cell, table);
  }
  return tables;
};

/** A block, the nearest one beside it, the nearest one below it, and the one that is below the one and beside the other. */
type Quarter = Readonly<Record<'block' | 'beside' | 'below' | 'across', Placed>>;

const quarterOf = (blocks: readonly Placed[], block: Placed): Quarter | null => {
  const onRight = blocks.filter(({ x }) => x > block.right);
  const beside = least(
    onRight.filter((other) => sharesRow(block, other)),
    'x',
  );
  const below = least(
    blocks.filter((other) => other.top > block.bottom && sharesColumn(block, other)),
    'top',
  );
  if (beside === null || below === null || sharesRow(beside, below) || sharesColumn(beside, below)) return null;
  const lower = onRight.filter(({ top }) => top > block.bottom);
  const across = least(
    lower.filter((other) => sharesColumn(beside, other) && sharesRow(below, other)),
    'top',
  );
  if (across === null || sharesRow(beside, across) || sharesColumn(below, across)) return null;
  return { block, beside, below, across };
};

const least = (blocks: readonly Placed[], by: 'x' | 'top'): Placed | null =>
  blocks.reduce<Placed | null>((best, block) => (best === null || block[by] < best[by] ? block : best), null);

/** Edges or middles of a table's columns differ by less than this, in type sizes, and those of its rows by less than that. */
const maxApart = { columns: 0.7, rows: 0.5 };

/** Whether both columns have an edge or their middle in common, and both rows. */
const isAligned = ({ block, beside, below, across }: Quarter): boolean => {
  const sizePt = Math.min(block.sizePt, beside.sizePt, below.sizePt, across.sizePt);
  const inColumns = [sideways(block, below), sideways(beside, across)];
  const inRows = [upright(block, beside), upright(below, across)];
  return agreeWithin(inColumns, maxApart.columns * sizePt) && agreeWithin(inRows, maxApart.rows * sizePt);
};

/** How far the starts, the ends and the middles of two blocks are apart. */
type Apart = readonly [number, number, number];

const apart = (start: number, end: number): Apart => [Math.abs(start), Math.abs(end), Math.abs(start + end) / 2];
const sideways = (one: Placed, other: Placed): Apart => apart(one.x - other.x, one.right - other.right);
const upright = (one: Placed, other: Placed): Apart => apart(one.top - other.top, one.bottom - other.bottom);

/** Whether all pairs agree in their starts, or all in their ends, or all in their middles. */
const agreeWithin = (pairs: readonly Apart[], maxOff: number): boolean =>
  ([0, 1, 2] as const).some((place) => pairs.every((pair) => pair[place] <= maxOff));

/** A block reaches as far to both sides as what stands below it, up to what stands beside it. */
const reachOf = (block: Placed, { x, right }: Reach, blocks: readonly Placed[]): Reach => {
  const beside = blocks.filter((other) => other !== block && sharesRow(block, other));
  const leftmost = Math.max(0, ...beside.flatMap((other) => (other.right < block.x ? other.right : [])));
  const rightmost = Math.min(...beside.flatMap((other) => (other.x > block.right ? other.x : [])));
  const below = blocks.filter(({ top }) => top >= block.bottom);
  return {
    x: Math.min(x, ...below.flatMap((other) => (other.x >= leftmost ? other.x : []))),
    right: Math.max(right, ...below.flatMap((other) => (other.right <= rightmost ? other.right : []))),
  };
};
