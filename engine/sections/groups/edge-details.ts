import type { Line, Reading } from '../../model/reading.ts';

/** Email, telephone number, or web address. */
const detail =
  /\S@\S{1,99}\.\S|(?:\+\d{1,3}|\(\d{2,4}\)|\b\d{3}[.-])[\d ().-]{6}|\b(?:linkedin|github)\.com\/|\bwww\.\S/u;

/** Maximum number of lines from the edge of a page in such a block. */
const maxDepth = 4;

/**
 * Contact details at the bottom or top of a page, set smaller or apart, or repeated on each page: they belong to the
 * page, not to the section that happens to end or start there. Indices of their lines.
 */
export const edgeDetailsOf = ({ lines }: Reading): ReadonlySet<number> => {
  const found = new Set<number>();
  const pages = new Map<number, number[]>();
  for (const [index, line] of lines.entries()) {
    if (line.page === null || line.part !== 'body' || line.isFurniture) continue;
    const onPage = pages.get(line.page);
    if (onPage === undefined) pages.set(line.page, [index]);
    else onPage.push(index);
  }
  const texts = countOf(lines);
  const body = typicalSize(lines);
  const isRepeated = (index: number): boolean => (texts.get(lines[index]?.text.trim() ?? '') ?? 0) > 1;
  for (const [page, onPage] of pages) {
    for (const index of blockAt(lines, onPage.toReversed(), body, isRepeated)) found.add(index);
    // The top of the first page is the resume's own header.
    if (page > 1) for (const index of blockAt(lines, onPage, body, isRepeated)) found.add(index);
  }
  return found;
};

/** `indices` run from the edge inwards. The block ends at the first long line or at a line in body type. */
const blockAt = (
  lines: readonly Line[],
  indices: readonly number[],
  body: number,
  isRepeated: (index: number) => boolean,
): number[] => {
  const block: number[] = [];
  for (const index of indices.slice(0, maxDepth)) {
    const line = lines[index];
    if (line === undefined || line.markerLength > 0 || line.text.length > 140) break;
    if (line.style.sizePt > body - 0.4 && !isRepeated(index) && (line.gapAbove ?? 0) < 4) break;
    block.push(index);
  }
  const outermost = block.findLastIndex((index) => detail.test(lines[index]?.text ?? ''));
  return block.slice(0, outermost + 1);
};

const countOf = (lines: readonly Line[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { text } of lines) {
    const trimmed = text.trim();
    counts.set(trimmed, (counts.get(trimmed) ?? 0) + 1);
  }
  return counts;
};

/** The median size. */
const typicalSize = (lines: readonly Line[]): number => {
  const sizes = lines.map(({ style }) => style.sizePt).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 10;
};
