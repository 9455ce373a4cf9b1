import type { Reading } from '../../model/reading.ts';
import type { Section, SectionKind } from '../../model/resume.ts';
import { institutionScore } from '../education/schools/institutions.ts';
import { employerScore } from '../experience/employers.ts';
import { othersLinesOf } from './others-lines.ts';

/**
 * Where contact details are searched. tier 0: the top of the page, page headers and footers, sections called 'Contact';
 * tier 1: summary and other sections in which some people put them; tier 2: anywhere else that is the candidate's.
 * Lines of references are never included: an address there is somebody else's. `isOfOthers`: so it is here, unless it agrees
 * with the candidate's name.
 */
export type ContactLine = { line: number; text: string; tier: 0 | 1 | 2; isOfOthers: boolean };

const tiers: Partial<Record<SectionKind, 0 | 1 | 2>> = {
  contact: 0,
  summary: 1,
  other: 1,
  interests: 1,
  skills: 1,
  languages: 1,
};

/**
 * Lines from the beginning, and the same number from the end: contact details are at either end, and a long text must
 * not take long.
 */
const maxEdgeLines = 300;

const detail = /\S@\S{1,99}\.|(?:\+\d{1,3}|\(\d{2,4}\)|\b\d{3}[.-])[\d\s().-]{6}/u;

const holdsDetail = (lines: readonly number[], reading: Reading): boolean =>
  lines.some((line) => detail.test(reading.lines[line]?.text ?? ''));

const lists: ReadonlySet<SectionKind> = new Set(['skills', 'languages', 'interests']);

const sureOrganization = { school: 2, employer: 1.6 };
const maxNameLength = 80;

/** 'Baking School of Leeds' among skills: the details in that list are of the school. */
const namesOrganization = (lines: readonly number[], reading: Reading): boolean =>
  lines
    .map((line) => (reading.lines[line]?.text ?? '').slice(0, maxNameLength).trim())
    .some(
      (text) => institutionScore(text) >= sureOrganization.school || employerScore(text) >= sureOrganization.employer,
    );

/**
 * All lines that may hold the candidate's own details, in reading order. Running headers and footers count as well.
 * `name`: the candidate's, which tells their own details from those of others.
 */
export const contactLinesOf = (
  reading: Reading,
  sections: readonly Section[],
  name: string | null = null,
): readonly ContactLine[] => {
  const tierOf = new Map<number, 0 | 1 | 2>();
  const ofOthers = new Set<number>();
  const isHeadComplete = sections.some(({ kind, lines }) => kind === 'contact' && holdsDetail(lines, reading));
  for (const [index, line] of reading.lines.entries()) if (line.isFurniture) tierOf.set(index, 0);
  for (const section of sections) {
    const { kind, heading, lines } = section;
    if (kind === 'references') continue;
    for (const line of othersLinesOf(reading, section, name)) ofOthers.add(line);
    const own = tiers[kind] ?? 2;
    // A section that contains an address ('About' over contact details) is a contact section in its short lines.
    // Where details are at the top, those in a list that names a school or a firm are of that school or firm.
    const mayBeOfOthers = lists.has(kind) && isHeadComplete;
    const holdsDetails =
      own === 1 && holdsDetail(lines, reading) && !(mayBeOfOthers && namesOrganization(lines, reading));
    for (const index of heading === null ? lines : [heading.span.line, ...lines]) {
      const line = reading.lines[index];
      if (line === undefined) continue;
      // a footnote refers to something in the text; only what agrees with the name is the candidate's
      if (line.part === 'footnote') {
        tierOf.set(index, 2);
        continue;
      }
      const isDetail = line.part === 'header' || line.part === 'footer' || (holdsDetails && line.text.length <= 60);
      tierOf.set(index, isDetail ? 0 : own);
    }
  }
  return [...tierOf]
    .sort(([a], [b]) => a - b)
    .filter((_, at, all) => at < maxEdgeLines || at >= all.length - maxEdgeLines)
    .map(([line, tier]) => ({ line, text: reading.lines[line]?.text ?? '', tier, isOfOthers: ofOthers.has(line) }));
};
