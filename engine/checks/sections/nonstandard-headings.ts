import type { Check } from '../../model/check.ts';
import type { FoundHeading } from '../../model/facts.ts';
import type { Heading, SectionKind } from '../../model/resume.ts';
import { englishOf } from '../../text/english.ts';
import { isOnlyDate } from '../date-witness.ts';
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

export const nonstandardHeadings: Check<'headings' | 'words' | 'cite'> = {
  id: 'nonstandard-headings',
  group: 'sections',
  title: { pass: 'Your main sections have standard headings', fail: 'Some of your headings are unusual' },
  why: 'Parsers find sections by their headings. If they do not recognize a heading, some lose the whole section: every parser that we could run lost all jobs under creative headings.',
  impact: 'major',
  needs: ['headings', 'words', 'cite'],
  sources: ['greenhouse-parsing', 'parsewell-extractors'],
  run: ({ headings: found, words, cite }) => {
    const headings = found.map(asTold);
    const odd = headings.filter((found, index) => isOdd(found) && !isDivision(headings, index));
    const [first] = odd;
    // We know rare titles ('Studies') that others may not look for: then there is nothing to praise. A single bold line
    // that only its type marks as a heading may be anything.
    if (first === undefined || (odd.length === 1 && first.heading.recognisedBy === 'style' && !isCore(first.kind)))
      return areCoreSought(headings) ? passed : { is: 'not-applicable' };
    const unusual = odd.filter((found) => isKindSure(found) && !isVague(found.kind, found.heading));
    if (unusual.length === 0) return { is: 'not-applicable' };
    const known = headings.filter(({ kind }) => usualTitle[kind] !== undefined);
    return failed(
      1 - weightOf(unusual) / Math.max(weightOf(known), 1),
      unusualSentence(unusual),
      betterTitles(unusual, headings, isForeign(headings, words)),
      unusual.map(({ heading }) => cite.spans([heading.span])),
    );
  },
};

/** That we understand a title word by word says nothing about other programs: its own lines have to prove its kind. */
const asTold = (found: FoundHeading): FoundHeading =>
  found.isOnlyComposed && !found.isProven ? { ...found, kind: 'other' } : found;

const singleLetters = /(?<!\S)\p{L} \p{L}(?!\S)/u;

const isOdd = ({ heading, kind, isUsual, isSingular, isPlainlySought }: FoundHeading): boolean =>
  !isUsual &&
  !isSingular &&
  usualTitle[kind] !== undefined &&
  // 'I T - KNOWLEDGE' is not how the page has it, and the letters are another check's.
  !singleLetters.test(heading.text) &&
  // 'Present' in bold is the end of a period, and no heading.
  !isOnlyDate(heading.text) &&
  // 'Formation suivie': a parser that looks for words finds its own, and the others say no more.
  !(isCore(kind) && isPlainlySought);

/** A guess from a few words or dates is no reason to rename a section: visits are no jobs, and talks no summary. */
const isKindSure = ({ heading, kind, isProven }: FoundHeading): boolean =>
  // 'Persönliche Stärken' are titled like skills.
  isProven || (heading.recognisedBy === 'title' && kind !== 'skills');

/** The section has its usual title elsewhere, and this one divides it. */
const isDivision = (headings: readonly FoundHeading[], index: number): boolean => {
  const found = headings[index];
  if (found === undefined) return false;
  const hasTitle = found.heading.recognisedBy !== 'alike' && hasUsualTitle(headings, found.kind);
  return hasTitle || isSubheading(headings, index);
};

/** Without its heading, a section is lost: the jobs are most of a profile, a summary or a list of projects little. */
const weights: Partial<Record<SectionKind, number>> = { experience: 4, education: 2, skills: 2 };
const weightOf = (headings: readonly FoundHeading[]): number =>
  headings.reduce((sum, { kind }) => sum + (weights[kind] ?? 1), 0);

