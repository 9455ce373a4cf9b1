import { isBullet } from './markers.ts';
import type { Scrap } from './scraps.ts';

/** The visible gap between two neighbors in a row: none, a space or a tab. */
export type Between = '' | ' ' | '\t';

/** In em: minimum gap between words; a gap wider than a tab separates items on one line (title and date). */
const wordGap = 0.12;
/** Minimum gap in files that store spaces: a narrower gap without a stored space is not a space. */
const wordGapBesideSpaces = 0.2;
const tabGap = 1.5;
/** In em: maximum distance of a bullet from its text. */
const bulletGap = 4;

/** The gap before each scrap within letter-spaced text; null outside of it, where a row may be spaced by other rules. */
export const letterSpacedGapsOf = (row: readonly Scrap[]): readonly (Between | null)[] =>
  letterSpacingOf(row).map((stretch, index) => {
    const [before, scrap] = [row[index - 1], row[index]];
    if (stretch === null || before === undefined || scrap === undefined) return null;
    return insideSpaced(before, scrap, stretch);
  });

/** The gap before each scrap of a row; the first entry is always ''. */
export const spacingOf = (row: readonly Scrap[]): Between[] => {
  const spaced = letterSpacingOf(row);
  const isSpaced = row.some((scrap) => scrap.isSpaceAfter || scrap.isSpaceBefore || scrap.isAmongSpaces);
  const minGap = isSpaced ? wordGapBesideSpaces : wordGap;
  const all: Between[] = [];
  row.forEach((scrap, index) => {
    const before = row[index - 1];
    const isFirst = index === 1 || all[index - 1] === '\t';
    all.push(before === undefined ? '' : betweenOf(before, scrap, spaced[index] ?? null, minGap, isFirst));
  });
  return all;
};

/** `isFirst` when `before` starts the line or follows a tab: only there can it be a bullet. */
const betweenOf = (before: Scrap, scrap: Scrap, stretch: Stretch | null, minGap: number, isFirst: boolean): Between => {
  if (stretch !== null) return insideSpaced(before, scrap, stretch);
  const gap = scrap.left - before.right;
  const em = emOf(before, scrap);
  const isSpace = isSpaceBetween(before, scrap);
  const isAfterBullet = isFirst && isBullet(before.text, scrap.text) && gap < bulletGap * em;
  if (gap > tabGap * em && !isAfterBullet) return '\t';
  return gap > minGap * em || isSpace || isYearBehindName(before, scrap) ? ' ' : '';
};

/** 'Harrow & Wren' in bold type up to its 2019: a long name fills the row, and the dates at the edge touch it. */
const isYearBehindName = (before: Scrap, scrap: Scrap): boolean =>
  before.font.isBold !== scrap.font.isBold && /\p{Ll}$/u.test(before.text) && /^(?:19|20)\d\d(?!\d)/u.test(scrap.text);

const isSpaceBetween = (before: Scrap, scrap: Scrap): boolean => before.isSpaceAfter || scrap.isSpaceBefore;

/** Letter-spaced text: its usual gap between letters, and whether it is typed with a space after every letter. */
type Stretch = { gap: number; isSpelledOut: boolean };

const emOf = (before: Scrap, scrap: Scrap): number => (scrap.size + before.size) / 2;

const insideSpaced = (before: Scrap, scrap: Scrap, { gap: usual, isSpelledOut }: Stretch): Between => {
  const gap = scrap.left - before.right;
  const em = emOf(before, scrap);
  const isSpace = isSpaceBetween(before, scrap);
  if (gap > Math.max(tabGap * em, 4.5 * usual)) return '\t';
  if (isSpace && !isSpelledOut) return ' ';
  return gap > 1.5 * usual + 0.1 * em ? ' ' : '';
};

/**
 * For each scrap the letter-spaced text that joins it to the scrap before it ('E X P E R I E N C E'); null for
 * ordinary text.
 */
const letterSpacingOf = (row: readonly Scrap[]): (Stretch | null)[] => {
  const found: (Stretch | null)[] = row.map(() => null);
  for (let start = 0; start < row.length;) {
    let end = start + 1;
    while (end < row.length && belongs(row[end - 1], row[end])) end += 1;
    const stretch = stretchOf(row.slice(start, end));
    if (stretch !== null) found.fill(stretch, start + 1, end);
    start = end;
  }
  return found;
};

/** Small capitals are at most this much smaller than the capital before them. */
const maxCapitalRatio = 1.6;

/** True when both have one style and are close enough to be one text. */
const belongs = (before: Scrap | undefined, scrap: Scrap | undefined): boolean =>
  before !== undefined &&
  scrap !== undefined &&
  Math.max(before.size, scrap.size) < maxCapitalRatio * Math.min(before.size, scrap.size) &&
  scrap.left - before.right < 2.5 * scrap.size &&
  !isBullet(before.text, scrap.text);

/** Minimum number of letters, most of them single, in letter-spaced text; fewer are initials and the like. */
const minLetters = 4;
const mostlyAlone = 0.7;
/** Maximum length of a piece that kerning keeps together; longer pieces are words. */
const maxPieceLength = 3;

const stretchOf = (scraps: readonly Scrap[]): Stretch | null => {
  if (scraps.length < minLetters) return null;
  const alone = scraps.filter((scrap) => scrap.text.length === 1).length;
  if (alone < mostlyAlone * scraps.length || scraps.some((scrap) => scrap.text.length > maxPieceLength)) return null;
  const gaps: number[] = [];
  let written = 0;
  scraps.forEach((scrap, index) => {
    const before = scraps[index - 1];
    if (before === undefined) return;
    gaps.push(scrap.left - before.right);
    if (isSpaceBetween(before, scrap)) written += 1;
  });
  gaps.sort((a, b) => a - b);
  const usual = gaps[Math.floor((gaps.length - 1) / 2)] ?? 0;
  const isSpelledOut = written > 0.75 * gaps.length;
  if (isSpelledOut && alone < scraps.length) return null;
  return { gap: Math.max(0, usual), isSpelledOut };
};
