import type { Box, HiddenBecause, Page } from '../../../model/document.ts';
import { looksAlike } from '../../looks-alike.ts';
import { shareHeldBy } from './clips.ts';
import type { Color } from './colors.ts';
import { isCenteredIn, type DroppedText } from './echoes.ts';
import type { Painting } from './paintings.ts';
import type { ShowsLetters } from './seen-letters.ts';
import type { PageRun } from '../text/runs.ts';
import { minVisibleAlpha, type TextStyle } from '../text/text-styles.ts';

/** In points: smaller text is unreadable; the footnotes of real resumes are 5 pt and more. */
const minVisibleSizePt = 3.5;
/** Minimum share of a run's box under (or on) a painting for the run to count as covered (or the painting as its background). */
const minCoveredShare = 0.85;
const minPageShare = 0.65;

const white: Color = { r: 255, g: 255, b: 255, a: 255 };

/** Whether the picture is transparent there; asked only about pictures painted over text. */
export type HasHolesAt = (painting: Painting, box: Box) => boolean;

/** What a page paints besides the runs, and ways to look at it where that does not tell what is seen. */
export type Surroundings = {
  paintings: readonly Painting[];
  dropped: readonly DroppedText[];
  page: Page;
  hasHolesAt: HasHolesAt;
  showsLetters: ShowsLetters;
};

/** Marks, in place, the invisible runs and those that are OCR text over a scan. */
export const markHidden = (runs: readonly PageRun[], around: Surroundings): void => {
  const { paintings, page } = around;
  const covers = coversAmong(paintings);
  const painted = { ...around, covers, inRows: rowsAmong(runs) };
  const reasons = runs.map((run) => reasonFor(run, painted));
  const isScan = isScanWithText(runs, reasons, paintings, page);
  runs.forEach(({ run, style }, index) => {
    const reason = reasons[index];
    if (reason === null || reason === undefined) return;
    if (isScan && (style.isInvisible || reason === 'covered')) run.isOcr = true;
    else run.hidden = reason;
  });
};

/** `covers` are the paintings that hide what is under them. */
type Painted = Surroundings & { covers: readonly Painting[]; inRows: InRows };

const reasonFor = (run: PageRun, painted: Painted): HiddenBecause | null => {
  const { box, style, rank } = run;
  const { paintings, covers, page, hasHolesAt } = painted;
  if (isOff(box, page)) return 'off-page';
  const isPainted = isPaintedThrough(run, painted);
  if (style.isInvisible && !isPainted && !isCutOut(run, painted)) return 'no-ink';
  if (style.font.sizePt < minVisibleSizePt) return 'tiny';
  if (isPainted) return null;
  const ground = groundOf(box, rank, paintings, page);
  if (ground !== null && !style.isInvisible && !hasInkOn(ground, style) && !isPaintedAgain(box, ground, painted))
    return isTilingGray(ground) && isSeen(run, painted) ? null : 'no-ink';
  const over = covers.filter(
    (painting) =>
      painting.rank > rank &&
      shareOf(box, painting.box) >= minCoveredShare &&
      !isClippedAway(painting, box) &&
      !hasHolesAt(painting, box),
  );
  if (over.length === 0) return null;
  return over.every(isPossibleBlend) && isSeen(run, painted) ? null : 'covered';
};

/** An outline in another color can be seen, even around white letters. */
const hasInkOn = (ground: Color, { ink, outline }: Pick<TextStyle, 'ink' | 'outline'>): boolean =>
  ink === null ||
  !looksAlike(ink, ground) ||
  (outline !== null && outline.a >= minVisibleAlpha && !looksAlike(outline, ground));

/** Minimum share of a run's width under letters that are painted over it again; the spaces between them leave no ink. */
const minRepeatedShare = 0.5;

const isPaintedAgain = (box: Box, ground: Color, { dropped }: Painted): boolean => {
  let width = 0;
  for (const { box: other, ink } of dropped)
    if (!ink.isInvisible && isCenteredIn(other, box) && hasInkOn(ground, ink)) width += other.width;
  return width >= box.width * minRepeatedShare;
};

/** The box of a run has room above and below its letters, which the gradient behind them need not fill. */
const minCutOutShare = 0.6;

