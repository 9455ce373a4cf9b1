import type { OrderBreaks } from '../model/facts.ts';
import type { Piece, Reading } from '../model/reading.ts';

/**
 * Where the order of the page and the stored order part: between two pieces that follow each other for a person
 * although other visible text is stored between them, or the second is stored before the first.
 */
export const orderBreaksOf = (visual: Reading): OrderBreaks => {
  const pieces = visual.lines.flatMap((line, index) =>
    line.isFurniture ? [] : line.pieces.map((piece) => ({ piece, line: index })),
  );
  // Only visible text counts as 'between', so we number the pieces by where they are stored.
  const rank = new Map([...pieces].sort((a, b) => byStorage(a.piece, b.piece)).map(({ piece }, at) => [piece, at]));
  const lines = pieces.flatMap(({ piece, line }, index) => {
    const before = pieces[index - 1];
    if (before === undefined) return [];
    return (rank.get(piece) ?? 0) === (rank.get(before.piece) ?? 0) + 1 ? [] : [line];
  });
  const count = new Set(pieces.map(({ line }) => line)).size;
  return { lines: [...new Set(lines)], share: count === 0 ? 0 : lines.length / count };
};

const byStorage = (a: Piece, b: Piece): number => a.run - b.run || a.from - b.from;
