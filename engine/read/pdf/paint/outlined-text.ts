import type { Box } from '../../../model/document.ts';
import { hexOf } from './colors.ts';
import type { Painting } from './paintings.ts';
import type { PageRun } from '../text/runs.ts';

/**
 * When a font has no bold face, browsers draw the outlines of the bold letters and place the text over them without
 * ink so that it can be selected; Canva does so for letters with an outline, and strokes it. Such text is visible. Gives those runs the color of their outlines and the bold
 * face, and returns the paintings that are not letters.
 */
export const withOutlines = (
  runs: readonly PageRun[],
  paintings: readonly Painting[],
): { runs: PageRun[]; paintings: Painting[] } => {
  const letters = new Set<Painting>();
  const candidates = paintings.filter(isLikeLetters);
  const invisible = runs.filter(({ style }) => style.isInvisible);
  const boxes = invisible.some(isSign) ? paintings.filter(isFilledBox) : [];
  const seen = runs.map((run) => {
    if (!run.style.isInvisible) return run;
    const outline = isSign(run)
      ? boxes.find((painting) => isInside(painting.box, run.box))
      : candidates.find((painting) => isOutlineOf(painting, run, invisible));
    const color = outline?.fill ?? outline?.stroke ?? null;
    if (outline === undefined || color === null) return run;
    letters.add(outline);
    const font = { ...run.style.font, isBold: true, color: hexOf(color) };
    return {
      ...run,
      run: { ...run.run, font },
      style: { ...run.style, font, ink: color, isInvisible: false },
      rank: outline.rank,
    };
  });
  return { runs: seen, paintings: paintings.filter((painting) => !letters.has(painting)) };
};

const isLikeLetters = ({ what, kind, fill, stroke }: Painting): boolean =>
  what === 'shape' && (fill !== null ? kind === 'curve' || kind === 'other' : kind === 'curve' && stroke !== null);

/** The outlines of a hyphen or a bar are a box, in a path of its own. */
const isSign = ({ run }: PageRun): boolean => /^\s*[\p{Pd}|_]\s*$/u.test(run.text);

const isFilledBox = ({ what, kind, fill }: Painting): boolean =>
  what === 'shape' && fill !== null && (kind === 'rectangle' || kind === 'line');

const isInside = (inner: Box, { x, y, width, height }: Box): boolean =>
  inner.x >= x && inner.x + inner.width <= x + width && inner.y >= y && inner.y + inner.height <= y + height;

/** In shares of the font size: maximum width of a space. The last one of a run has no outline, and its box includes it. */
const maxSpaceEm = 0.6;

/**
 * One path contains the letters of a whole stretch of text: at least as wide as the run, and not higher or lower than its
 * line. A path that is only stroked may be a wave or a frame: it has to begin and end with runs of the line.
 */
const isOutlineOf = (
  { box: outline, fill }: Painting,
  { box, style, run }: PageRun,
  invisible: readonly PageRun[],
): boolean => {
  const slack = style.font.sizePt * 0.3;
  const space = run.text.endsWith(' ') ? style.font.sizePt * maxSpaceEm : 0;
  const isEdge = (x: number, edgeOf: (other: Box) => number): boolean =>
    fill !== null ||
    invisible.some(({ box: other }) => Math.abs(other.y - box.y) < slack && Math.abs(edgeOf(other) - x) <= slack);
  return (
    outline.x <= box.x + slack &&
    outline.x + outline.width >= box.x + box.width - space - slack &&
    outline.y >= box.y - slack &&
    outline.y + outline.height <= box.y + box.height + slack &&
    outline.height >= slack &&
    isEdge(outline.x, ({ x }) => x) &&
    isEdge(outline.x + outline.width, ({ x, width }) => x + width)
  );
};
