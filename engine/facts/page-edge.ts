import type { SourceDocument } from '../model/document.ts';
import type { Line, Reading } from '../model/reading.ts';

const knownWords = new WeakMap<Line, string>();

/** The words of a line without spaces and numbers; each line of a page is compared with all others. */
const wordsOf = (line: Line): string => {
  const words = knownWords.get(line) ?? line.text.replaceAll(/[\s\d]+/g, '').toLowerCase();
  knownWords.set(line, words);
  return words;
};

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
  if (box === null || document.pages.length < 2 || !isNearEdge(line, document)) return false;
  const pages = new Set<number | null>();
  for (const other of visual.lines)
    if (other.box !== null && Math.abs(other.box.y - box.y) < 3 && wordsOf(other) === wordsOf(line))
      pages.add(other.page);
  // A cover letter appended to the resume repeats the header of the first page: twice in four pages is not a running
  // header.
  return pages.size > 1 && pages.size > document.pages.length / 2;
};
