import type { Sought } from './contents.ts';
import { comparedWordsOf } from './page-words.ts';

/** The same words on more lines than this are no heading any more. */
const maxLinesOfHeading = 6;

/**
 * Tells of each heading, by its index, whether a parser finds it alone on a line: those of a longest series that stands
 * in the order of the page.
 */
export const headingsIn = (
  text: string,
  headings: readonly Sought[],
): ((heading: Sought, index: number) => boolean) => {
  const lines = new Map<string, number[]>();
  for (const [index, line] of text.split('\n').entries()) {
    const key = keyOf(comparedWordsOf(line));
    const own = lines.get(key);
    if (own === undefined) lines.set(key, [index]);
    else if (own.length < maxLinesOfHeading) own.push(index);
  }
  const inOrder = longestRise(headings.map(({ words }) => lines.get(keyOf(words)) ?? []));
  return (_, index) => inOrder.has(index);
};

/** Without a number in front: '01 Skills' is a heading on a line of its own. */
const keyOf = (words: readonly string[]): string => {
  const start = words.findIndex((word) => !/^\d+$/u.test(word));
  return words.slice(Math.max(0, start)).join(' ');
};

/** A series of headings that ends with this one on this line. */
type Series = { index: number; line: number; length: number; before: Series | null };

/** The headings of a longest series of lines that only rises, one line for each heading. */
const longestRise = (lines: readonly (readonly number[])[]): ReadonlySet<number> => {
  const all: Series[] = [];
  for (const [index, own] of lines.entries()) {
    const next = own.map((line): Series => {
      const before = longestOf(all.filter((series) => series.line < line));
      return { index, line, length: (before?.length ?? 0) + 1, before };
    });
    all.push(...next);
  }
  const found = new Set<number>();
  for (let series = longestOf(all); series !== null; series = series.before) found.add(series.index);
  return found;
};

const longestOf = (all: readonly Series[]): Series | null =>
  all.reduce<Series | null>(
    (longest, series) => (longest === null || series.length > longest.length ? series : longest),
    null,
  );
