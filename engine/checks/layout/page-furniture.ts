import type { Check } from '../../model/check.ts';
import type { Line, Reading } from '../../model/reading.ts';
import { hasMoreLetters, lettersOf } from '../../text/letters.ts';
import { isPageNumber } from '../../text/page-number.ts';
import { failed, firstFew, passed } from '../outcomes.ts';

/** Word repeats a header on each page although the file has it once; 'contact-in-header-footer' reports what is in it. */
const hasRunningLines = ({ lines }: Reading): boolean =>
  lines.some(({ part, text }) => (part === 'header' || part === 'footer') && !isPageNumber(text));

/** 'Position:' at the top of two pages is the label of a field, whose value differs from page to page. */
const bareLabel = /^\s*\p{L}[^:\t]{0,40}:\s*$/u;

const isRepeatedText = ({ isFurniture, text }: Line): boolean =>
  isFurniture && !isPageNumber(text) && !bareLabel.test(text);

/** A title that is typed again on each page of a Word file, whose pages we do not see. Employers repeat with their jobs as well. */
const mayBeTypedOnPages = ({ lines }: Reading, pages: number): boolean => {
  const titles = lines.filter(
    ({ page, text, markerLength }) => page === null && markerLength === 0 && title.test(text),
  );
  return [...Map.groupBy(titles, ({ text }) => text.trim()).values()].some((same) => same.length >= pages);
};
const title = /^\s*\p{L}{2,}(?:\s\p{L}{2,}){1,4}\s*$/u;

/** 'Jane Roe, page 2' */
const withoutNumbers = (text: string): string => lettersOf(text).replaceAll(/\p{N}+/gu, '');

export const pageFurniture: Check<'visual' | 'document' | 'cite'> = {
  id: 'page-furniture',
  group: 'layout',
  title: { pass: 'No repeated lines interrupt your text', fail: 'Repeated lines interrupt your text' },
  why: 'When the text of all pages is joined, running headers and page numbers end up in the middle of a job.',
  impact: 'hint',
  needs: ['visual', 'document', 'cite'],
  sources: [],
  run: ({ visual, document, cite }) => {
    if ((document.pageCount ?? 0) < 2) return { is: 'not-applicable' };
    if (!visual.lines.some(isRepeatedText))
      return hasRunningLines(visual) || mayBeTypedOnPages(visual, document.pageCount ?? 0)
        ? { is: 'not-applicable' }
        : passed;
    const longest = visual.lines
      .filter(isRepeatedText)
      .reduce((most, { text }) => Math.max(most, withoutNumbers(text).length), 0);
    const pagesOf = Map.groupBy(
      visual.lines.filter(({ text }) => !hasMoreLetters(text, longest)),
      ({ text }) => withoutNumbers(text),
    );
    const repeated = visual.lines.flatMap((line, index) => {
      if (!isRepeatedText(line)) return [];
      // On half of the pages or fewer, it may be the head of a second resume or of a letter in the same file.
      const pages = new Set(pagesOf.get(withoutNumbers(line.text))?.map(({ page }) => page));
      return line.page === null || pages.size > (document.pageCount ?? 0) / 2 ? [index] : [];
    });
    if (repeated.length === 0) return { is: 'not-applicable' };
    return failed(
      0.7,
      'The same lines appear at the edge of several pages. A parser may read them as part of your jobs.',
      'Remove running headers and footers. A page number alone does little harm.',
      firstFew(repeated).map((line) => cite.line(line)),
    );
  },
};
