import type { Box, Run, SourceDocument } from '../model/document.ts';
import type { Line } from '../model/reading.ts';
import { scrapsOfRun } from './geometry/scraps.ts';
import type { Scrap } from './geometry/scraps.ts';
import type { Between } from './geometry/spacing.ts';
import { boxAround, lineOf } from './lines/write-line.ts';

/** Like simple extractors: a gap wider than this share of the size is a space. */
const wordGap = 0.15;
/** Between boxes of ink, the white of both letters adds to the gap. */
const wordGapOfInk = 0.3;
/** The box of a type is higher than its size, or as high. */
const maxInkHeight = 0.9;
const tabGap = 1.5;
/** A baseline shift of more than this share of the size starts a new line, as does a step back. */
const maxLineShift = 0.5;

/** A line as it is stored: its words from the first to the last, with what is before each. */
export type StoredRow = { page: number; parts: { scrap: Scrap; before: Between }[] };

/**
 * A PDF as a layout-blind parser gets it: runs in stored order, hidden ones included (it does not detect that they are
 * hidden), cut into lines where the text position leaves the line or moves back.
 */
export const streamLinesOfPdf = (document: SourceDocument): Line[] =>
  storedRowsOf(document, () => true).map(({ parts }) => ({
    ...lineOf(
      parts.map(({ scrap: { run, from, to }, before }) => ({ before, run, from, to })),
      document,
    ),
    box: boxAround(parts.map(({ scrap }) => scrap)),
  }));

/**
 * The wanted runs of all pages in stored order, cut into lines where the text position leaves the line or moves back;
 * words that `isCopy` finds to be drawn before are left out.
 */
export const storedRowsOf = (
  document: SourceDocument,
  isWanted: (run: Run) => boolean,
  isCopy: (scrap: Scrap, page: number) => boolean = () => false,
): readonly StoredRow[] => {
  const rows: StoredRow[] = [];
  let row: StoredRow | null = null;
  let isSpace = false;
  document.runs.forEach((run, index) => {
    if (run.place.kind !== 'page' || !isWanted(run)) return;
    const { page, box } = run.place;
    if (row?.page !== page) row = null;
    if (run.text.trim() === '') {
      isSpace = true;
      return;
    }
    for (const scrap of run.edges === undefined ? [rotated(run, index, box)] : scrapsOfRun(run, index)) {
      if (isCopy(scrap, page)) continue;
      const before = between(row?.parts.at(-1)?.scrap, scrap, isSpace);
      if (row === null || before === '\n') {
        row = { page, parts: [{ scrap, before: '' }] };
        rows.push(row);
      } else row.parts.push({ scrap, before });
      isSpace = false;
    }
  });
  return rows;
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
