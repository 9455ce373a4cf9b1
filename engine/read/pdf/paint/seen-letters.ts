import type { Box } from '../../../model/document.ts';
import { drawnPage, type Drawing } from '../draw-page.ts';
import type { Pointer } from '../pdfium/exports.ts';
import type { Pdfium } from '../pdfium/pdfium.ts';

/** Whether something like so many letters can be seen in the box; null when the page cannot be drawn. */
export type ShowsLetters = (box: Box, letters: number) => boolean | null;

/** In pixels per point: letters of 5 pt are a few pixels wide. */
const scale = 2;
/** In pixels: as wide as the edge of a letter, which is smoothed. */
const edgePx = 2;
/** Of 255: the edge of pale gray letters on white; a gradient changes by less over such a distance. */
const minEdge = 25;
/** A row of pixels crosses two to six edges in a letter; a rule or the edge of a box has two in all. */
const minEdgesPerLetter = 0.75;
/** Part of the height of a line that its small letters fill. */
const body = { from: 0.3, to: 0.75 };
/** Of larger letters, not every row is looked at. */
const maxRows = 40;

/**
 * Looks at the page itself, for the few texts of which the objects do not tell whether they can be seen: below what may
 * be a gradient, or cut out of one. The page is drawn when the first of them asks.
 */
export const seenLetters = (pdfium: Pdfium, page: Pointer, mayDraw: () => boolean): ShowsLetters => {
  let drawing: Drawing | null = null;
  let isAsked = false;
  return (box, letters) => {
    // Once, also where nothing comes of it: counting the pixels of its pictures takes time, too.
    if (!isAsked && mayDraw()) drawing = drawnPage(pdfium, page, scale);
    isAsked = true;
    return drawing === null ? null : edgesPerRow(drawing, box) >= letters * minEdgesPerLetter;
  };
};

const edgesPerRow = ({ pixels, widthPx, heightPx, page }: Drawing, { x, y, width, height }: Box): number => {
  const [perX, perY] = [widthPx / page.widthPt, heightPx / page.heightPt];
  const left = Math.max(0, Math.floor(x * perX));
  const right = Math.min(widthPx - 1, Math.ceil((x + width) * perX));
  const top = Math.max(0, Math.floor((y + height * body.from) * perY));
  const bottom = Math.min(heightPx - 1, Math.ceil((y + height * body.to) * perY));
  const step = Math.ceil((bottom - top + 1) / maxRows);
  let rows = 0;
  let edges = 0;
  for (let row = top; row <= bottom; row += step) {
    rows++;
    for (let column = left; column + edgePx <= right; column += edgePx) {
      const at = (row * widthPx + column) * 4;
      if (Math.abs(brightnessAt(pixels, at) - brightnessAt(pixels, at + edgePx * 4)) >= minEdge) edges++;
    }
  }
  return edges / Math.max(1, rows);
};

/** Blue, green and red weigh alike: it is only compared with its neighbor. */
const brightnessAt = (pixels: Uint8Array, at: number): number =>
  ((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) / 3;
