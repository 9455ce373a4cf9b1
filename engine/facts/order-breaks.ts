import type { SourceDocument } from '../model/document.ts';
import type { OrderBreaks } from '../model/facts.ts';
import type { Line, Reading } from '../model/reading.ts';
import { isRunning } from './page-edge.ts';

/** A bullet that is stored apart from its text changes the order of no words. */
const hasWord = ({ text }: Line): boolean => /[\p{L}\p{N}]/u.test(text);

/**
 * Walks through the visible text in stored order and notes each jump to a line other than the next one. Two swapped
 * blocks cost a jump or two; columns stored row by row cost one at every line. `hasColumns`: without columns and tables
 * a page is read from top to bottom, so that only a jump upwards counts.
 */
export const orderBreaksOf = (
  document: SourceDocument,
  visual: Reading,
  paired: ReadonlySet<number>,
  hasColumns: boolean,
): OrderBreaks => {
  // We list labels before their values; stored in rows, they are in the order in which a person reads them.
  const counted = visual.lines.flatMap((line, index) =>
    paired.has(index) || !hasWord(line) || isRunning(line, visual, document) ? [] : [{ line, index }],
  );
  const stored = counted
    .flatMap(({ line }, order) => line.pieces.map((piece) => ({ piece, order })))
    .sort((a, b) => a.piece.run - b.piece.run || a.piece.from - b.piece.from)
    .map(({ order }) => order);
  const jumps = stored.filter((order, at) => {
    const before = stored[at - 1] ?? -1;
    if (order === before || order === before + 1) return false;
    return hasColumns || document.kind === 'docx' || isUpwards(counted[before]?.line, counted[order]?.line);
  });
  return {
    lines: [...new Set(jumps)].sort((a, b) => a - b).flatMap((order) => counted[order]?.index ?? []),
    share: counted.length === 0 ? 0 : Math.min(1, jumps.length / counted.length),
  };
};

const isUpwards = (from: Line | undefined, to: Line | undefined): boolean => {
  if (from === undefined || to === undefined || from.box === null || to.box === null) return false;
  if (from.page !== to.page) return (to.page ?? 0) < (from.page ?? 0);
  return to.box.y < from.box.y - from.box.height;
};
