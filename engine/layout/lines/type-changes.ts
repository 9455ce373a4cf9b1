import type { SourceDocument } from '../../model/document.ts';
import type { Piece, TypeChange } from '../../model/reading.ts';

/** The stretches of a line that are set in different type. Pieces without letters and digits take the type before them. */
export const typeChangesIn = (text: string, pieces: readonly Piece[], document: SourceDocument): TypeChange[] => {
  const changes: TypeChange[] = [];
  for (const { at, run, from, to } of pieces) {
    const font = document.runs[run]?.font;
    if (font === undefined) continue;
    const { isBold, isItalic, color } = font;
    const last = changes.at(-1);
    if (last?.isBold === isBold && last.isItalic === isItalic && last.color === color) continue;
    if (/[\p{L}\d]/u.test(text.slice(at, at + to - from))) changes.push({ at, isBold, isItalic, color });
  }
  return changes;
};
