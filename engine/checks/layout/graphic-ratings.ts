import type { Check } from '../../model/check.ts';
import type { Evidence } from '../../model/evidence.ts';
import type { Box, Picture, Run, Shape, SourceDocument } from '../../model/document.ts';
import type { Line, Reading } from '../../model/reading.ts';
import { languageLevels } from '../../lexicon/languages.ts';
import { fold } from '../../text/fold.ts';
import { failed, firstFew, noFinding, passed } from '../outcomes.ts';
import { holdsWords } from '../seen-pictures.ts';

/** Five dots, stars or squares in a row, some full and some empty. */
const writtenRating = /([●○◉◯⚫⚪★☆■□▪▫◆◇⬤♦♢]\s?){4,}|[★●⚫■◆]{2,}[☆○⚪□◇]/u;
const minRatingRows = 3;

export const graphicRatings: Check<'document' | 'visual' | 'oddGlyphs' | 'cite'> = {
  id: 'graphic-ratings',
  group: 'layout',
  title: {
    pass: 'We found no ratings drawn as bars, dots or stars',
    fail: 'Your skills are rated with bars, dots or stars',
  },
  why: 'A bar or a row of dots means nothing to a system, and four out of five stars means something different to every reader.',
  impact: 'minor',
  needs: ['document', 'visual', 'oddGlyphs', 'cite'],
  sources: ['greenhouse-parsing'],
  run: ({ document, visual, oddGlyphs, cite }) => {
    const rated = visual.lines.flatMap((line, index) => (writtenRating.test(line.text) ? [{ line, index }] : []));
    const written = rated.map(({ index }) => cite.line(index));
    const stars = rowsOfIcons(document, oddGlyphs.icons).map((runs) => cite.runs(runs));
    const drawn = [...stars, ...drawnRatings(document.shapes)];
    const found: Evidence[] = [...written, ...drawn];
    // With '80%' or 'Fluent' beside most of them, a system reads the levels, too.
    const besideDrawn = drawn.length === 0 ? 0 : drawn.filter(isBesideOneOf(rowsOfLevels(visual))).length;
    const withLevel = rated.filter(({ line: { text } }) => endsInPercentage.test(text)).length + besideDrawn;
    if (withLevel >= Math.max(minRatingRows, found.length / 2)) return { is: 'not-applicable' };
    // One or two rows may be an ornament, and so may small pictures: nothing to report, and nothing to praise.
    if (found.length < minRatingRows) {
      if (found.length > 0 || mayBeRatings(document.pictures)) return { is: 'not-applicable' };
      return mayBeBars(document) || hasStackedStrokes(document) || haveLevelsOnBars(document) ? noFinding : passed;
    }
    return failed(
      0.5,
      'We found skills rated with bars, dots or stars. A system reads the words beside them, but not the rating.',
      'Leave the ratings out. Where the level matters and is not in words yet, write it: "Spanish: fluent".',
      firstFew(found),
    );
  },
};

/** 'jQuery ●●●○○ 60%': the dots tell that this is no sentence. */
const endsInPercentage = /(?:^|\s)\d{1,3}\s?%\s*$/u;

/** 'Excel 80%', or '80%' alone: longer cells are sentences about results, and so is 'by 12%', the end of one. */
const percentage = /^(?:[\p{Lu}\p{Lo}].{0,28}\s)?\d{1,3}\s?%$/u;

/** 'Fluent', 'Native speaker': a cell of nothing else. */
const isLevelInWords = (cell: string): boolean => {
  const words = fold(cell).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 0 && words.length <= 4 && words.every((word) => languageLevels.has(word));
};

const statesLevel = ({ text, markerLength }: Line): boolean =>
  markerLength === 0 && text.split('\t').some((cell) => percentage.test(cell.trim()) || isLevelInWords(cell));

/** Rows of a page are this high, in points: less than half a line. */
const rowPt = 4;
const rowAt = (page: number, row: number): string => `${page}:${row}`;
const rowOf = ({ y, height }: Box): number => Math.round((y + height / 2) / rowPt);

/** By page and height, with the line. A level in words may be below its rating, a percentage is beside it. */
const rowsOfLevels = ({ lines }: Reading): ReadonlySet<string> =>
  new Set(
    lines.flatMap((line) => {
      if (line.page === null || line.box === null || !statesLevel(line)) return [];
      const { page, box } = line;
      const isInWords = line.text.split('\t').some(isLevelInWords);
      return (isInWords ? [-3, -2, -1, 0] : [0]).map((off) => rowAt(page, rowOf(box) + off));
    }),
  );

