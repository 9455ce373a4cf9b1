import type { Reading } from '../../model/reading.ts';
import type { Heading, Resume } from '../../model/resume.ts';
import { hasMoreLetters, lettersOf } from '../../text/letters.ts';

/**
 * Headings that a layout-blind parser does not get on a line of their own: labels beside their section and headings in
 * the first cell of a row share it with other words, and those in a narrow cell are broken over several lines.
 */
export const lostHeadingsOf = ({ sections }: Resume, stream: Reading): readonly Heading[] => {
  const wanted = sections.flatMap(({ heading }) => {
    if (heading === null || heading.recognisedBy === 'style') return [];
    const letters = lettersOf(heading.text);
    return letters === '' ? [] : [{ heading, letters }];
  });
  const longest = Math.max(0, ...wanted.map(({ letters }) => letters.length));
  // Dashes and brackets around a heading take nothing from it.
  const alone = new Set(stream.lines.flatMap(({ text }) => (hasMoreLetters(text, longest) ? [] : [lettersOf(text)])));
  return wanted.flatMap(({ heading, letters }) => (alone.has(letters) ? [] : [heading]));
};
