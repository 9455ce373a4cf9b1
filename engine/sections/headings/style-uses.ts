import type { Line } from '../../model/reading.ts';
import type { SectionKind } from '../../model/resume.ts';
import type { Candidate } from './candidates-of.ts';
import { columnOf, minDistinctProminence, levelProminence, styleKey } from './line-style.ts';

/** How a text uses a style. */
export type StyleUse = {
  prominence: number;
  sizePt: number;
  headingLevel: number | null;
  /** Lines in this style. */
  lines: number;
  /** Section titles among them; unusual ones count 0.6. */
  support: number;
  kinds: ReadonlySet<SectionKind>;
  /** Lines right under a title in the same style: first entries of a section, so the style is not only used for headings. */
  entries: number;
  /** Lines with the shape of a heading, and those of them with a year on or right under them. */
  shaped: number;
  dated: number;
  /** Lines and titles of this style in each column. */
  columns: ReadonlyMap<string, { lines: number; titles: number }>;
};

/** How each style is used, by its key. */
export const styleUsesOf = (
  lines: readonly Line[],
  candidates: readonly Candidate[],
): ReadonlyMap<string, StyleUse> => {
  const uses = new Map<
    string,
    StyleUse & { kinds: Set<SectionKind>; columns: Map<string, { lines: number; titles: number }> }
  >();
  for (const line of lines) {
    if (line.isFurniture || line.text.trim() === '') continue;
    const { headingLevel } = line;
    const key = styleKey(line);
    const use = uses.get(key) ?? {
      prominence: 0,
      sizePt: line.style.sizePt,
      headingLevel,
      lines: 0,
      support: 0,
      entries: 0,
      shaped: 0,
      dated: 0,
      kinds: new Set(),
      columns: new Map<string, { lines: number; titles: number }>(),
    };
    use.lines += 1;
    const here = use.columns.get(columnOf(line)) ?? { lines: 0, titles: 0 };
    use.columns.set(columnOf(line), { ...here, lines: here.lines + 1 });
    uses.set(key, use);
  }
  const seen = new Set<string>();
  for (const [at, { key, index, line, more, title, prominence, words }] of candidates.entries()) {
    const use = uses.get(key);
    if (use === undefined) continue;
    use.prominence = prominence;
    use.lines -= more.length;
    const here = use.columns.get(columnOf(line));
    if (here !== undefined) here.lines -= more.length;
    use.shaped += 1;
    use.dated += isDatedBelow(index + more.length, lines) ? 1 : 0;
    const above = candidates[at - 1];
    const isRightBelow = above?.key === key && above.index + above.more.length === index - 1;
    if (isRightBelow && above.title?.by === 'title' && (title?.by !== 'title' || title.kind === above.title.kind))
      use.entries += 1;
    if (title === null || seen.has(`${key}${words.text}`)) continue;
    seen.add(`${key}${words.text}`);
    use.support += title.by === 'title' ? 1 : 0.6;
    if (title.by !== 'title') continue;
    use.kinds.add(title.kind);
    if (here !== undefined) here.titles += 1;
  }
  return uses;
};

/** Set apart from the body, and used for titles more than for anything else. */
export const isHeadingStyle = (use: StyleUse): boolean => {
  const { support, lines, prominence, kinds } = use;
  if (prominence < minDistinctProminence) return isSmallForTitles(use);
  if (kinds.size >= 1 && support >= lines) return true;
  return (support >= 1.2 && support / lines >= 0.4) || isUsedLikeHeadings(use) || isOfManyHeadings(use);
};

/** Kinds of titles, and the share of titles, from which on a style that is smaller than the body is that of headings. */
const minSmall = { kinds: 4, share: 0.6 };

/** Small capitals that are stored as smaller letters: everything in this style looks like a heading, and most of it is one. */
const isSmallForTitles = ({ prominence, kinds, support, lines, shaped, entries }: StyleUse): boolean =>
  prominence <= -minDistinctProminence &&
  kinds.size >= minSmall.kinds &&
  support >= lines * minSmall.share &&
  shaped >= lines &&
  entries === 0;

