import type { SourceDocument } from '../../model/document.ts';
import type { Line, Reading } from '../../model/reading.ts';
import type { Heading } from '../../model/resume.ts';
import { candidatesOf, type Candidate } from './candidates-of.ts';
import type { FoundHeading } from './found-heading.ts';
import { bodyStyleOf, minDistinctProminence } from './line-style.ts';
import { rowsOfTitles, runInsOf } from './run-in-headings.ts';
import { isDatedBelow, isHeadingStyle, isOutranked, styleUsesOf, type StyleUse } from './style-uses.ts';

/** The headings of a reading, in its order. A style used for titles makes headings of other lines in the same style. */
export const headingsOf = ({ lines }: Reading, document?: SourceDocument): readonly FoundHeading[] => {
  const candidates = candidatesOf(lines, bodyStyleOf(lines), document);
  const uses = styleUsesOf(lines, candidates);
  const byTitle = titledHeadings(candidates, uses, lines);
  const standing = byTitle.length < 2 ? byStyleAlone(candidates, uses, byTitle) : byTitle;
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
  const isAnyStyleOfHeadings = [...uses.values()].some(isHeadingStyle);
  const found: FoundHeading[] = [];
  let above: Candidate | undefined;
  for (const candidate of candidates) {
    const use = uses.get(candidate.key);
    if (use === undefined || isOutranked(candidate, use, uses) || isPartOf(above, candidate, use)) continue;
    const recognisedBy = recognise(candidate, use, isAnyStyleOfHeadings, lines, above);
    if (recognisedBy === null) continue;
    found.push(headingFrom(candidate, recognisedBy));
    above = candidate;
  }
  return found;
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
  if (candidate.title.kind === 'skills' && (isRightBelow || use.entries >= 1)) return true;
  return above.key !== candidate.key && above.prominence > candidate.prominence;
};

/** Right below a known title: the first entry of its section. */
const isFirstLineOf = (above: Candidate | undefined, index: number, lines: readonly Line[]): boolean =>
  above?.title?.by === 'title' &&
  lines.slice(above.index + above.more.length + 1, index).every(({ text }) => !/[\p{L}\d]/u.test(text));

const recognise = (
  { title, prominence, line, index }: Candidate,
  use: StyleUse,
  isAnyStyleOfHeadings: boolean,
  lines: readonly Line[],
  above: Candidate | undefined,
): Heading['recognisedBy'] | null => {
  if (isHeadingStyle(use)) {
    if (title?.by === 'title') return 'title';
    if (isAtTheTop(index, lines) || use.entries >= 1) return null;
    if (title !== null) return 'alike';
    const isInEntries = above?.title?.kind === 'experience' || above?.title?.kind === 'education';
    if (isFirstLineOf(above, index, lines)) return null;
    return use.support / use.lines < 0.7 && isInEntries && isDatedBelow(index, lines) ? null : 'style';
  }
  if (title?.by !== 'title') return null;
  if (prominence >= minDistinctProminence) return 'title';
  // In body type a title must be alone, and no other titles may be set apart.
  return !isAnyStyleOfHeadings && line.markerLength === 0 ? 'title' : null;
};

/** Name, job title and document title are often set like headings; lines after contact details are no longer among them. */
const isAtTheTop = (index: number, lines: readonly Line[]): boolean =>
  index < 4 && !lines.slice(0, index).some(({ text }) => /\S@\S|\d{3}[\s.-]\d{2}/u.test(text));

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
