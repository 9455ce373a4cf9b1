import type { Reading } from '../model/reading.ts';
import type { Section, SectionKind } from '../model/resume.ts';

/**
 * Where contact details are looked for. tier 0: the top of the page, page headers and footers, sections called 'Contact';
 * tier 1: summary and other sections in which some people put them; tier 2: anywhere else that is the candidate's.
 * Lines of references never come up: an address there is somebody else's.
 */
export type ContactLine = { line: number; text: string; tier: 0 | 1 | 2 };

const tiers: Partial<Record<SectionKind, 0 | 1 | 2>> = {
  contact: 0,
  summary: 1,
  other: 1,
  interests: 1,
  skills: 1,
  languages: 1,
};

/** All lines that may hold the candidate's own details, in reading order. */
export const contactLinesOf = (reading: Reading, sections: readonly Section[]): readonly ContactLine[] =>
  sections
    .flatMap(({ kind, heading, lines }) => {
      if (kind === 'references') return [];
      const tier = tiers[kind] ?? 2;
      const all = heading === null || lines.includes(heading.span.line) ? lines : [heading.span.line, ...lines];
      return all.flatMap((line): ContactLine[] => {
        const text = reading.lines[line]?.text;
        return text === undefined ? [] : [{ line, text, tier: isAtEdge(reading, line) ? 0 : tier }];
      });
    })
    .sort((a, b) => a.line - b.line);

const isAtEdge = (reading: Reading, line: number): boolean => {
  const part = reading.lines[line]?.part;
  return part === 'header' || part === 'footer';
};
