import type { Box, HiddenBecause, Page } from '../../../model/document.ts';
import { looksAlike } from '../../looks-alike.ts';
import { shareHeldBy } from './clips.ts';
import type { Color } from './colors.ts';
import type { Painting } from './paintings.ts';
import type { PageRun } from '../text/runs.ts';

/** In points: smaller text is unreadable; the footnotes of real resumes are 5 pt and more. */
const minVisibleSizePt = 3.5;
/** Minimum share of a run's box under (or on) a painting for the run to count as covered (or the painting as its background). */
const minCoveredShare = 0.85;
const minPageShare = 0.65;

const white: Color = { r: 255, g: 255, b: 255, a: 255 };

/** Whether the picture is transparent there; asked only about pictures painted over text. */
export type HasHolesAt = (painting: Painting, box: Box) => boolean;

/** Marks, in place, the invisible runs and those that are OCR text over a scan. */
export const markHidden = (
  runs: readonly PageRun[],
  paintings: readonly Painting[],
  page: Page,
  hasHolesAt: HasHolesAt,
): void => {
  const covers = coversAmong(paintings);
  const reasons = runs.map((run) => reasonFor(run, { paintings, covers, page, hasHolesAt }));
  const isScan = isScanWithText(runs, reasons, paintings, page);
  runs.forEach(({ run, style }, index) => {
    const reason = reasons[index];
    if (reason === null || reason === undefined) return;
    if (isScan && (style.isInvisible || reason === 'covered')) run.isOcr = true;
    else run.hidden = reason;
  });
};

/** `covers` are the paintings that hide what is under them. */
type Painted = { paintings: readonly Painting[]; covers: readonly Painting[]; page: Page; hasHolesAt: HasHolesAt };

const reasonFor = (
  { box, style, rank }: PageRun,
  { paintings, covers, page, hasHolesAt }: Painted,
): HiddenBecause | null => {
  if (isOff(box, page)) return 'off-page';
  if (style.isInvisible) return 'no-ink';
  if (style.font.sizePt < minVisibleSizePt) return 'tiny';
  const ground = groundOf(box, rank, paintings, page);
  if (style.ink !== null && ground !== null && looksAlike(style.ink, ground)) return 'no-ink';
  const isCovered = covers.some(
    (painting) =>
      painting.rank > rank &&
      shareOf(box, painting.box) >= minCoveredShare &&
      !isClippedAway(painting, box) &&
      !hasHolesAt(painting, box),
  );
  return isCovered ? 'covered' : null;
};

const isOff = (box: Box, page: Page): boolean =>
  shareOf(box, { x: 0, y: 0, width: page.widthPt, height: page.heightPt }) < 0.1;

/** The share of `box` that lies in `other`, 0 to 1; by its center when the box is flat. */
const shareOf = (box: Box, other: Box): number => {
  const width = Math.max(box.width, 0.01);
  const height = Math.max(box.height, 0.01);
  const across = Math.min(box.x + width, other.x + other.width) - Math.max(box.x, other.x);
  const down = Math.min(box.y + height, other.y + other.height) - Math.max(box.y, other.y);
  return across <= 0 || down <= 0 ? 0 : (across / width) * (down / height);
};

const isFilled = ({ what, fill, isOpaque }: Painting): boolean =>
  what === 'shape' && fill !== null && isOpaque && fill.a > 250;

/** Curves leave their corners open, and frames their inside, so only single boxes and pictures, whose holes are looked for, are sure to cover. */
const isOpaqueCover = (painting: Painting): boolean =>
  painting.isOpaque &&
  (painting.what === 'picture' || (isFilled(painting) && painting.kind === 'rectangle' && !mayLeaveOpen(painting)));

/** Looking through a clip takes time: on a page with more covers of irregular shape, only the largest are looked at. */
const maxClippedCovers = 50;

const coversAmong = (paintings: readonly Painting[]): readonly Painting[] => {
  const covers = paintings.filter(isOpaqueCover);
  const clipped = covers.filter(({ clips }) => clips.length > 0);
  if (clipped.length <= maxClippedCovers) return covers;
  const largest = clipped.toSorted(({ box: one }, { box: other }) => areaOf(other) - areaOf(one));
  return [...covers.filter(({ clips }) => clips.length === 0), ...largest.slice(0, maxClippedCovers)];
};

const areaOf = ({ width, height }: Box): number => width * height;

/** Whether a shape is clipped to something that does not hold the box: a ring around it, or a wave beside it. */
const isClippedAway = ({ what, clips }: Painting, box: Box): boolean =>
  what === 'shape' && clips.some((outline) => shareHeldBy(outline, box) < minCoveredShare);

/** The background color of a run: that of the last painting under it, null (unknown) when that is a picture or a blend. */
const groundOf = (box: Box, rank: number, paintings: readonly Painting[], page: Page): Color | null => {
  for (let index = paintings.length - 1; index >= 0; index--) {
    const painting = paintings[index];
    if (painting === undefined || painting.rank > rank) continue;
    // A picture or shape under a part of the run is enough to be unsure.
    const share = shareOf(box, painting.box);
    if (share < 0.2) continue;
    // An outline does not paint its inside; a thick line is equivalent to a box.
    const isLine = painting.kind === 'line' && painting.fill === null;
    if (painting.what === 'shape' && painting.fill === null && !isLine) continue;
    if (share < minCoveredShare || isPossiblePattern(painting, page) || mayLeaveOpen(painting)) return null;
    if (isClippedAway(painting, box)) return null;
    return isLine ? painting.stroke : isFilled(painting) ? painting.fill : null;
  }
  return white;
};

/** A triangle, or several boxes in one path, does not fill its bounding box. */
const mayLeaveOpen = ({ what, kind, fill, isOneOutline }: Painting): boolean =>
  what === 'shape' && fill !== null && (kind === 'other' || !isOneOutline);

/**
 * PDFium reports 'white' for a shape filled with a pattern or gradient, as browsers paint banners. A white box that
 * fills the page, also with rounded corners, is the paper; a smaller white area, and one with a curved edge, may be
 * anything.
 */
const isPossiblePattern = ({ box, fill, kind, isRoundedBox }: Painting, page: Page): boolean =>
  fill !== null &&
  fill.r === 255 &&
  fill.g === 255 &&
  fill.b === 255 &&
  ((kind === 'curve' && !isRoundedBox) ||
    shareOf({ x: 0, y: 0, width: page.widthPt, height: page.heightPt }, box) < minPageShare);

/** True when pictures fill the page and nearly all of its text is OCR text under or over them. */
const isScanWithText = (
  runs: readonly PageRun[],
  reasons: readonly (HiddenBecause | null)[],
  paintings: readonly Painting[],
  page: Page,
): boolean => {
  if (pictureShareOf(paintings, page) < minPageShare) return false;
  let recognised = 0;
  let all = 0;
  runs.forEach(({ run, style }, index) => {
    all += run.text.length;
    if (style.isInvisible || reasons[index] === 'covered') recognised += run.text.length;
  });
  return recognised >= all * 0.5;
};

/** Share of the page that pictures fill; scans may come in strips. */
export const pictureShareOf = (paintings: readonly Painting[], page: Page): number => {
  const whole: Box = { x: 0, y: 0, width: page.widthPt, height: page.heightPt };
  const area = paintings
    .filter((painting) => painting.what === 'picture')
    .reduce((sum, { box }) => sum + shareOf(box, whole) * box.width * box.height, 0);
  return area / Math.max(1, page.widthPt * page.heightPt);
};