/** Rows by which the level of a rating may be above or below it: it is beside the rating, or right above a bar. */
const rowsOff = [-4, -3, -2, -1, 0, 1];

const isBesideOneOf =
  (rows: ReadonlySet<string>) =>
  ({ places: [place] }: Evidence): boolean =>
    place?.kind === 'page' && rowsOff.some((off) => rows.has(rowAt(place.page, rowOf(place.box) + off)));

/** Low wide pictures, or several small ones in a row, in points. */
const smallPicture = { minPt: 2, maxPt: 16, minTimesAsWide: 2.5, maxWidthPt: 260, minInRow: 4 };

/** Bars and dots may also be stored as pictures, which nobody can tell from ornaments. */
const mayBeRatings = (pictures: readonly Picture[]): boolean => {
  const boxes = pictures.flatMap(({ place, sizePt }) => {
    if (place.kind === 'page') return [{ ...place.box, row: rowAt(place.page, rowOf(place.box)) }];
    return sizePt === undefined ? [] : [{ ...sizePt, row: `${place.part}:${place.paragraph}` }];
  });
  const low = boxes.filter(({ height }) => height >= smallPicture.minPt && height <= smallPicture.maxPt);
  const bars = low.filter(
    ({ width, height }) => width > height * smallPicture.minTimesAsWide && width <= smallPicture.maxWidthPt,
  );
  const rows = Map.groupBy(low, ({ row }) => row);
  return bars.length > 1 || [...rows.values()].some((row) => row.length >= smallPicture.minInRow) || areStacked(boxes);
};

/** A row of five dots or stars may be one picture, with room around it: of one size, one below the other. In points. */
const ratingRow = { maxHeightPt: 40, maxOffPt: 2, min: 3 };

const areStacked = (boxes: readonly { width: number; height: number; row: string }[]): boolean => {
  const wide = boxes.filter(
    ({ width, height }) =>
      height >= smallPicture.minPt &&
      height <= ratingRow.maxHeightPt &&
      width > height * smallPicture.minTimesAsWide &&
      width <= smallPicture.maxWidthPt,
  );
  const sizes = Map.groupBy(wide, ({ width, height }) =>
    [width, height].map((size) => Math.round(size / ratingRow.maxOffPt)).join(':'),
  );
  return [...sizes.values()].some((same) => new Set(same.map(({ row }) => row)).size >= ratingRow.min);
};

const barsWithoutTracks = { min: 3, maxOffPt: 2, maxCompared: 200 };
/** A bar may be thinner, thicker or longer than those that we report, in points. */
const mayBeBar = ({ width, height }: Box): boolean =>
  height >= 1 && height <= 40 && width >= 20 && width > height * 2.5;
/** Underlines are as thin, in points; a thin bar is drawn on its track. */
const minHeightWithoutTrackPt = 3;
/** Circles with a part in another color, in points; smaller ones are icons. */
const rings = { minPt: 15, maxPt: 90, maxOffPt: 2 };
const isRing = ({ place, kind, fill, stroke }: Shape): boolean => {
  if (place.kind !== 'page' || kind !== 'curve' || fill !== null || stroke === null) return false;
  const { width, height } = place.box;
  return width >= rings.minPt && width <= rings.maxPt && Math.abs(width - height) <= rings.maxOffPt;
};
/** A gradient is stored as a white shape; some programs paint the paper behind each line, too, but behind words. */
const white = '#ffffff';
/** The color of a filled shape or a thick line; an outline has none. */
const colorOf = ({ kind, fill, stroke }: Shape): string | null => fill ?? (kind === 'line' ? stroke : null);

const startOf = ({ page, box: { x, y } }: { page: number; box: Box }): string =>
  cellAt(page, Math.round(x), Math.round(y));

/** '80%' alone on a colored ground is the level of a bar; charts paint all of their bars as one shape. */
const levelOfBar = /^\s*\d{1,3}\s?%\s*$/u;

