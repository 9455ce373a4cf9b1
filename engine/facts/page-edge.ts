import type { SourceDocument } from '../model/document.ts';
import type { Line, Reading } from '../model/reading.ts';

const flat = (text: string): string => text.replaceAll(/[\s\d]+/g, '').toLowerCase();

/** True near the upper or lower edge of a PDF page: its outer eighth. */
export const isNearEdge = (line: Line, document: SourceDocument): boolean => {
  const page = document.pages[(line.page ?? 0) - 1];
  if (line.box === null || page === undefined) return false;
  return line.box.y < page.heightPt * 0.12 || line.box.y + line.box.height > page.heightPt * 0.88;
};

/**
 * True for a running header, footer or page number, its first occurrence included: the same words, apart from numbers,
 * at the same height on most pages.
 */
export const isRunning = (line: Line, visual: Reading, document: SourceDocument): boolean => {
  if (line.isFurniture) return true;
  const { box } = line;
  if (box === null || !isNearEdge(line, document)) return false;
  const pages = new Set(
    visual.lines.flatMap((other) =>
      other.box !== null && Math.abs(other.box.y - box.y) < 3 && flat(other.text) === flat(line.text)
        ? [other.page]
        : [],
    ),
  );
  // A cover letter appended to the resume repeats the header of the first page: twice in four pages is not a running
  // header.
  return pages.size > 1 && pages.size > document.pages.length / 2;
};
