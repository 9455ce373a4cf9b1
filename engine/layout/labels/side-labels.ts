import { isListed } from '../../sections/titles/title-kind.ts';
import { linesOfCells } from './cells.ts';
import { withCenteredLabels } from './centered-labels.ts';
import type { Group } from './centered-labels.ts';
import { isDated } from '../lines/dated.ts';
import { draftOf } from '../lines/draft.ts';
import type { Draft } from '../lines/draft.ts';
import { headingRowsIn } from './heading-rows.ts';
import type { Segment } from '../geometry/segments.ts';
import type { TextRow } from '../lines/text-rows.ts';
import { medianSize, minLargeTypeRatio } from '../columns/zone.ts';
import { titlesAmong } from './titles-among.ts';
import { hasTitlesOnBothSides } from './titles-on-both-sides.ts';
import { continuesLabel, isLeftOf, minGap, noLabel, roomOf, wholeOf } from './whole-labels.ts';
import type { WholeLabel } from './whole-labels.ts';

const edgeGridPt = 3;
const minLabels = 2;
/** In em: lists and tables in the text start a little further in than the text itself. */
const indent = 2;
/** Maximum number of lines in a label. */
const maxLines = 5;

/** The rows of section titles, and the x at which the text starts, null where no labels are left of it. */
export type LabelEdges = { headings: ReadonlySet<TextRow>; plain: number | null; any: number | null };

/**
 * The x at which the text of a region starts when labels are left of it (section titles or dates in a gutter). Dates
 * right of titles do not count as such text: each of them is beside a title. `plain` is that of labels that start level
 * with a block of text, so that no column beside the text is taken for labels; `any` also that of others. Beside tables,
 * which find their own labels, only section titles count (`areTitles`).
 */
export const labelEdgesOf = (rows: readonly TextRow[], areTitles = false): LabelEdges => {
  const counts = new Map<number, { count: number; x: number }>();
  for (const { left } of rows.flatMap((row) => row.segments)) {
    const key = Math.round(left / edgeGridPt);
    const known = counts.get(key);
    counts.set(key, { count: (known?.count ?? 0) + 1, x: Math.min(left, known?.x ?? left) });
  }
  const edges = [...counts.values()].filter(({ count }) => count >= 3).sort((a, b) => b.count - a.count);
  const headings = headingRowsIn(rows);
  let any: number | null = null;
  for (const { x } of edges.slice(0, 6)) {
    if (hasTitlesOnBothSides(rows, x)) continue;
    const kind = kindOfEdge(rows, headings, x, areTitles ? areMostTitles : undefined);
    const below = kind === 'plain' ? null : kindBelowHead(rows, headings, x);
    if (kind === null && below === null) continue;
    any ??= x;
    if (kind === 'plain' || below === 'plain') return { headings, plain: x, any };
  }
  return { headings, plain: null, any };
};

/** Text that starts at the label edge of an earlier page, with labels left of it, however few. */
export const goesOnAt = (rows: readonly TextRow[], headings: ReadonlySet<TextRow>, x: number): boolean => {
  const starts = rows.filter(({ segments }) => segments.some(({ left }) => Math.abs(left - x) < edgeGridPt)).length;
  const found = starts < minTextStarts ? null : labelsAt(rows, headings, x);
  return (
    found !== null &&
    found.labels > 0 &&
    (found.starting + found.dated >= minStartingShare * found.labels || areMostTitles(found)) &&
    found.loose <= 0.5 * found.labels &&
    found.crossing < 0.3 * (found.beside + found.alone)
  );
};
/** So many lines start at the edge before a page is taken to go on. */
const minTextStarts = 3;
/** The lines of a sidebar begin anywhere beside the text; this share of labels begins where its blocks do, or is a date. */
const minStartingShare = 0.5;

type EdgeKind = 'plain' | 'any';

/** null where the text left of `x` is no column of labels. */
const kindOfEdge = (
  rows: readonly TextRow[],
  headings: ReadonlySet<TextRow>,
  x: number,
  isMeant: (labels: Labels) => boolean = () => true,
): EdgeKind | null => {
  const found = labelsAt(rows, headings, x);
  if (found === null || !isLabelColumn(found) || !isMeant(found)) return null;
  return isPlainColumn(found, rows) ? 'plain' : 'any';
};