/** A text without ink over a gradient that shows through a mask of its letters, as browsers print headings with a gradient. */
const isCutOut = (run: PageRun, painted: Painted): boolean =>
  painted.paintings.some(
    (painting) => painting.isMasked && isPossibleBlend(painting) && shareOf(run.box, painting.box) >= minCutOutShare,
  ) &&
  // Without a look, the mask tells enough: hardly anybody hides text below one, and many headings have one.
  seen(run, painted) !== false;

/** Letters that cut a later picture to their shape: design programs store a text so, with its color in the picture. */
const isPaintedThrough = (run: PageRun, painted: Painted): boolean =>
  run.style.isClip === true &&
  painted.paintings.some(
    ({ what, rank, box }) => what === 'picture' && rank > run.rank && shareOf(run.box, box) >= minCutOutShare,
  ) &&
  seen(run, painted) !== false;

/** Minimum share of a run's width below letters over it that may be the ones that are seen. */
const minOverprintedShare = 0.2;

/**
 * Whether the page itself shows the letters of a run, and not those of another one over it; null where that is not
 * looked at: turned letters, and pages that may not be drawn.
 */
const seen = ({ box, rank, style, run }: PageRun, { inRows, showsLetters }: Painted): boolean | null => {
  const over = inRows(box);
  if (over === null) return false;
  const overprinted = over
    .filter((other) => other.rank > rank && !other.style.isInvisible)
    .reduce((sum, other) => sum + Math.max(0, sharedWidth(box, other.box)), 0);
  if (overprinted >= box.width * minOverprintedShare) return false;
  const letters = run.text.match(/\S/gu)?.length ?? 0;
  return style.angle === 0 ? showsLetters(box, letters) : null;
};

/** Without a look at the page, what its objects say counts: no text shows. */
const isSeen = (run: PageRun, painted: Painted): boolean => seen(run, painted) === true;

const sharedWidth = (one: Box, other: Box): number =>
  Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);

/** The runs whose middle is at the height of a box; null for more than any line has, as on pages made to exhaust resources. */
type InRows = (box: Box) => readonly PageRun[] | null;
const maxRunsInRows = 300;

const rowsAmong = (runs: readonly PageRun[]): InRows => {
  let byHeight: readonly { middle: number; run: PageRun }[] | undefined;
  return ({ y, height }) => {
    byHeight ??= runs
      .map((run) => ({ middle: run.box.y + run.box.height / 2, run }))
      .toSorted((a, b) => a.middle - b.middle);
    let [from, to] = [0, byHeight.length];
    while (from < to) {
      const between = (from + to) >> 1;
      if ((byHeight[between]?.middle ?? 0) < y) from = between + 1;
      else to = between;
    }
    const some = byHeight.slice(from, from + maxRunsInRows + 1).filter(({ middle }) => middle <= y + height);
    return some.length > maxRunsInRows ? null : some.map(({ run }) => run);
  };
};

const isOff = (box: Box, page: Page): boolean =>
  shareOf(box, { x: 0, y: 0, width: page.widthPt, height: page.heightPt }) < 0.1;

/** The share of `box` that lies in `other`, 0 to 1; by its center when the box is flat. */
const shareOf = (box: Box, other: Box): number => {
  const width = Math.max(box.width, 0.01);
  const height = Math.max(box.height, 0.01);
  // Most of what a page paints is above or below.
  const down = Math.min(box.y + height, other.y + other.height) - Math.max(box.y, other.y);
  if (down <= 0) return 0;
  const across = Math.min(box.x + width, other.x + other.width) - Math.max(box.x, other.x);
  return across <= 0 ? 0 : (across / width) * (down / height);
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
const isPossiblePattern = (painting: Painting, page: Page): boolean =>
  painting.fill !== null &&
  isPureWhite(painting.fill) &&
  ((painting.kind === 'curve' && !painting.isRoundedBox) ||
    shareOf({ x: 0, y: 0, width: page.widthPt, height: page.heightPt }, painting.box) < minPageShare);

/** Painted over text, even what fills the page may be a gradient, and let the text show through. */
const isPossibleBlend = ({ fill }: Painting): boolean => fill !== null && (isPureWhite(fill) || isTilingGray(fill));

const isPureWhite = ({ r, g, b }: Color): boolean => r === 255 && g === 255 && b === 255;

/** What PDFium reports for a tiling pattern, as which browsers print a gradient that is translucent. */
const isTilingGray = ({ r, g, b }: Color): boolean => r === 191 && g === 191 && b === 191;

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
    const reason = reasons[index] ?? null;
    if (reason === 'covered' || (style.isInvisible && reason !== null)) recognised += run.text.length;
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
