import { wordSet } from '../../lexicon/word-set.ts';
import { englishTitles, titleHeads } from '../../lexicon/work/job-titles.ts';
import { englishOccupations, occupationHeads } from '../../lexicon/work/occupation-heads.ts';
import type { SourceDocument } from '../../model/document.ts';
import type { Line, Reading } from '../../model/reading.ts';
import type { Heading, SectionKind } from '../../model/resume.ts';
import { foldTitle } from '../titles/title-key.ts';
import { isListed, isOnlyComposed } from '../titles/title-kind.ts';
import { candidatesOf, type Candidate } from './candidates-of.ts';
import type { FoundHeading } from './found-heading.ts';
import { bodyStyleOf, columnOf, minDistinctProminence, styleKey } from './line-style.ts';
import { alsoParts, isLinkBelow, neverPartOf } from './never-parts.ts';
import { countedTitles } from './counted-titles.ts';
import { jobPartsIn, type IsJobPart } from './job-parts.ts';
import { rowsOfTitles, runInsOf } from './run-in-headings.ts';
import {
  isClearlyOfHeadings,
  isDatedBelow,
  isHeadingStyle,
  isMainStyle,
  isOutranked,
  areMostDated,
  isStyleOfEntries,
  styleUsesOf,
  type StyleUse,
} from './style-uses.ts';
import { subheadingsIn } from './subheadings.ts';

/** The headings of a reading, in its order. A style used for titles makes headings of other lines in the same style. */
export const headingsOf = ({ lines }: Reading, document?: SourceDocument): readonly FoundHeading[] => {
  const candidates = candidatesOf(lines, bodyStyleOf(lines), document);
  const uses = styleUsesOf(lines, candidates);
  const byTitle = titledHeadings(candidates, uses, lines);
  const byList = byTitle.filter(({ words }) => !isOnlyComposed(words.text));
  const byStyle = byList.length < 2 ? byStyleAlone(candidates, uses, byTitle) : byTitle;
  const found = byStyle.length > byTitle.length ? byStyle : byTitle;
  const foundLines = new Set(found.flatMap(({ line, more }) => [line, ...more]));
  const counted = countedTitles(lines).filter(({ line }) => !foundLines.has(line));
  const standing = [...found, ...counted].sort((a, b) => a.line - b.line);
  const rows = rowsOfTitles(lines);
  const all = [...standing, ...rows];
  const taken = new Set(rows.map(({ line }) => line));
  const runIns = runInsOf(lines, all, document).filter(({ line }) => !taken.has(line));
  return [...all, ...runIns].sort((a, b) => a.line - b.line || a.words.from - b.words.from);
};

const titledHeadings = (
  candidates: readonly Candidate[],
  uses: ReadonlyMap<string, StyleUse>,
  lines: readonly Line[],
): FoundHeading[] => {
  const repeated = repeatedLabels(candidates);
  const all = candidates.filter((candidate) => !repeated.has(candidate));
  const page: Page = {
    uses,
    lines,
    isAnyStyleOfHeadings: [...uses.values()].some(isHeadingStyle) && !areMostTitlesPlain(all, uses),
    isPartOfJob: jobPartsIn(all, lines),
    subheadings: subheadingsIn(all, uses, lines),
  };
  const first = acceptedOf(all, page, nothing);
  // whatever shares its type with titles that turned out to be subheadings, or apart from the section, is one too
  const known: Known = { headed: new Set(first.filter(isTitled).map(({ key }) => key)), apart: apartOf(first) };
  return acceptedOf(all, page, known).map(({ candidate, by }) => headingFrom(candidate, by));
};

/** What both passes over the candidates ask for. */
type Page = {
  uses: ReadonlyMap<string, StyleUse>;
  lines: readonly Line[];
  isAnyStyleOfHeadings: boolean;
  isPartOfJob: IsJobPart;
  subheadings: ReadonlySet<Candidate>;
};

type Accepted = { candidate: Candidate; key: string; by: Heading['recognisedBy']; apartFrom: Candidate | null };
/** What a first pass found: the styles with a titled heading, and those that are apart from a section (by its line). */
type Known = { headed: ReadonlySet<string>; apart: ReadonlySet<string> } | null;
const nothing: Known = null;

const isTitled = ({ by }: Accepted): boolean => by === 'title';