/** The same for section titles or dates below a name and contact details, which are no labels without text. */
const kindBelowHead = (rows: readonly TextRow[], headings: ReadonlySet<TextRow>, x: number): EdgeKind | null => {
  const head = headAbove(rows, x);
  if (head < 1 || head > maxHead || hasTitleIn(rows, x)) return null;
  return kindOfEdge(rows.slice(head), headings, x, (labels) => areMostTitles(labels) || areMostDated(labels));
};

/** The number of rows above the first one that has a label and text beside it; -1 where there is none. */
const headAbove = (rows: readonly TextRow[], x: number): number =>
  rows.findIndex(
    ({ segments, size }) =>
      segments.some((segment) => isLeftOf(segment, x)) &&
      segments.some(({ left }) => left >= x - 1 && left <= x + indent * size),
  );

/** Text with a section title of its own is a column beside a sidebar, and not what the titles in that name. */
const hasTitleIn = (rows: readonly TextRow[], x: number): boolean =>
  rows.some(({ segments }) => segments.some(({ left, text }) => left >= x - 1 && isListed(text)));

/** More rows above the first label than a name with its contact details are text of their own. */
const maxHead = 10;

/** Counts of labels and lines left of an edge. */
type Labels = {
  labels: number;
  labelLines: number;
  /** Labels without text beside them. */
  loose: number;
  /** Labels level with the start of a block of text, and those that are section titles. */
  starting: number;
  titled: number;
  /** Labels of forms: 'Occupation or position held'. */
  forms: number;
  /** Lines of labels with a date. */
  dated: number;
  /** Section titles alone on their lines, above labels and text. */
  headings: number;
  /** Lines of text with and without a label beside them, and lines that cross the edge. */
  beside: number;
  alone: number;
  crossing: number;
};

/** Enough labels that only forms use, entry after entry. */
const isForm = (forms: number): boolean => forms >= 4;

const isLabelColumn = ({ labels, forms, loose, beside, alone, crossing }: Labels): boolean => {
  if (isForm(forms)) return true;
  const texts = beside + alone;
  // A single label must be unambiguous: the text beside and below it is a column of its own.
  const isEnough = labels >= minLabels || (labels === 1 && alone >= 6 && crossing === 0);
  return (
    isEnough && loose <= Math.max(labels > 4 ? 1 : 0, 0.15 * labels) && alone >= 0.25 * texts && texts > 1.2 * crossing
  );
};

const isPlainColumn = (labels: Labels, rows: readonly TextRow[]): boolean =>
  (labels.labels >= 3 || areAllTitles(labels)) &&
  labels.labelLines <= 2.2 * labels.labels &&
  isLevelWithBlocks(labels, rows) &&
  labels.crossing < 0.3 * (labels.beside + labels.alone);

/** Where titles are alone on their lines and none is within the text, no independent column starts beside the labels. */
const isLevelWithBlocks = ({ labels, starting, titled, forms, headings }: Labels, rows: readonly TextRow[]): boolean =>
  starting >= 0.8 * labels ||
  isForm(forms) ||
  areMostTitles({ titled, labels }) ||
  (headings >= 3 &&
    starting >= 0.5 * labels &&
    !rows.some(({ segments }) => segments.slice(1).some(({ text }) => isListed(text))));

const areMostTitles = ({ titled, labels }: Pick<Labels, 'titled' | 'labels'>): boolean =>
  areAllTitles({ titled, labels }) || (titled >= 3 && titled >= 0.6 * labels);

const areMostDated = ({ dated, labels }: Pick<Labels, 'dated' | 'labels'>): boolean => dated >= 0.5 * labels;

/** Two section titles above each other and nothing else: no column has titles alone. */
const areAllTitles = ({ titled, labels }: Pick<Labels, 'titled' | 'labels'>): boolean =>
  titled >= minLabels && titled === labels;