/** We may well understand a title that no other program looks for. */
const unusualSentence = (unusual: readonly FoundHeading[]): string => {
  const titles = listed(unusual.map(({ heading }) => `"${heading.text}"`));
  const isGuessed = unusual.some(({ heading }) => heading.recognisedBy !== 'title');
  return isGuessed
    ? `We could only guess what ${titles} ${unusual.length === 1 ? 'means' : 'mean'}. Some systems do not try to guess.`
    : `${titles} ${unusual.length === 1 ? 'is not a heading' : 'are not headings'} that software usually looks for.`;
};

/** Under a bold line, words that look like skills may be anything: tools, repositories, hobbies, the family. */
const isVague = (kind: SectionKind, { recognisedBy }: Heading): boolean =>
  kind === 'skills' && recognisedBy === 'style';

/** Sections that every profile needs. One odd title elsewhere loses little. */
const isCore = (kind: SectionKind): boolean => kind === 'experience' || kind === 'education' || kind === 'skills';

/** Without a heading for one of these, the main sections have no headings that could be praised. */
const main: readonly SectionKind[] = ['experience', 'education'];

/** Each kind that a profile needs has a title that any parser finds; one is enough, others divide the section. */
const areCoreSought = (headings: readonly FoundHeading[]): boolean =>
  main.every((kind) => headings.some((found) => found.kind === kind)) &&
  headings.every(({ kind }) => !isCore(kind) || headings.some((other) => other.kind === kind && other.isSought));

/**
 * "Career" -> "Work Experience"; several headings of one kind share one title. With the usual title elsewhere, a second
 * one would only divide the section.
 */
const betterTitles = (
  unusual: readonly FoundHeading[],
  headings: readonly FoundHeading[],
  isForeignText: boolean,
): string =>
  [...new Set(unusual.map(({ kind }) => kind))]
    .map((kind) => {
      const titles = unusual.flatMap((found) => (found.kind === kind ? [`"${found.heading.text}"`] : []));
      const other = headings.find((found) => found.kind === kind && found.isUsual && isKindSure(found));
      if (other !== undefined)
        return `Move what is under ${listed(titles)} to your section "${other.heading.text}", if it belongs there.`;
      const usual = `"${usualTitle[kind] ?? ''}"`;
      if (isForeignText)
        return titles.length === 1
          ? `Use the usual heading for this section in your language instead of ${listed(titles)} (in English: ${usual}), if that is what the section contains.`
          : `Use the usual heading for these sections in your language instead of ${listed(titles)} (in English: ${usual}), if that is what they contain.`;
      return titles.length === 1
        ? `Write ${usual} instead of ${listed(titles)}, if that is what the section contains.`
        : `Put ${listed(titles)} under a single heading, ${usual}.`;
    })
    .join(' ');

/** One title of another language may be the name of a firm or a word that English has as well. */
const minTitles = 2;

/** In a text that is not English, a single title may be: 'Profile' above 'Formation' and 'Atouts'. */
const isForeign = (headings: readonly FoundHeading[], words: readonly string[]): boolean => {
  const known = headings.filter(({ heading }) => heading.recognisedBy === 'title');
  const foreign = known.filter(({ isEnglish }) => !isEnglish);
  return foreign.length >= minTitles && (foreign.length === known.length || englishOf(words) === null);
};

/** Then another heading of the kind subdivides it. */
const hasUsualTitle = (headings: readonly FoundHeading[], kind: SectionKind): boolean =>
  headings.some((found) => found.kind === kind && found.isUsual);

/** 'Languages' and 'Databases' below 'Technical Skills': the section has its usual title, further up. */
const isSubheading = (headings: readonly FoundHeading[], index: number): boolean => {
  const kind = headings[index]?.kind;
  const above = headings.slice(0, index).findLast((found) => found.kind !== kind || found.isUsual);
  return above !== undefined && above.kind === kind;
};