const apartKey = (key: string, section: Candidate): string => `${section.index} ${key}`;

const apartOf = (accepted: readonly Accepted[]): ReadonlySet<string> =>
  new Set(accepted.flatMap(({ key, apartFrom }) => (apartFrom === null ? [] : [apartKey(key, apartFrom)])));

const acceptedOf = (candidates: readonly Candidate[], page: Page, known: Known): readonly Accepted[] => {
  const { uses, lines, isAnyStyleOfHeadings, isPartOfJob, subheadings } = page;
  const found: Accepted[] = [];
  let above: Candidate | undefined;
  let section: Candidate | undefined;
  for (const candidate of candidates) {
    const { key } = candidate;
    const use = uses.get(key);
    if (use === undefined || isPartOfJob(section, candidate) || isCertificateIn(section, candidate)) continue;
    if (isLinkBelow(above, candidate)) continue;
    // 'Crisis Management Training' among the titles of jobs is one of them.
    if (isStyleOfEntries(use) && !isListed(candidate.words.text)) continue;
    const isSubheading =
      subheadings.has(candidate) || isOutranked(candidate, use, uses) || isPartOf(above, candidate, use);
    const isApart =
      isSubheading &&
      (isApartFrom(section, candidate, lines) || (known !== null && isSibling(section, candidate, known)));
    if (isSubheading && !isApart) continue;
    const isNoName = (): boolean => isSetOffLikeTitles(candidate, use, candidates, lines);
    const by = recognise(candidate, use, isAnyStyleOfHeadings, lines, above, isNoName);
    if (by === null || (by !== 'title' && known !== null && use.kinds.size > 0 && !known.headed.has(key))) continue;
    found.push({ candidate, key, by, apartFrom: isApart ? (section ?? null) : null });
    above = candidate;
    if (!isApart) section = candidate;
  }
  return found;
};

/** 'Crane Operator Certification' in other type below 'Certificates': one of them, although its words make a title. */
const isCertificateIn = (section: Candidate | undefined, { title, key, words }: Candidate): boolean =>
  section?.title?.kind === 'certifications' &&
  title?.kind === 'certifications' &&
  section.key !== key &&
  !isListed(words.text);

/** Kinds of titles in body type from which they are headings although another title is set apart. */
const minPlainKinds = 3;

/** 'Education', 'Activities' and 'Service' in body type, and only 'Skills' set apart, by a slip: all of them are headings. */
const areMostTitlesPlain = (candidates: readonly Candidate[], uses: ReadonlyMap<string, StyleUse>): boolean => {
  const kindsOf = (isPlain: boolean): number =>
    new Set(
      candidates.flatMap(({ title, key, prominence, line, words }) => {
        const use = uses.get(key);
        const isMeant = isPlain
          ? prominence < minDistinctProminence && line.markerLength === 0 && isListed(words.text)
          : use !== undefined && isHeadingStyle(use);
        return isMeant && title?.by === 'title' ? [title.kind] : [];
      }),
    ).size;
  const plain = kindsOf(true);
  return plain >= minPlainKinds && plain > kindsOf(false);
};

const headingFrom = (candidate: Candidate, recognisedBy: Heading['recognisedBy']): FoundHeading => ({
  line: candidate.index,
  more: candidate.more,
  words: candidate.words,
  kind: candidate.title?.kind ?? null,
  recognisedBy,
});

/** 'Tools' right below 'Skills', 'Courses' in smaller type under 'Education': a subheading, not a section of its own. */
const isPartOf = (above: Candidate | undefined, candidate: Candidate, use: StyleUse): boolean => {
  if (above === undefined || candidate.title?.kind !== above.title?.kind || candidate.title === null) return false;
  const isRightBelow = above.index + above.more.length === candidate.index - 1;
  if (isRightBelow || (candidate.title.kind === 'skills' && use.entries >= 1)) return true;
  // capitals alone give no higher rank where titles of several kinds are set like this one
  const isSameSize = above.line.style.sizePt === candidate.line.style.sizePt;
  const isOfHeadings = use.kinds.size >= 2 && isHeadingStyle(use) && isSameSize;
  return above.key !== candidate.key && above.prominence > candidate.prominence && !isOfHeadings;
};

/**
 * A title in smaller type that heads no part of the section above: 'Certifications' among jobs. 'Projects' and
 * 'Achievements' may be parts of a job. The sections of other columns tell nothing.
 */
