import type { Box, SourceDocument } from '../../model/document.ts';
import type { Line, Piece } from '../../model/reading.ts';
import { markerLengthOf } from '../geometry/markers.ts';
import type { Scrap } from '../geometry/scraps.ts';
import type { Between } from '../geometry/spacing.ts';
import { styleOf } from './style-of-line.ts';
import { typeChangesIn } from './type-changes.ts';

/** A part of a run and the separator before it on its line; DOCX: how many characters of white space are stored there. */
export type Written = { before: Between; run: number; from: number; to: number; spaces?: number };

/** The text of a line and its pieces. Parts of one run separated only by a space become one piece. */
export const textOf = (parts: readonly Written[], document: SourceDocument): { text: string; pieces: Piece[] } => {
  const pieces: Piece[] = [];
  let text = '';
  parts.forEach((part, index) => {
    const run = document.runs[part.run]?.text ?? '';
    const before = index === 0 ? '' : part.before;
    const last = pieces.at(-1);
    if (last !== undefined && last.run === part.run && run.slice(last.to, part.from) === before) last.to = part.to;
    else pieces.push({ at: text.length + before.length, run: part.run, from: part.from, to: part.to });
    text += before + run.slice(part.from, part.to);
  });
  return { text, pieces };
};

/** A line with everything that its own text and runs determine; the caller fills in its position among others. */
export const lineOf = (parts: readonly Written[], document: SourceDocument): Line => {
  const { text, pieces } = textOf(parts, document);
  const markerLength = markerLengthOf(text);
  const place = document.runs[pieces[0]?.run ?? -1]?.place;
  const typeChanges = typeChangesIn(text, pieces, document);
  return {
    text,
    pieces,
    markerLength,
    isListItem: markerLength > 0,
    style: styleOf(text, markerLength, pieces, document),
    ...(typeChanges.length > 1 ? { typeChanges } : {}),
    part: place?.kind === 'flow' ? place.part : 'body',
    page: place?.kind === 'page' ? place.page : null,
    box: null,
    column: 0,
    isBesideColumn: false,
    gapAbove: null,
    paragraph: place?.kind === 'flow' ? place.paragraph : null,
    headingLevel: null,
    isFurniture: false,
  };
};

/** The box around scraps; null for none. */
export const boxAround = (scraps: readonly Pick<Scrap, 'left' | 'right' | 'top' | 'bottom'>[]): Box | null => {
  if (scraps.length === 0) return null;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const scrap of scraps) {
    left = Math.min(left, scrap.left);
    top = Math.min(top, scrap.top);
    right = Math.max(right, scrap.right);
    bottom = Math.max(bottom, scrap.bottom);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** The box around all runs of a line, where they are on the page. */
export const boxOfRuns = (line: Line, document: SourceDocument): Box | null =>
  boxAround(
    line.pieces.flatMap(({ run }) => {
      const place = document.runs[run]?.place;
      if (place?.kind !== 'page') return [];
      const { x, y, width, height } = place.box;
      return [{ left: x, right: x + width, top: y, bottom: y + height }];
    }),
  );
