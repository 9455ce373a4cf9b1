import { isBullet } from './markers.ts';
import type { Row } from './rows.ts';
import type { Rule } from './rules.ts';
import type { Scrap } from './scraps.ts';
import { spacingOf } from './spacing.ts';

/** Part of a row without a gap wide enough to be a gutter. */
export type Segment = {
  scraps: Scrap[];
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  baseline: number;
  size: number;
  /** Set for a segment that represents a whole table while regions are detected. */
  table?: TableText;
};

/** The text of a table: rows of cells, empty ones included. `right` is the x at which the text of a cell must wrap. */
export type TableText = { segments: Segment[]; right: number }[][];

/** In em: wider than the spaces of most justified text, narrower than typical gutters. */
const minGutterGap = 0.95;
const styleGap = 0.55;
const bulletGap = 4;

/** The row cut at possible gutters and at vertical lines. A bullet stays with its text. */
export const segmentsOf = (row: Row, vertical: readonly Rule[]): Segment[] => {
  const between = spacingOf(row.scraps);
  const lines = vertical.filter(
    (rule) => rule.from < row.baseline - 0.3 * row.size && rule.to > row.baseline - 0.1 * row.size,
  );
  const segments: Segment[] = [];
  let scraps: Scrap[] = [];
  let text = '';
  row.scraps.forEach((scrap, index) => {
    const before = scraps.at(-1);
    if (
      before !== undefined &&
      (isCut(before, scrap, between[index] ?? '', scraps.length === 1) || isSeparated(lines, before, scrap))
    ) {
      segments.push(segmentOf(scraps, text));
      scraps = [];
      text = '';
    }
    text += scraps.length === 0 ? scrap.text : `${between[index] ?? ''}${scrap.text}`;
    scraps.push(scrap);
  });
  if (scraps.length > 0) segments.push(segmentOf(scraps, text));
  return segments;
};

/** The two parts of a segment, of which the second starts with that scrap. */
export const cutBefore = ({ scraps }: Segment, at: number): readonly [Segment, Segment] => {
  const between = spacingOf(scraps);
  const part = (from: number, to: number): Segment =>
    segmentOf(
      scraps.slice(from, to),
      scraps
        .slice(from, to)
        .map(({ text }, index) => (index === 0 ? text : `${between[from + index] ?? ''}${text}`))
        .join(''),
    );
  return [part(0, at), part(at, scraps.length)];
};

const isCut = (before: Scrap, scrap: Scrap, between: string, isFirst: boolean): boolean => {
  if (between === '') return false;
  const gap = scrap.left - before.right;
  const em = (scrap.size + before.size) / 2;
  if (isFirst && isBullet(before.text, scrap.text)) return gap > bulletGap * em;
  // beside a name in large type, the size of the ordinary text is the measure
  const [small, large] = [Math.min(scrap.size, before.size), Math.max(scrap.size, before.size)];
  if (large > 1.6 * small) return between === '\t' || gap > styleGap * small;
  return between === '\t' || gap > (isOtherStyle(before, scrap) ? styleGap : minGutterGap) * em;
};

/** A label next to its text differs in size or color, so a smaller gap is enough. */
const isOtherStyle = ({ font: a }: Scrap, { font: b }: Scrap): boolean =>
  Math.abs(a.sizePt - b.sizePt) > 0.6 || a.isBold !== b.isBold || a.color !== b.color;

const isSeparated = (lines: readonly Rule[], before: Scrap, scrap: Scrap): boolean =>
  lines.some((rule) => rule.at >= before.right - 1.5 && rule.at <= scrap.left + 1.5);

const segmentOf = (scraps: Scrap[], text: string): Segment => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let main = scraps[0];
  for (const scrap of scraps) {
    left = Math.min(left, scrap.left);
    right = Math.max(right, scrap.right);
    if (main === undefined || scrap.size > main.size * 1.05) main = scrap;
  }
  // Boxes of fonts vary widely; the em around the baseline is what a person sees as the line.
  const size = main?.size ?? 1;
  const baseline = main?.baseline ?? 0;
  top = baseline - 0.78 * size;
  bottom = baseline + 0.22 * size;
  return { scraps, text, left, right, top, bottom, baseline, size };
};