const isApartFrom = (
  section: Candidate | undefined,
  { title, line, words, index, key }: Candidate,
  lines: readonly Line[],
): boolean => {
  const above = lines[index - 1];
  // the second line of an item
  if (above !== undefined && index - 1 !== section?.index && styleKey(above) === key) return false;
  if (title?.by !== 'title' || line.markerLength > 0 || !/^[\p{L}\s&/,'’-]+$/u.test(words.text)) return false;
  // above the first section there are links ('Portfolio'), too, and what the person is
  if (alsoParts.has(foldTitle(words.text)) || (mayBeJob.has(title.kind) && isEntryAmong(section, index, key, lines)))
    return false;
  if (section === undefined) return isListed(words.text) && title.kind !== 'projects' && title.kind !== 'other';
  const kind = section.title?.kind;
  return kind !== undefined && columnOf(section.line) === columnOf(line) && neverPartOf[kind].includes(title.kind);
};

/** Kinds whose titles also name a job; 'Certifications' does not. */
const mayBeJob: ReadonlySet<SectionKind> = new Set(['volunteering', 'experience']);

/** Entries in the same type above, from which on another one is an entry as well. */
const minEntriesAbove = 2;

const year = /\b(?:19|20)\d\d\b/u;

/** 'Volunteering' with dates below, in the type of the jobs above it in the section: the title of a job. */
const isEntryAmong = (section: Candidate | undefined, index: number, key: string, lines: readonly Line[]): boolean => {
  const line = lines[index];
  if (section === undefined || line === undefined || !year.test(lines[index + 1]?.text ?? '')) return false;
  let entries = 0;
  for (let at = section.index + 1; at < index; at += 1) {
    const above = lines[at];
    if (above === undefined || styleKey(above) !== key || columnOf(above) !== columnOf(line)) continue;
    if (year.test(lines[at + 1]?.text ?? '')) entries += 1;
  }
  return entries >= minEntriesAbove;
};

/** 'Achievements' in the type of 'Personal Details', which is apart from the school section above both. */
const isSibling = (
  section: Candidate | undefined,
  { key, title, words, line }: Candidate,
  { apart }: NonNullable<Known>,
): boolean =>
  section !== undefined &&
  apart.has(apartKey(key, section)) &&
  title?.by === 'title' &&
  title.kind !== section.title?.kind &&
  columnOf(section.line) === columnOf(line) &&
  !alsoParts.has(foldTitle(words.text));

/** The same words three times, at least twice on one page: a label in each entry ('Synopsis', 'Tools'). */
const repeatedLabels = (candidates: readonly Candidate[]): ReadonlySet<Candidate> =>
  new Set(
    [...Map.groupBy(candidates, ({ words, key }) => `${words.text} ${key}`).values()].flatMap((alike) => {
      const pages = new Set(alike.map(({ line }) => line.page));
      return alike.length > 2 && pages.size < alike.length ? alike : [];
    }),
  );

/** Right below a known title: the first entry of its section. */
const isFirstLineOf = (above: Candidate | undefined, index: number, lines: readonly Line[]): boolean =>
  above?.title?.by === 'title' &&
  lines.slice(above.index + above.more.length + 1, index).every(({ text }) => !/[\p{L}\d]/u.test(text));

const recognise = (
  { title, prominence, line, index, words }: Candidate,
  use: StyleUse,
  isAnyStyleOfHeadings: boolean,
  lines: readonly Line[],
  above: Candidate | undefined,
  isNoName: () => boolean,
): Heading['recognisedBy'] | null => {
  if (isHeadingStyle(use)) {
    // 'Directora de proyectos' is composed like a title of projects; 'Experiencia docente' is a title
    const [first = ''] = words.text.split(' ', 1);
    const isJobTitle =
      above === undefined && isAtTheTop(index, lines) && !isListed(words.text) && namesOccupation(first, true);
    if (title?.by === 'title') return isJobTitle ? null : 'title';
    if ((isAtTheTop(index, lines) && !isNoName()) || (use.entries >= 1 && !isClearlyOfHeadings(use))) return null;
    if (above === undefined && namesOccupation(words.text, title === null)) return null;
    if (title !== null) return 'alike';
    if (isNoTitle(words.text)) return null;
    const isInEntries = above?.title?.kind === 'experience' || above?.title?.kind === 'education';
    if (isFirstLineOf(above, index, lines)) return null;
    const isEntry = isInEntries && isDatedBelow(index, lines);
    if (isInEntries && words.text.includes(',') && year.test(lines[index + 1]?.text ?? '')) return null;
    return isEntry && use.support / use.lines < 0.7 && areMostDated(use) ? null : 'style';
  }
  if (title?.by !== 'title') return null;
  if (prominence >= minDistinctProminence) return 'title';
  // In body type a title must be alone, and no other titles may be set apart.
  return !isAnyStyleOfHeadings && line.markerLength === 0 ? 'title' : null;
};

/** 'GPA: 3.7', 'BLS, ACLS, PALS': a value, or a list. */
const isNoTitle = (text: string): boolean => /:\s*\d|\d[.,/]\d/u.test(text) || text.split(', ').length > 2;

/**
 * 'Systems Architect & Co-Founder' over the summary: what the person is, not what the lines below are. `isAnyWord`: also
 * 'Responsabile vendite' and 'Senior jurist bestuursrecht', where more follows the occupation; in English it is last.
 */
const namesOccupation = (text: string, isAnyWord: boolean): boolean =>
  text.split(/[&,/|]|\sand\s/u).some((part) =>
    foldTitle(part)
      .split(' ')
      .some((word, index, words) => {
        const isLast = index === words.length - 1;
        return (
          (isLast || (isAnyWord && !englishHeads.has(word))) && (occupationHeads.has(word) || titleHeads.has(word))
        );
      }),
  );

const englishHeads: ReadonlySet<string> = wordSet(...englishTitles, ...englishOccupations);

/** Name, job title and document title are often set like headings; lines after contact details are no longer among them. */
const isAtTheTop = (index: number, lines: readonly Line[]): boolean =>
  index < 4 && !lines.slice(0, index).some(({ text }) => /\S@\S|\d{3}[\s.-]\d{2}/u.test(text));

/** In line heights: a job title is closer to the name above it. */
const minGapOfHeading = 1;

/** In line heights: the room above titles of one design differs by as much. */
const maxGapDifference = 0.1;

/**
 * 'Stammdaten' and 'Hello' below a name in larger type, with as much room above it as the titles in its type have:
 * neither the name nor a job title.
 */
const isSetOffLikeTitles = (
  candidate: Candidate,
  use: StyleUse,
  candidates: readonly Candidate[],
  lines: readonly Line[],
): boolean => {
  const { line, index, key, title } = candidate;
  const { gapAbove, style } = line;
  const isTold = isMainStyle(use) || title?.kind === 'summary';
  if (gapAbove === null || gapAbove < minGapOfHeading || !isTold) return false;
  if (!lines.slice(0, index).some((above) => above.style.sizePt > style.sizePt)) return false;
  const gaps = candidates.flatMap((other) =>
    other !== candidate && other.title?.by === 'title' && other.key === key ? (other.line.gapAbove ?? []) : [],
  );
  return gaps.length > 0 && gapAbove >= Math.min(...gaps) - (title === null ? 0 : maxGapDifference);
};

/** No title is known: the style that is set apart, short and repeated through the text is taken for the heading style. */
const byStyleAlone = (
  candidates: readonly Candidate[],
  uses: ReadonlyMap<string, StyleUse>,
  found: readonly FoundHeading[],
): readonly FoundHeading[] => {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    if (candidate.prominence < minDistinctProminence || candidate.index < 2) continue;
    const group = groups.get(candidate.key) ?? [];
    group.push(candidate);
    groups.set(candidate.key, group);
  }
  const alike = [...groups.values()].filter((group) => {
    const total = uses.get(group[0]?.key ?? '')?.lines ?? 0;
    const isSpread = group.every((candidate, at) => at === 0 || candidate.index > (group[at - 1]?.index ?? 0) + 1);
    return group.length >= 3 && group.length <= 15 && group.length / total >= 0.8 && isSpread;
  });
  const [chosen] = alike.sort((a, b) => (b[0]?.prominence ?? 0) - (a[0]?.prominence ?? 0));
  if (chosen === undefined) return found;
  return chosen.map((candidate) => headingFrom(candidate, candidate.title?.by ?? 'style'));
};