/** In em: minimum gap above a block of text. */
const minBlockGap = 0.6;
/** Maximum width as a share of the text's width; anything wider is text itself. Dates may be wider. */
const maxLabelWidth = 0.5;

/** null when there is no text on the left, or when it is not a label: it has too many lines or is too wide. */
const labelsAt = (rows: readonly TextRow[], headings: ReadonlySet<TextRow>, x: number): Labels | null => {
  const found: Labels = {
    labels: 0,
    labelLines: 0,
    loose: 0,
    starting: 0,
    titled: 0,
    forms: 0,
    dated: 0,
    headings: 0,
    beside: 0,
    alone: 0,
    crossing: 0,
  };
  let block = 0;
  let whole: WholeLabel = noLabel;
  let labelBottom = -Infinity;
  let textBottom = -Infinity;
  let isTextStart = true;
  const widths = { label: 0, text: 0 };
  const room = roomOf(rows, x);
  // Most edges are those at which the lines of a page start.
  if (room === Number.NEGATIVE_INFINITY) return null;
  for (const row of rows) {
    const label = row.segments.filter((segment) => isLeftOf(segment, x));
    const text = row.segments.filter((segment) => segment.left >= x - 1);
    const isHeading = headings.has(row);
    if (isHeading || label.length + text.length < row.segments.length) {
      found[isHeading ? 'headings' : 'crossing'] += 1;
      labelBottom = -Infinity;
      textBottom = -Infinity;
      continue;
    }
    if (label.length > 0) {
      const isContinued = row.top - labelBottom < 0.7 * row.size && continuesLabel(whole, label, room);
      const before = isContinued ? whole : noLabel;
      whole = wholeOf(isContinued ? whole : null, label);
      found.titled += Number(whole.isTitle) - Number(before.isTitle);
      found.forms += Number(whole.isForm) - Number(before.isForm);
      block = isContinued ? block + 1 : 1;
      if (block > maxLines) return null;
      labelBottom = Math.max(...label.map((segment) => segment.bottom));
      found.labelLines += 1;
      if (!isContinued) {
        found.labels += 1;
        const isOverlapping = textBottom - row.top > 0.3 * row.size;
        if (row.top - textBottom > minBlockGap * row.size || (isOverlapping && isTextStart)) found.starting += 1;
      }
      if (text.some((segment) => segment.left <= x + indent * row.size)) found.beside += 1;
      else if (!isContinued && !overlapsText(rows, row, x)) found.loose += 1;
    } else found.alone += 1;
    if (text.length > 0) {
      isTextStart = row.top - textBottom > minBlockGap * row.size;
      textBottom = row.bottom;
    }
    for (const segment of label) {
      widths.label = Math.max(widths.label, segment.right - segment.left);
      if (isDated(segment.text)) found.dated += 1;
    }
    for (const segment of text) widths.text = Math.max(widths.text, segment.right - segment.left);
  }
  const isNarrow = widths.label < maxLabelWidth * widths.text;
  return isNarrow || isForm(found.forms) || areMostTitles(found) || areMostDated(found) ? found : null;
};

/** A title in larger type may sit a little lower or higher than the first line of its text. */
const overlapsText = (rows: readonly TextRow[], label: TextRow, x: number): boolean =>
  rows.some(
    (row) =>
      row !== label &&
      row.segments.some((segment) => segment.left >= x - 1) &&
      Math.min(row.bottom, label.bottom) - Math.max(row.top, label.top) > 0.3 * Math.min(row.size, label.size),
  );

/** The lines of a region with labels left of `x`: each label with its text, which `linesOfText` reads. */
export const labelledLines = (
  rows: readonly TextRow[],
  headings: ReadonlySet<TextRow>,
  x: number,
  linesOfText: (segments: readonly Segment[]) => Draft[],
): Draft[] => {
  const head = rowsOfHead(rows, x);
  if (head > 0) {
    const above = linesOfText(rows.slice(0, head).flatMap(({ segments }) => segments));
    return [...above, ...labelledLines(rows.slice(head), headings, x, linesOfText)];
  }
  const cellRows = withCenteredLabels(groupsOf(rows, headings, x)).map((group) =>
    [
      { drafts: group.label.map((row) => draftOf(row)), right: x - minGap * 10 },
      { drafts: linesOfText(group.text.flatMap((row) => row.segments)), right: Infinity },
    ].filter((cell) => cell.drafts.length > 0),
  );
  const isTitle = titlesAmong(cellRows);
  return cellRows.flatMap((row) => linesOfCells(row, isTitle));
};

