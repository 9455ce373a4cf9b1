import type { Reading } from '../model/reading.ts';
import type { Heading, Resume } from '../model/resume.ts';

/** Letters and digits only: dashes and brackets around a heading take nothing from it. */
const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/**
 * Headings that a layout-blind parser does not get on a line of their own: labels beside their section and headings in
 * the first cell of a row share it with other words, and those in a narrow cell are broken over several lines.
 */
export const lostHeadingsOf = ({ sections }: Resume, stream: Reading): readonly Heading[] => {
  const alone = new Set(stream.lines.map(({ text }) => letters(text)));
  return sections.flatMap(({ heading }) => {
    if (heading === null || heading.recognisedBy === 'style') return [];
    const wanted = letters(heading.text);
    return wanted === '' || alone.has(wanted) ? [] : [heading];
  });
};
