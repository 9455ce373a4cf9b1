import type { Box } from '../../../model/document.ts';
import { boxThrough } from '../pdfium/matrix.ts';
import type { Pdfium } from '../pdfium/pdfium.ts';
import type { TextObject } from '../text/characters.ts';
import type { PageRun } from '../text/runs.ts';
import { inkOf, strokeWidthOf, type Ink } from '../text/text-styles.ts';
import type { PaintedTexts } from './paintings.ts';

/**
 * Browsers print an outline in another color as a second text over the first, in a font of its own. Both are one text:
 * the second is left out, and the first has its color as that of its outline.
 */
export const withoutEchoes = (runs: readonly PageRun[]): PageRun[] => {
  const kept: PageRun[] = [];
  for (let at = 0; at < runs.length; at++) {
    const run = runs[at];
    if (run === undefined) continue;
    const end = run.style.isInvisible ? at + 1 : endOfEcho(runs, at, run);
    const echo = end > at + 1 ? runs[at + 1] : undefined;
    kept.push(echo === undefined ? run : { ...run, style: { ...run.style, outline: echo.style.ink } });
    at = end - 1;
  }
  return kept;
};

/** Behind the runs that repeat the letters of a run in its place; behind the run itself where they do not. */
const endOfEcho = (runs: readonly PageRun[], at: number, run: PageRun): number => {
  // Hardly any run has another one over it, so its place and font are compared before its letters.
  if (!mayEcho(runs[at + 1], run)) return at + 1;
  let missing = lettersOf(run);
  for (let next = at + 1; missing !== ''; next++) {
    const echo = runs[next];
    if (!mayEcho(echo, run)) return at + 1;
    const letters = lettersOf(echo);
    if (letters === '' || !missing.startsWith(letters)) return at + 1;
    missing = missing.slice(letters.length);
    if (missing === '') return next + 1;
  }
  return at + 1;
};

const mayEcho = (echo: PageRun | undefined, { box, style }: PageRun): echo is PageRun =>
  echo !== undefined && echo.style.font.name !== style.font.name && isCenteredIn(echo.box, box);

const lettersOf = ({ run }: PageRun): string => run.text.replaceAll(/\s/gu, '');

export const isCenteredIn = ({ x, y, width, height }: Box, around: Box): boolean =>
  x + width / 2 >= around.x &&
  x + width / 2 <= around.x + around.width &&
  y + height / 2 >= around.y &&
  y + height / 2 <= around.y + around.height;

/** A text object whose characters PDFium left out because the same ones are below it. */
export type DroppedText = { box: Box; ink: Ink };

/** Real pages have them in a heading or two. */
const maxDropped = 2000;
/** In units of the page. Spaces show nothing; their bounds are as flat as their stroke. */
const minLetterExtent = 0.01;

export const droppedTexts = (
  pdfium: Pdfium,
  painted: PaintedTexts,
  objects: readonly TextObject[],
): readonly DroppedText[] => {
  const { call, heap, scratch } = pdfium;
  const read = new Set(objects.map(({ at }) => at));
  const dropped: DroppedText[] = [];
  for (const [at, { space }] of painted) {
    if (dropped.length >= maxDropped) break;
    if (read.has(at) || call.FPDFPageObj_GetBounds(at, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) continue;
    const [left, bottom] = [heap.f32(scratch), heap.f32(scratch + 4)];
    const [right, top] = [heap.f32(scratch + 8), heap.f32(scratch + 12)];
    if (Math.min(right - left, top - bottom) - strokeWidthOf(pdfium, at) < minLetterExtent) continue;
    const box = boxThrough(space, left, bottom, right, top);
    dropped.push({ box, ink: inkOf(pdfium, at) });
  }
  return dropped;
};