/** The rows of a name in large type and the contact details beside it, above the labels: they are no labels with their text. */
const rowsOfHead = (rows: readonly TextRow[], x: number): number => {
  const head = headAbove(rows, x);
  if (head < 1 || head > maxHead) return 0;
  const all = rows.slice(0, head).flatMap(({ segments }) => segments);
  const [largest] = all.toSorted((a, b) => b.size - a.size);
  const usual = medianSize(rows.slice(head).flatMap(({ segments }) => segments));
  if (largest === undefined || largest.size < minLargeTypeRatio * usual) return 0;
  const isBeside = ({ left }: Segment): boolean => left > largest.right;
  if (!all.some((other) => isBeside(other) && other.top < largest.bottom && largest.top < other.bottom)) return 0;
  const isOfHead = (segment: Segment): boolean => isBeside(segment) || segment.size > 0.9 * largest.size;
  return 1 + rows.slice(0, head).findLastIndex(({ segments }) => segments.some(isOfHead));
};

const groupsOf = (rows: readonly TextRow[], headings: ReadonlySet<TextRow>, x: number): Group[] => {
  const groups: Group[] = [];
  let labelBottom = -Infinity;
  let whole: WholeLabel = noLabel;
  const room = roomOf(rows, x);
  for (const row of rows) {
    const label = row.segments.filter((segment) => isLeftOf(segment, x));
    const text = row.segments.filter((segment) => segment.left >= x - 1);
    const last = groups.at(-1);
    if (headings.has(row) || label.length + text.length < row.segments.length) {
      groups.push({ label: [], text: [row], isCrossing: true });
      labelBottom = -Infinity;
      continue;
    }
    if (label.length === 0) {
      if (last === undefined || last.isCrossing) groups.push({ label: [], text: [row], isCrossing: false });
      else last.text.push(row);
      continue;
    }
    const part = { ...row, segments: label };
    const isNear = last !== undefined && !last.isCrossing && row.top - labelBottom < 0.7 * row.size;
    const isContinued = isNear && continuesLabel(whole, label, room);
    whole = wholeOf(isContinued ? whole : null, label);
    labelBottom = Math.max(...label.map((segment) => segment.bottom));
    if (isContinued) last.label.push(part);
    else groups.push({ label: [part], text: pulled(last, row), isCrossing: false });
    if (text.length > 0) groups.at(-1)?.text.push({ ...row, segments: text });
  }
  return groups;
};

/**
 * Rows above that belong to a label that starts here: one that it overlaps (a title in larger type), or the block that
 * it is vertically centered beside.
 */
const pulled = (last: Group | undefined, label: TextRow): TextRow[] => {
  if (last === undefined || last.isCrossing) return [];
  const { text } = last;
  let from = text.length;
  while (from > 0 && overlap(text[from - 1], label) > 0.3 * label.size * 0.6) from -= 1;
  const gapAt = (index: number): number => {
    const [above, below] = [text[index - 1], text[index] ?? label];
    return above === undefined ? Infinity : (below.top - above.bottom) / below.size;
  };
  if (gapAt(from) < 0.6) {
    let start = from;
    while (start > 0 && gapAt(start) < 0.9) start -= 1;
    const isOtherLabel = last.label.some((row) => row.top >= (text[start]?.top ?? Infinity) - 1);
    if (start > 0 && !isOtherLabel && from - start <= 4) from = start;
  }
  return text.splice(from);
};

const overlap = (row: TextRow | undefined, label: TextRow): number =>
  row === undefined ? 0 : Math.min(row.bottom, label.bottom) - Math.max(row.top, label.top);
