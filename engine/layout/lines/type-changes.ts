import type { SourceDocument } from '../../model/document.ts';
import type { Piece, TypeChange } from '../../model/reading.ts';

/** The stretches of a line that are set in different type. Pieces without letters and digits take the type before them. */
export const typeChangesIn = (text: string, pieces: readonly Piece[], document: SourceDocument): TypeChange[] => {
  const changes: TypeChange[] = [];
  for (const { at, run, from, to } of pieces) {
    const font = document.runs[run]?.font;
    const own = text.slice(at, at + to - from);
    if (font === undefined || !/[\p{L}\d]/u.test(own)) continue;
    const { isBold, isItalic, color } = font;
    const last = changes.at(-1);
    const isSame = last?.isBold === isBold && last.isItalic === isItalic && last.color === color;
    if (!isSame) changes.push({ at, isBold, isItalic, color });
  }
  return changes;
};
