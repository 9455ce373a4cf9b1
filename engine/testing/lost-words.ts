import type { Reading } from '../model/reading.ts';
import type { Resume } from '../model/resume.ts';
import { fold } from '../text/fold.ts';

/** Words as a person tells them apart: runs of letters and digits, folded. */
export const wordsIn = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/**
 * The words of the page in the order of a person: without bullets, without what pages repeat at their edges, and
 * without the headings of contact sections, whose details move to the top.
 */
export const wordsOfPage = (visual: Reading, { sections }: Resume): readonly string[] => {
  const ownHeadings = new Map(
    sections.flatMap(({ kind, heading }) =>
      kind === 'contact' && heading !== null ? [[heading.span.line, heading.span.to]] : [],
    ),
  );
  return visual.lines.flatMap(({ text, isFurniture, markerLength }, index) =>
    isFurniture ? [] : wordsIn(text.slice(ownHeadings.get(index) ?? markerLength)),
  );
};

/** Words of the page that a text, such as all words of a draft, has less often. A word that was hyphenated at the end of a line counts as its halves. */
export const lostWords = (text: string, page: readonly string[]): readonly string[] => {
  const left = new Map<string, number>();
  for (const word of wordsIn(text)) left.set(word, (left.get(word) ?? 0) + 1);
  return page.filter((word, index) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    if (count > 0) return false;
    const halves = [word + (page[index + 1] ?? ''), (page[index - 1] ?? '') + word];
    return !halves.some((whole) => left.has(whole)) && !linkWords.has(word);
  });
};

/** 'Welder at Quay': the word between two parts of an entry goes when they get lines of their own. */
const linkWords: ReadonlySet<string> = new Set(['at', 'in', 'for', 'of', 'with', 'from', 'bei', 'chez', 'en', 'a']);
