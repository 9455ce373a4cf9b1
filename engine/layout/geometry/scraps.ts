import type { Box, Font, Run } from '../../model/document.ts';
import { isWhiteSpaceAt } from '../../text/white-space.ts';

/**
 * A stretch of one run without white space inside: a word, or the part of a word that is in one run. `baseline` is an
 * estimate: readers give the box of the font, not the baseline of the letters.
 */
export type Scrap = {
  text: string;
  run: number;
  from: number;
  to: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  baseline: number;
  size: number;
  font: Font;
  /** The run itself has a space before (after) the scrap. */
  isSpaceBefore: boolean;
  isSpaceAfter: boolean;
  /** The page stores the spaces between its words, so a narrow gap without one is not a space. */
  isAmongSpaces: boolean;
};

/** The words and parts of words of a run; none when it is not on a page or has no edges (rotated text). Runs of only spaces have none. */
export const scrapsOfRun = (run: Run, index: number): Scrap[] => {
  if (run.place.kind !== 'page' || run.edges === undefined) return [];
  const { box } = run.place;
  const { edges, text } = run;
  const size = sizeOf(run);
  const baseline = baselineOf(text, box, size);
  const scraps: Scrap[] = [];
  const add = (from: number, to: number): void => {
    const left = edges[from] ?? box.x;
    scraps.push({
      text: text.slice(from, to),
      run: index,
      from,
      to,
      left,
      right: Math.max(left, edges[to] ?? left),
      top: box.y,
      bottom: box.y + box.height,
      baseline,
      size,
      font: run.font,
      isSpaceBefore: from > 0,
      isSpaceAfter: to < text.length,
      isAmongSpaces: false,
    });
  };
  let from = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (!isWhiteSpaceAt(text, index)) continue;
    if (index > from) add(from, index);
    from = index + 1;
  }
  if (from < text.length) add(from, text.length);
  return scraps;
};

/** A run without a plausible size (damaged fonts) is as tall as its box. */
const sizeOf = (run: Run): number => {
  const height = run.place.kind === 'page' ? run.place.box.height : 0;
  return run.font.sizePt > 0.5 ? run.font.sizePt : Math.max(1, height);
};

/**
 * In text fonts about 78 % of the box is above the baseline. Symbol fonts are far off (a '|' of a mathematics font
 * hangs below half of its box), hence the bounds; what is still off is joined to its row by overlap. A box much lower
 * than the size is the outline of its letters (drawn fonts): its bottom is the baseline, unless the letters have
 * descenders or are raised.
 */
const baselineOf = (text: string, { y, height }: Box, size: number): number => {
  if (height >= 0.85 * size) return y + Math.min(0.78 * height, 1.12 * size);
  const shift = shifts.find(([letters]) => letters.test(text))?.[1] ?? 0;
  return y + height + shift * size;
};

/** How far the bottom of an outline is above the baseline, in em. */
const shifts: readonly (readonly [RegExp, number])[] = [
  [/[gjpqyQ()[\]{}|/]/u, -0.2],
  [/[,;]/u, -0.14],
  [/\p{L}|\d|[.:!?&%#]/u, 0],
  [/["'“”‘’*^°]/u, 0.45],
  [/[-–—•·+=~]/u, 0.22],
];

/** A run with its index in the document. */
export type PlacedRun = { run: Run; index: number };

/** Minimum share of the scraps of a page with a stored space beside them. Pages that place each word on its own store none. */
const minSpacedShare = 0.6;

/** Scraps of the runs of one page, in stored order. A run of spaces only marks its neighbors. */
export const scrapsOf = (runs: readonly PlacedRun[]): Scrap[] => {
  const all: Scrap[] = [];
  let isAfterSpace = false;
  for (const { run, index } of runs) {
    const before = all.at(-1);
    if (run.text.trim() === '') {
      if (before !== undefined && isNext(before, run)) before.isSpaceAfter = true;
      isAfterSpace = true;
      continue;
    }
    const scraps = scrapsOfRun(run, index);
    const first = scraps[0];
    if (first === undefined) continue;
    if (isAfterSpace && before?.isSpaceAfter === true && Math.abs(before.top - first.top) < 1) {
      first.isSpaceBefore = true;
    }
    for (const scrap of scraps) all.push(scrap);
    isAfterSpace = false;
  }
  const spaced = all.filter((scrap) => scrap.isSpaceBefore || scrap.isSpaceAfter).length;
  if (spaced > minSpacedShare * all.length) for (const scrap of all) scrap.isAmongSpaces = true;
  return all;
};

/** True when the run of spaces is on the line of the scrap and so separates it from the next one. */
const isNext = (scrap: Scrap, space: Run): boolean =>
  space.place.kind === 'page' && Math.abs(space.place.box.y - scrap.top) < scrap.size * 0.5;