const haveLevelsOnBars = ({ shapes, runs }: SourceDocument): boolean => {
  const levels = runs.filter(({ text }) => levelOfBar.test(text)).slice(0, barsWithoutTracks.maxCompared);
  if (levels.length < minRatingRows) return false;
  const painted = shapes.filter(({ fill }) => fill !== null && fill !== white).slice(0, barsWithoutTracks.maxCompared);
  const onBars = levels.filter((level) => painted.some(({ place }) => holdsWords(place, [level])));
  return onBars.length >= minRatingRows;
};

/** Rings, or flat shapes without words, of one height, that begin at one edge and end at several. */
const mayBeBars = ({ shapes, runs }: SourceDocument): boolean => {
  if (shapes.filter(isRing).length >= barsWithoutTracks.min || areInFlow(shapes)) return true;
  const flat = shapes.flatMap((shape) => {
    const { place } = shape;
    const color = colorOf(shape);
    return place.kind === 'page' && color !== null && mayBeBar(place.box) ? [{ ...place, color }] : [];
  });
  const starts = Map.groupBy(flat, startOf);
  const bold = flat.filter(
    (place) => place.box.height >= minHeightWithoutTrackPt || (starts.get(startOf(place))?.length ?? 0) > 1,
  );
  // There may be bars among so many.
  if (bold.length > barsWithoutTracks.maxCompared) return true;
  // Behind words, they are headings, labels or marked text.
  const empty = bold.filter((place) => !holdsWords(place, runs));
  const columns = Map.groupBy(empty, ({ page, box: { x, height } }) =>
    [page, Math.round(x / barsWithoutTracks.maxOffPt), Math.round(height / barsWithoutTracks.maxOffPt)].join(':'),
  );
  return [...columns.values()].some(
    (column) =>
      new Set(column.map(({ box }) => rowOf(box))).size >= barsWithoutTracks.min &&
      (column.every(({ color }) => color === white) ||
        new Set(column.map(({ box }) => Math.round(box.width / barsWithoutTracks.maxOffPt))).size > 1),
  );
};

/** Shapes in the text of a Word file, whose sizes we do not know. A rule between sections is a line. */
const areInFlow = (shapes: readonly Shape[]): boolean =>
  shapes.filter(({ place, kind }) => place.kind === 'flow' && (kind === 'rectangle' || kind === 'curve')).length >=
  barsWithoutTracks.min;

/** Bars that are stroked, white on a dark column, or all of one length. Rules below headings are thinner or wider. */
const strokes = { min: 3, minHeightPt: 2, maxHeightPt: 16, minWidthPt: 12, maxWidthPt: 200, maxOffPt: 3 };

const hasStackedStrokes = ({ shapes, runs }: SourceDocument): boolean => {
  const low = shapes.flatMap(({ place, fill, stroke }) => {
    if (place.kind !== 'page' || (fill ?? stroke) === null) return [];
    const { width, height } = place.box;
    const isBar =
      height >= strokes.minHeightPt &&
      height <= strokes.maxHeightPt &&
      width >= Math.max(strokes.minWidthPt, smallPicture.minTimesAsWide * height) &&
      width <= strokes.maxWidthPt;
    return isBar ? [place] : [];
  });
  if (low.length > barsWithoutTracks.maxCompared) return true;
  const columns = Map.groupBy(low, ({ page, box }) =>
    [page, Math.round(box.x / strokes.maxOffPt), Math.round(box.height / strokes.maxOffPt)].join(':'),
  );
  return [...columns.values()].some(
    (column) =>
      new Set(column.map(({ box }) => rowOf(box))).size >= strokes.min &&
      column.filter((place) => !holdsWords(place, runs)).length >= strokes.min,
  );
};

/** Five or more adjacent icons of one font. The icons before a phone number and an address are apart. */
const rowsOfIcons = (document: SourceDocument, icons: readonly number[]): number[][] => {
  const rows: number[][] = [];
  for (const index of icons) {
    const before = rows.at(-1)?.at(-1);
    if (before !== undefined && areNeighbours(document.runs[before], document.runs[index])) rows.at(-1)?.push(index);
    else rows.push([index]);
  }
  return rows.filter((row) => row.length >= 5);
};

const areNeighbours = (left: Run | undefined, right: Run | undefined): boolean => {
  if (left?.place.kind !== 'page' || right?.place.kind !== 'page' || left.place.page !== right.place.page) return false;
  const [one, other] = [left.place.box, right.place.box];
  const gap = other.x - one.x - one.width;
  return left.font.name === right.font.name && Math.abs(one.y - other.y) < 2 && gap > -1 && gap < one.width;
};

