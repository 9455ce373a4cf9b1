import type { SourceDocument } from '../model/document.ts';
import type { OrderBreaks } from '../model/facts.ts';
import type { Reading } from '../model/reading.ts';
import { isRunning } from './page-edge.ts';

/**
 * Walks through the visible text as it is stored and notes where it jumps to a line other than the next one.
 * Two blocks that changed places cost a jump or two; columns painted row by row cost one at every line.
 */
export const orderBreaksOf = (document: SourceDocument, visual: Reading): OrderBreaks => {
  const counted = visual.lines.flatMap((line, index) => (isRunning(line, visual, document) ? [] : [{ line, index }]));
  const stored = counted
    .flatMap(({ line }, order) => line.pieces.map((piece) => ({ piece, order })))
    .sort((a, b) => a.piece.run - b.piece.run || a.piece.from - b.piece.from)
    .map(({ order }) => order);
  const jumps = stored.filter((order, at) => {
    const before = stored[at - 1] ?? -1;
    return order !== before && order !== before + 1;
  });
  return {
    lines: [...new Set(jumps)].sort((a, b) => a - b).flatMap((order) => counted[order]?.index ?? []),
    share: counted.length === 0 ? 0 : Math.min(1, jumps.length / counted.length),
  };
};
