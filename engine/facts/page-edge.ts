import type { SourceDocument } from '../model/document.ts';
import type { Line, Reading } from '../model/reading.ts';

const flat = (text: string): string => text.replaceAll(/[\s\d]+/g, '').toLowerCase();

/** True near the upper or lower edge of a PDF page: its outer eighth. */
export const isNearEdge = (line: Line, document: SourceDocument): boolean => {
  const page = document.pages[(line.page ?? 0) - 1];
  if (line.box === null || page === undefined) return false;
  return line.box.y < page.heightPt * 0.12 || line.box.y + line.box.height > page.heightPt * 0.88;
};

/** True for a running header, footer or page number, its first occurrence too: the same words, but for figures, at the same height of another page. */
export const isRunning = (line: Line, visual: Reading, document: SourceDocument): boolean => {
  if (line.isFurniture) return true;
  const { box } = line;
  if (box === null || !isNearEdge(line, document)) return false;
  return visual.lines.some(
    (other) =>
      other.page !== line.page &&
      other.box !== null &&
      Math.abs(other.box.y - box.y) < 3 &&
      flat(other.text) === flat(line.text),
  );
};
