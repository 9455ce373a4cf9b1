import type { Reading } from '../../model/reading.ts';
import type { Heading, Resume } from '../../model/resume.ts';
import { lettersOf } from '../../text/letters.ts';

/**
 * Headings that a layout-blind parser does not get on a line of their own: labels beside their section and headings in
 * the first cell of a row share it with other words, and those in a narrow cell are broken over several lines.
 */
export const lostHeadingsOf = ({ sections }: Resume, stream: Reading): readonly Heading[] => {
  // Dashes and brackets around a heading take nothing from it.
  const alone = new Set(stream.lines.map(({ text }) => lettersOf(text)));
  return sections.flatMap(({ heading }) => {
    if (heading === null || heading.recognisedBy === 'style') return [];
    const wanted = lettersOf(heading.text);
    return wanted === '' || alone.has(wanted) ? [] : [heading];
  });
};
