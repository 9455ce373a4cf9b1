import type { Page } from '../model/document.ts';
import type { Line } from '../model/reading.ts';

/** The part of the page, at its top and at its bottom, in which running headers and footers stand. */
const edge = 0.13;
const pageNumber =
  /^(?:[-–—|\s]*)(?:(?:page|seite|página|pagina|p\.)\s*)?\d{1,2}(?:\s*(?:\/|\||of|von|de|di|sur|van)\s*\d{1,2})?(?:[-–—|\s]*)$/iu;
/** Words that running headers have and nobody misses. */
const plain = /^(?:page|resume|résumé|curriculum|vitae|seite|página|pagina|updated|confidential|continued)$/u;

/**
 * The lines with those marked that pages repeat at their edges. What stands nowhere else is kept where it comes first:
 * contact details in a running header are read once.
 */
export const withFurniture = (lines: readonly Line[], pages: readonly Page[]): Line[] => {
  const repeated = repeatedAt(lines, pages);
  if (repeated.size === 0 && !lines.some((line) => isNumber(line, pages))) return [...lines];
  const elsewhere = new Set(
    lines.filter((line) => !isRepeat(line, pages, repeated)).flatMap((line) => wordsOf(line.text)),
  );
  const kept = new Set<string>();
  return lines.map((line) => {
    if (isNumber(line, pages)) return { ...line, isFurniture: true };
    if (!isRepeat(line, pages, repeated)) return line;
    const key = keyOf(line.text);
    const isNews = wordsOf(line.text).some((word) => !elsewhere.has(word));
    if (isNews && !kept.has(key)) {
      kept.add(key);
      return line;
    }
    return { ...line, isFurniture: true };
  });
};

const isAtEdge = (line: Line, pages: readonly Page[]): boolean => {
  const page = pages[(line.page ?? 0) - 1];
  if (page === undefined || line.box === null) return false;
  const middle = line.box.y + line.box.height / 2;
  return middle < edge * page.heightPt || middle > (1 - edge) * page.heightPt;
};

const isNumber = (line: Line, pages: readonly Page[]): boolean =>
  line.text.length < 20 && pageNumber.test(line.text) && isAtEdge(line, pages);

const isRepeat = (line: Line, pages: readonly Page[], repeated: ReadonlyMap<string, number>): boolean =>
  repeated.has(keyOf(line.text)) && isAtEdge(line, pages);

/** Texts that stand at the edge of at least two pages, page numbers aside. */
const repeatedAt = (lines: readonly Line[], pages: readonly Page[]): Map<string, number> => {
  const seen = new Map<string, Set<number>>();
  for (const line of lines) {
    if (line.page === null || !isAtEdge(line, pages)) continue;
    const key = keyOf(line.text);
    const on = seen.get(key) ?? new Set<number>();
    on.add(line.page);
    seen.set(key, on);
  }
  return new Map([...seen].filter(([, on]) => on.size > 1).map(([key, on]) => [key, on.size]));
};

const keyOf = (text: string): string =>
  text
    .replaceAll(/\d{1,2}(?!\d)/gu, '#')
    .replaceAll(/\s+/gu, ' ')
    .toLowerCase();

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s|•·,;]+/u)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word.length >= 4 && !plain.test(word));
