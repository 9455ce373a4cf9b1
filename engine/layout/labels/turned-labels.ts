import type { Box } from '../../model/document.ts';
import type { Line } from '../../model/reading.ts';
import { isDocumentTitle, knownTitle } from '../../sections/titles/title-kind.ts';
import type { Segment } from '../geometry/segments.ts';

/** In em: turned texts closer than this are parts of one label, unless other text is stored between them. */
const maxGap = 1.2;
/** In em of the text: a label whose middle is this near to the middle of a block is centered beside it. */
const maxMiddleDifference = 0.5;
/** In em of the text: a line with a wider gap above it starts a block of text. */
const minBlockGap = 0.9;
/** Minimum number of section titles among the turned texts of a page, so that one word along the edge stays decoration. */
const minTitles = 2;
/** So many turned texts of one type beside the text of a page are its titles, whatever they say. */
const minAlike = 3;

/** The labels in one turned row: parts with a gap between them, or with other text stored between them, are separate labels. */
export const labelsInRow = (
  row: readonly Segment[],
  isStoredApart: (runBefore: number, run: number) => boolean,
): Segment['scraps'][] => {
  const labels: Segment['scraps'][] = [];
  for (const scrap of row.flatMap(({ scraps }) => scraps)) {
    const last = labels.at(-1)?.at(-1);
    const isApart =
      last === undefined || scrap.left - last.right > maxGap * scrap.size || isStoredApart(last.run, scrap.run);
    if (isApart) labels.push([scrap]);
    else labels.at(-1)?.push(scrap);
  }
  return labels;
};

/**
 * Section titles turned by 90 degrees beside their sections, put in front of the first line of each section. null when
 * the turned texts of the page are not such titles. `lines` are the other lines of the page in reading order;
 * `earlier` are the turned titles of the pages before it, which this page may continue with one more.
 */
export const withTurnedTitles = (
  lines: readonly Line[],
  labels: readonly Line[],
  earlier: readonly Line[],
): Line[] | null => {
  const titles = titlesAmong(labels, earlier).length;
  if (titles < Math.min(minTitles, labels.length) || titles * 2 <= labels.length) return null;
  const sorted = labels.toSorted((a, b) => topOf(a) - topOf(b));
  const before = new Map<number, Line[]>();
  // From the lowest up: nothing is printed beside the title of an empty section, which comes before the next title.
  let next: number = lines.length;
  for (const [index, label] of [...sorted.entries()].toReversed()) {
    const above = sorted[index - 1];
    next = startOfSection(lines, label, above === undefined ? -Infinity : bottomOf(above)) ?? next;
    before.set(next, [label, ...(before.get(next) ?? [])]);
  }
  const labelsAt = (index: number, like: Line | undefined): readonly Line[] =>
    (before.get(index) ?? []).map((label) =>
      like === undefined ? label : { ...label, column: like.column, isBesideColumn: like.isBesideColumn },
    );
  return [...lines.flatMap((line, index) => [...labelsAt(index, line), line]), ...labelsAt(lines.length, lines.at(-1))];
};

/** Known section titles, and words in their type: a title in unusual words, but not the years of a timeline. */
const titlesAmong = (labels: readonly Line[], earlier: readonly Line[]): readonly Line[] => {
  const known = labels.filter(({ text }) => knownTitle(text) !== null && !isDocumentTitle(text));
  const words = labels.filter(({ text }) => !/\d/u.test(text) && !isDocumentTitle(text));
  const alike = Map.groupBy(words, typeOf);
  const types = new Set([...known, ...earlier].map(typeOf));
  return labels.filter(
    (label) =>
      known.includes(label) ||
      (words.includes(label) && (types.has(typeOf(label)) || (alike.get(typeOf(label))?.length ?? 0) >= minAlike)),
  );
};

const typeOf = ({ style }: Line): string =>
  [style.sizePt, style.isBold, style.isItalic, style.isCaps, style.color].join(' ');

/** The first line beside a label, or the first line of the block that the label is vertically centered beside. */
const startOfSection = (lines: readonly Line[], label: Line, from: number): number | null => {
  const beside = lines.flatMap((line, index) => (isBeside(line, label) ? [index] : []));
  const [first, last] = [beside[0], beside.at(-1)];
  if (first === undefined || last === undefined) return null;
  let [start, end] = [first, last];
  while (isWithinBlock(lines[start]) && topOf(lines[start - 1]) >= from) start -= 1;
  while (isWithinBlock(lines[end + 1])) end += 1;
  const middle = (topOf(lines[start]) + bottomOf(lines[end])) / 2;
  const difference = Math.abs(middle - (topOf(label) + bottomOf(label)) / 2);
  return difference < maxMiddleDifference * label.style.sizePt ? start : first;
};

const isWithinBlock = (line: Line | undefined): boolean => (line?.gapAbove ?? Infinity) < minBlockGap;

/** True for text at the height of a label. */
const isBeside = (line: Line, label: Line): boolean =>
  line.box !== null && bottomOf(line) > topOf(label) + 1 && topOf(line) < bottomOf(label);

const boxOf = (line: Line | undefined): Box => line?.box ?? { x: 0, y: -Infinity, width: 0, height: 0 };
const topOf = (line: Line | undefined): number => boxOf(line).y;
const bottomOf = (line: Line | undefined): number => boxOf(line).y + boxOf(line).height;