/** Few known titles, but everything in this style looks like a heading and little of it like an entry. */
const isUsedLikeHeadings = ({ kinds, lines, shaped, entries, dated, prominence }: StyleUse): boolean =>
  kinds.size >= 2 &&
  lines >= 3 &&
  lines <= 16 &&
  prominence >= 2 &&
  entries === 0 &&
  shaped / lines >= 0.9 &&
  dated / lines <= 0.5;

/** Kinds of titles, their share, and the share of lines shaped like headings, in the style of the headings of a long resume. */
const minMany = { kinds: 4, share: 0.25, shaped: 0.9, prominence: 4 };

/** Titles of four kinds among others that only scholars have ('Excavations', 'Books edited'), with no entry right below any. */
const isOfManyHeadings = ({ kinds, support, lines, shaped, entries, prominence }: StyleUse): boolean =>
  kinds.size >= minMany.kinds &&
  prominence >= minMany.prominence &&
  support >= lines * minMany.share &&
  shaped >= lines * minMany.shaped &&
  entries === 0;

/** Employers and schools may be set like titles; a year is beside or under them. */
export const isDatedBelow = (index: number, lines: readonly Line[]): boolean =>
  lines.slice(index, index + 3).some(({ text }) => /\b(?:19|20)\d\d\b/u.test(text));

/** Employers and schools in this style have a year on or below them; of headings, those of jobs and schools alone. */
export const areMostDated = ({ dated, lines }: StyleUse): boolean => dated / lines > 0.5;

/** Dated lines in one style from which they are the heads of entries. */
const minEntries = 3;

/** Every line of this style has a year right under it, and one at most looks like a title: jobs and degrees, no headings. */
export const isStyleOfEntries = (use: StyleUse): boolean =>
  use.dated >= minEntries && use.dated === use.shaped && titlesOf(use) <= 1;

/** Titles of at least three kinds: this is the heading style of the text. */
export const isMainStyle = (use: StyleUse): boolean => use.kinds.size >= 3 && isHeadingStyle(use);

/** With so many kinds of titles in a stored heading style, a line right under one is a subheading rather than an entry. */
const minKindsPerEntry = 4;

export const isClearlyOfHeadings = (use: StyleUse): boolean =>
  use.headingLevel !== null && isMainStyle(use) && use.entries * minKindsPerEntry <= use.kinds.size;

/**
 * A clearly less prominent style than the headings of the same column, or one that shares its column with the main
 * style and has other uses as well: an apparent title in it is a subheading inside a section ('Languages' under
 * 'Technical Skills').
 */
export const isOutranked = (candidate: Candidate, own: StyleUse, uses: ReadonlyMap<string, StyleUse>): boolean => {
  if (isMainStyle(own)) return false;
  const column = columnOf(candidate.line);
  const local = own.columns.get(column) ?? { lines: 0, titles: 0 };
  const isMixedHere = own.kinds.size < 3 && local.lines >= 3 && local.titles / local.lines < 0.5;
  const isMixed = own.kinds.size < 3 && own.lines >= 4 && titlesOf(own) / own.lines < 0.5;
  let above = 0;
  for (const use of uses.values()) {
    const here = use.columns.get(column)?.lines ?? 0;
    if (use !== own && isMainStyle(use) && ((isMixedHere && !isHigher(own, use)) || (isMixed && isLarger(use, own))))
      return true;
    if (use === own || here === 0 || use.kinds.size === 0 || !isHeadingStyle(use)) continue;
    if (isHigher(use, own)) above += here;
    else if (isMainStyle(use) && own.support / own.lines < 0.75) above += here;
  }
  return above >= 2;
};

const titlesOf = (use: StyleUse): number => [...use.columns.values()].reduce((sum, { titles }) => sum + titles, 0);

/** So much larger that the two cannot have the same rank. */
const isLarger = (a: StyleUse, b: StyleUse): boolean => a.sizePt >= b.sizePt * 1.15;

/** By the stored level where both have one, else by prominence. */
export const isHigher = (a: StyleUse, b: StyleUse): boolean => {
  if (a.headingLevel !== null && b.headingLevel !== null) return a.headingLevel < b.headingLevel;
  return visualRank(a) >= visualRank(b) + 1.2;
};

const visualRank = ({ prominence, headingLevel }: StyleUse): number =>
  prominence - (headingLevel === null ? 0 : levelProminence(headingLevel));
