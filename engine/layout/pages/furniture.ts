import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { inSequence } from '../../lexicon/phrases/compose.ts';
import type { Page } from '../../model/document.ts';
import type { Line } from '../../model/reading.ts';

/** Share of the page height, at its top and at its bottom, in which running headers and footers are. */
const edge = 0.13;
const pageNumber = inSequence(
  /^[-–—|\s]*(?:(?:page|seite|página|pagina|sida|side|strona|strana|sayfa|halaman|страница|p\.)\s*)?/iu,
  /\d{1,3}(?:\s*(?:\/|\||of|von|de|di|sur|van|av|af|z|din|dari|из)\s*\d{1,3})?/iu,
  /[-–—|\s]*$/iu,
);
/** Words that running headers have and that can be dropped. */
const plain = inSequence(
  compilePhrases(
    `
    page
    resume
    résumé
    curriculum vitae
    cv
    of
    seite
    página
    pagina
    confidential
    continued
    `,
    { start: 'letter', end: 'letter', global: true },
  ),
  /(?:\s*\d{1,2}(?!\d))?/u,
);

/**
 * The lines, with those marked that pages repeat at their edges. Text that is nowhere else is kept at its first
 * occurrence: contact details in a running header are read once. Kept footer lines are returned as `last`: read in
 * place they would interrupt text that continues on the next page.
 */
export const withFurniture = (lines: readonly Line[], pages: readonly Page[]): { body: Line[]; last: Line[] } => {
  const repeated = repeatedAmong(lines, pages);
  /** Worked out for the first line that is left out, as most documents have none. */
  let elsewhere: string | null = null;
  const isElsewhere = (part: string): boolean => {
    elsewhere ??= lines
      .filter((line) => !repeated.has(line))
      .map((line) => plainText(line.text))
      .join('\n');
    return elsewhere.includes(part);
  };
  const kept = new Set<string>();
  const body: Line[] = [];
  const last: Line[] = [];
  for (const line of lines) {
    const part = edgeOf(line, pages);
    if (part === null || (!repeated.has(line) && !isNumber(line))) {
      body.push(line);
      continue;
    }
    const key = keyOf(line.text);
    const isNews = !isNumber(line) && hasNewText(line.text, isElsewhere) && !kept.has(key);
    if (isNews) kept.add(key);
    (isNews && part === 'footer' ? last : body).push({ ...line, part, isFurniture: !isNews });
  }
  return { body, last };
};

/** The edge of the page that a line is at, if any. */
const edgeOf = (line: Line, pages: readonly Page[]): 'header' | 'footer' | null => {
  const page = pages[(line.page ?? 0) - 1];
  if (page === undefined || line.box === null) return null;
  const middle = (line.box.y + line.box.height / 2) / page.heightPt;
  return middle < edge ? 'header' : middle > 1 - edge ? 'footer' : null;
};

const isNumber = (line: Line): boolean => line.text.length < 20 && pageNumber.test(line.text);

/** In points: a running line has the same height on every page. */
const maxHeightDifference = 4;

/** Minimum share of the pages with a running line: in a long document two pages may start alike by chance. */
const minShare = 0.25;

/** Lines at the same height at the edge of at least two pages and of a sufficient share of all pages, ignoring numbers. */
const repeatedAmong = (lines: readonly Line[], pages: readonly Page[]): Set<Line> => {
  if (pages.length < 2) return new Set();
  const seen = new Map<string, Line[]>();
  for (const line of lines) {
    if (edgeOf(line, pages) === null) continue;
    const key = keyOf(line.text);
    seen.set(key, [...(seen.get(key) ?? []), line]);
  }
  const minRepeats = Math.max(1, Math.min(minShare * pages.length, maxTwins / 2) - 1);
  return new Set(
    [...seen.values()].flatMap((twins) =>
      twins.filter((line) => {
        const alike = twins.slice(0, maxTwins).filter((other) => hasSameText(line, other));
        return new Set(alike.map(({ page }) => page)).size >= minRepeats;
      }),
    ),
  );
};

const maxTwins = 60;

const hasSameText = (a: Line, b: Line): boolean =>
  a.page !== b.page && Math.abs((a.box?.y ?? 0) - (b.box?.y ?? 0)) < maxHeightDifference;

const keyOf = (text: string): string =>
  text
    .replaceAll(/(?<!\d)\d{1,3}(?!\d)/gu, '#')
    .replaceAll(/\s+/gu, ' ')
    .toLowerCase();

const plainText = (text: string): string => text.replaceAll(/\s+/gu, ' ').toLowerCase();

/** True when some part of the text, apart from page numbers and plain words, is nowhere else. */
const hasNewText = (text: string, isElsewhere: (part: string) => boolean): boolean =>
  plainText(text)
    .split(/[|•·\t]|\s[-–—]\s/u)
    .map((part) =>
      part
        .replaceAll(/\d{1,2}\s*(?:\/|of|von|de|di|sur|van)\s*\d{1,2}/gu, '')
        .replaceAll(plain, '')
        .replaceAll(/^[^\p{L}\p{N}+(]+|[^\p{L}\p{N}]+$/gu, ''),
    )
    .some((part) => /[\p{L}\d]{2}/u.test(part) && !isElsewhere(part));
