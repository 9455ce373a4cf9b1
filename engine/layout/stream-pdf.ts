import type { Box, Run, SourceDocument } from '../model/document.ts';
import type { Line } from '../model/reading.ts';
import { scrapsOfRun } from './geometry/scraps.ts';
import type { Scrap } from './geometry/scraps.ts';
import type { Between } from './geometry/spacing.ts';
import { boxAround, lineOf } from './lines/write-line.ts';
import type { Written } from './lines/write-line.ts';

/** Like simple extractors: a gap wider than this share of the size is a space. */
const wordGap = 0.15;
/** Between boxes of ink, the white of both letters adds to the gap. */
const wordGapOfInk = 0.3;
/** The box of a type is higher than its size, or as high. */
const maxInkHeight = 0.9;
const tabGap = 1.5;
/** A baseline shift of more than this share of the size starts a new line, as does a step back. */
const maxLineShift = 0.5;

/**
 * A PDF as a layout-blind parser gets it: runs in stored order, hidden ones included (it does not detect that they are
 * hidden), cut into lines where the text position leaves the line or moves back.
 */
export const streamLinesOfPdf = (document: SourceDocument): Line[] => {
  const lines: Line[] = [];
  let parts: Written[] = [];
  let scraps: Scrap[] = [];
  const finish = (): void => {
    if (parts.length > 0) lines.push({ ...lineOf(parts, document), box: boxAround(scraps) });
    parts = [];
    scraps = [];
  };
  let page = 0;
  let isSpace = false;
  document.runs.forEach((run, index) => {
    if (run.place.kind !== 'page') return;
    if (run.place.page !== page) finish();
    page = run.place.page;
    if (run.text.trim() === '') {
      isSpace = true;
      return;
    }
    for (const scrap of run.edges === undefined ? [rotated(run, index, run.place.box)] : scrapsOfRun(run, index)) {
      const before = between(scraps.at(-1), scrap, isSpace);
      if (before === '\n') finish();
      parts.push({
        before: before === '\n' ? '' : before,
        run: index,
        from: scrap.from,
        to: scrap.to,
      });
      scraps.push(scrap);
      isSpace = false;
    }
  });
  finish();
  return lines;
};

const between = (last: Scrap | undefined, scrap: Scrap, isSpace: boolean): Between | '\n' => {
  if (last === undefined) return '';
  const gap = scrap.left - last.right;
  const size = Math.max(last.size, scrap.size);
  if (Math.abs(scrap.baseline - last.baseline) > maxLineShift * size || gap < -size) return '\n';
  if (gap > tabGap * size) return '\t';
  const isGap = gap > (isInk(last) && isInk(scrap) ? wordGapOfInk : wordGap) * size;
  return isSpace || last.isSpaceAfter || scrap.isSpaceBefore || isGap ? ' ' : '';
};

/** True when the box is that of the ink and not of the type: capitals drawn for letters, such as small capitals of browsers. */
const isInk = ({ top, bottom, size }: Scrap): boolean => bottom - top < maxInkHeight * size;

/** Rotated text has no edges: the whole run is one scrap with a line of its own. */
const rotated = (run: Run, index: number, box: Box): Scrap => ({
  text: run.text,
  run: index,
  from: 0,
  to: run.text.length,
  left: box.x,
  right: box.x + box.width,
  top: box.y,
  bottom: box.y + box.height,
  baseline: box.y + box.height,
  size: 1,
  font: run.font,
  isSpaceBefore: false,
  isSpaceAfter: false,
  isAmongSpaces: false,
});
