import type { Check } from '../../model/check.ts';
import type { FoundHeading } from '../../model/facts.ts';
import type { Heading, SectionKind } from '../../model/resume.ts';
import { failed, listed, passed } from '../outcomes.ts';

/** Sections that fill fields of a profile, and their usual title. */
const usualTitle: Partial<Record<SectionKind, string>> = {
  summary: 'Summary',
  experience: 'Work Experience',
  education: 'Education',
  skills: 'Skills',
  certifications: 'Certifications',
  languages: 'Languages',
  projects: 'Projects',
};

export const nonstandardHeadings: Check<'headings' | 'cite'> = {
  id: 'nonstandard-headings',
  group: 'sections',
  title: { pass: 'You use standard headings', fail: 'Some of your headings are unusual' },
  why: 'Parsers find sections by their headings. If they do not recognize a heading, some lose the whole section: every parser that we could run lost all jobs under creative headings.',
  impact: 'major',
  needs: ['headings', 'cite'],
  sources: ['greenhouse-parsing', 'parsewell-extractors'],
  run: ({ headings, cite }) => {
    const unusual = headings.filter(
      ({ heading, kind }, index) =>
        heading.recognisedBy !== 'title' &&
        usualTitle[kind] !== undefined &&
        !isSubheading(headings, index) &&
        !(heading.recognisedBy === 'style' && hasUsualTitle(headings, kind)),
    );
    const known = headings.filter(({ kind }) => usualTitle[kind] !== undefined);
    if (unusual.length < 2 && !unusual.some(({ kind, heading }) => isCore(kind) && !isVague(kind, heading)))
      return passed;
    return failed(
      0.7 - 0.7 * (unusual.length / Math.max(known.length, 1)),
      `We could only guess what ${listed(unusual.map(({ heading }) => `"${heading.text}"`))} ${unusual.length === 1 ? 'means' : 'mean'}. Some systems do not try to guess.`,
      betterTitles(unusual),
      unusual.map(({ heading }) => cite.spans([heading.span])),
    );
  },
};

/** Under a single bold line words that look like skills may be anything: tools, repositories, hobbies. */
const isVague = (kind: SectionKind, { recognisedBy }: Heading): boolean =>
  kind === 'skills' && recognisedBy === 'style';

/** Sections that every profile needs. One odd title elsewhere loses little. */
const isCore = (kind: SectionKind): boolean => kind === 'experience' || kind === 'education' || kind === 'skills';

/** "Career" -> "Work Experience"; several headings of one kind share one title. */
const betterTitles = (unusual: readonly FoundHeading[]): string =>
  [...new Set(unusual.map(({ kind }) => kind))]
    .map((kind) => {
      const titles = unusual.flatMap((found) => (found.kind === kind ? [`"${found.heading.text}"`] : []));
      const usual = `"${usualTitle[kind] ?? ''}"`;
      return titles.length === 1
        ? `Write ${usual} instead of ${listed(titles)}, if that is what the section contains.`
        : `Put ${listed(titles)} under a single heading, ${usual}.`;
    })
    .join(' ');

/** Then a heading recognized only by its type subdivides a section, and its kind is merely guessed from its words. */
const hasUsualTitle = (headings: readonly FoundHeading[], kind: SectionKind): boolean =>
  headings.some((found) => found.kind === kind && found.heading.recognisedBy === 'title');

/** 'Languages' and 'Databases' below 'Technical Skills': the section has its usual title, further up. */
const isSubheading = (headings: readonly FoundHeading[], index: number): boolean => {
  const kind = headings[index]?.kind;
  const above = headings
    .slice(0, index)
    .findLast((found) => found.kind !== kind || found.heading.recognisedBy === 'title');
  return above !== undefined && above.kind === kind;
};
