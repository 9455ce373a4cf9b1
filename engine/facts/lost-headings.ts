import type { LostHeading } from '../model/facts.ts';
import type { Reading } from '../model/reading.ts';
import type { Resume } from '../model/resume.ts';

/** Letters and digits only: dashes and brackets around a heading take nothing from it. */
const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/**
 * Headings that a layout-blind parser does not get on a line of their own: labels beside their section and headings in
 * the first cell of a row share it with other words, and those in a narrow cell are broken over several lines.
 */
export const lostHeadingsOf = ({ sections }: Resume, stream: Reading): readonly LostHeading[] => {
  const lines = stream.lines.map(({ text }) => letters(text));
  const alone = new Set(lines);
  return sections.flatMap(({ heading }) => {
    if (heading === null || heading.recognisedBy === 'style') return [];
    const wanted = letters(heading.text);
    if (wanted === '' || alone.has(wanted)) return [];
    return [{ heading, isJoined: lines.some((line) => line.startsWith(wanted)) }];
  });
};