type Mark = { box: Box; page: number; look: string };

/** Rows of small equal shapes (dots), or a short filled bar on its track. Each row once, with its place. */
const drawnRatings = (shapes: readonly Shape[]): Evidence[] => {
  const marks = shapes.flatMap((shape): Mark[] => {
    if (shape.place.kind !== 'page' || shape.fill === null) return [];
    const { box, page } = shape.place;
    return [{ box, page, look: shape.fill }];
  });
  const tracks = new Map(
    bars(marks).map((bar) => [`${bar.page}:${Math.round(bar.box.x)}:${Math.round(bar.box.y)}`, bar]),
  );
  return [...rowsOfDots(marks), ...tracks.values()].map(({ box, page }) => ({
    quote: '',
    places: [{ kind: 'page', page, box }],
  }));
};

const rowsOfDots = (marks: readonly Mark[]): Mark[] => {
  const rows = new Map<string, Mark[]>();
  for (const mark of marks) {
    const { box, page } = mark;
    if (box.width > 14 || box.height > 14 || box.width < 2 || Math.abs(box.width - box.height) > 2) continue;
    const key = `${page}:${Math.round((box.y + box.height / 2) / 2)}:${Math.round(box.height)}`;
    const row = rows.get(key);
    if (row === undefined) rows.set(key, [mark]);
    else row.push(mark);
  }
  return [...rows.values()].flatMap((row) => {
    const [first] = row;
    return first !== undefined && row.length >= 4 && new Set(row.map((mark) => Math.round(mark.box.x))).size >= 4
      ? [first]
      : [];
  });
};

/** A bar that ends this much before its track, in points, shows a level; one of the same width is a shape painted twice. */
const minEmptyPt = 2;

/** The left edges of a bar and its track are less than this apart, in points, and so are their tops. */
const maxOffPt = { x: 2, y: 3 };

const isFlat = ({ width, height }: Box): boolean =>
  height >= 2 && height <= 16 && width >= 20 && width <= 260 && width > height * 2.5;

const bars = (marks: readonly Mark[]): Mark[] => {
  const flat = marks.filter(({ box }) => isFlat(box));
  const cells = narrowestByCell(flat);
  const filled = flat.flatMap((track) => {
    const filling = narrowestOver(track, cells);
    return filling === undefined || filling.box.width > track.box.width ? [] : [{ track, filling }];
  });
  // A full bar is a rating only beside others that are not: letters in a gradient are outlines that are painted twice.
  return filled.some(({ track, filling }) => filling.box.width <= track.box.width - minEmptyPt)
    ? filled.map(({ track }) => track)
    : [];
};

/** Cells are one point wide and high. */
const cellAt = (page: number, x: number, y: number): string => `${page}:${x}:${y}`;

/**
 * The narrowest mark of each cell and the narrowest of another color, so that each track is compared with a few marks
 * only, however many are drawn in one place.
 */
const narrowestByCell = (marks: readonly Mark[]): ReadonlyMap<string, readonly Mark[]> => {
  const cells = new Map<string, Mark[]>();
  for (const mark of marks) {
    const key = cellAt(mark.page, Math.floor(mark.box.x), Math.floor(mark.box.y));
    const narrowest = [...(cells.get(key) ?? []), mark].sort((a, b) => a.box.width - b.box.width);
    const other = narrowest.find(({ look }) => look !== narrowest[0]?.look);
    cells.set(key, [...narrowest.slice(0, 1), ...(other === undefined ? [] : [other])]);
  }
  return cells;
};

/** The narrowest mark of another color that begins where the track does. */
const narrowestOver = (track: Mark, cells: ReadonlyMap<string, readonly Mark[]>): Mark | undefined => {
  const { x, y } = track.box;
  let narrowest: Mark | undefined;
  for (let right = -maxOffPt.x; right <= maxOffPt.x; right += 1)
    for (let down = -maxOffPt.y; down <= maxOffPt.y; down += 1)
      for (const mark of cells.get(cellAt(track.page, Math.floor(x) + right, Math.floor(y) + down)) ?? []) {
        const isOver =
          mark.look !== track.look &&
          Math.abs(mark.box.x - x) < maxOffPt.x &&
          Math.abs(mark.box.y - y) < maxOffPt.y &&
          mark.box.width < (narrowest?.box.width ?? Infinity);
        if (isOver) narrowest = mark;
      }
  return narrowest;
};
