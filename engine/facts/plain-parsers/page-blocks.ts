import type { Cell } from './page-cells.ts';
import { inReadingOrder } from './reading-order.ts';

/** Cells that a parser takes for one block of text, and the rectangle around them. `firstBottom`: the lower edge of its first line. */
type Block = Omit<Cell, 'text'> & { cells: Cell[]; firstBottom: number };

/** Lines of a block are at most this far apart, lower edge to lower edge, in type sizes. */
const maxLineStep = 1.5;
/** Lower edges that differ by less, in type sizes, are on one line. */
const maxShift = 0.5;
/** Words of a block that stand beside each other are at most this far apart, in type sizes. */
const maxGap = 0.7;
/** So many stragglers may be a little further off. */
const stragglers = { maxGap: 1, atMost: 3 };
/** Below each other, words of a block differ in size by less than this share; beside each other, by less than that. */
const maxSizeChange = { below: 0.05, beside: 0.6 };

/** A page with more is a drawing or a sheet of numbers, and takes long to cut into blocks. */
const maxCells = 400;

/**
 * The text of a page as parsers get it that cut it into blocks first, as pdftotext does without options: words close to
 * each other are one block, and whole blocks are put in order. A date at the right edge is a block of its own where
 * nothing beside it comes close, and may end up behind all jobs.
 */
export const textInBlocks = (cells: readonly Cell[]): string => {
  const ordered = cells.length > maxCells ? cells : inReadingOrder(blocksOf(cells)).flatMap((block) => block.cells);
  return ordered.map(({ text }) => text).join('\n');
};

const fromTop = (cells: readonly Cell[]): Cell[] => cells.toSorted((a, b) => a.bottom - b.bottom || a.x - b.x);

/** The blocks of a page, the cells of each from top to bottom. */
export const blocksOf = (cells: readonly Cell[]): readonly Block[] => {
  let left = fromTop(cells);
  const blocks: Block[] = [];
  for (let [first] = left; first !== undefined; [first] = left) {
    const block: Block = { ...first, cells: [], firstBottom: first.bottom };
    for (let more: readonly Cell[] = [first]; more.length > 0; more = nextOf(block, left)) {
      for (const cell of more) add(block, cell);
      const taken = new Set(more);
      left = left.filter((cell) => !taken.has(cell));
    }
    blocks.push({ ...block, cells: fromTop(block.cells) });
  }
  return blocks;
};

/** The cells that the block grows by: its next lines and what stands close beside it, or else a few stragglers. */
const nextOf = (block: Block, left: readonly Cell[]): readonly Cell[] => {
  const close = left.filter((cell) => isNextLine(block, cell) || isBeside(block, cell, maxGap));
  if (close.length > 0) return close;
  const further = left.filter((cell) => isBeside(block, cell, stragglers.maxGap));
  return further.length <= stragglers.atMost ? further : [];
};

const add = (block: Block, cell: Cell): void => {
  block.cells.push(cell);
  block.x = Math.min(block.x, cell.x);
  block.right = Math.max(block.right, cell.right);
  block.top = Math.min(block.top, cell.top);
  block.bottom = Math.max(block.bottom, cell.bottom);
  block.firstBottom = Math.min(block.firstBottom, cell.bottom);
};

const isNextLine = (block: Block, cell: Cell): boolean =>
  Math.abs(cell.sizePt - block.sizePt) < maxSizeChange.below * block.sizePt &&
  cell.x < block.right &&
  cell.right > block.x &&
  cell.bottom >= block.firstBottom - maxLineStep * block.sizePt &&
  cell.bottom <= block.bottom + maxLineStep * block.sizePt;

/** On a line of the block, and inside its edges or close to them. */
const isBeside = (block: Block, cell: Cell, gap: number): boolean =>
  Math.abs(cell.sizePt - block.sizePt) < maxSizeChange.beside * block.sizePt &&
  cell.x < block.right + gap * block.sizePt &&
  cell.right > block.x - gap * block.sizePt &&
  cell.bottom >= block.firstBottom - maxShift * block.sizePt &&
  cell.bottom <= block.bottom + maxShift * block.sizePt;
