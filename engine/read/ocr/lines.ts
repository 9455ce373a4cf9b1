import { joinWords } from './join-words.ts';
import { typeOf } from './letter-extents.ts';
import type { RecognizedPage, RecognizedWord } from './recognized.ts';

/** A line of recognized words in pixels, turned so that it is level. */
export type RecognizedLine = { words: readonly RecognizedWord[]; size: number; baseline: number };

/** Lines with fewer words are too short to tell how far the page is turned. */
const minWordsForSlope = 4;
/** Steeper lines are no text of a page that was put on a scanner. */
const maxSlope = 0.1;

/** The lines of a page. A scanned page is turned a little, and its lines have to be level before columns can be found. */
export const linesOf = (page: RecognizedPage): RecognizedLine[] => {
  const lines = cut(page.words);
  const slope = slopeOf(lines);
  return lines.map((words) => levelLine(words, slope, page.widthPx / 2));
};

const cut = (words: readonly RecognizedWord[]): RecognizedWord[][] => {
  const lines: RecognizedWord[][] = [];
  let line: RecognizedWord[] = [];
  for (const word of words) {
    // Rules and specks become words without text.
    if (word.text !== '') line.push(word);
    if (!word.isLineEnd) continue;
    if (line.length > 0) lines.push(line);
    line = [];
  }
  if (line.length > 0) lines.push(line);
  return lines;
};

/** How far lines sink for each pixel to the right: the median of the longer lines. */
const slopeOf = (lines: readonly (readonly RecognizedWord[])[]): number => {
  const slopes = lines.flatMap((words) => {
    const points = words.flatMap(({ text, left, right, top, bottom }) => {
      const type = typeOf(text, top, bottom);
      return type === null ? [] : [{ x: (left + right) / 2, y: type.baseline }];
    });
    if (points.length < minWordsForSlope) return [];
    const slope = fitted(points);
    return Math.abs(slope) > maxSlope ? [] : [slope];
  });
  return median(slopes) ?? 0;
};

/** Least squares. */
const fitted = (points: readonly { x: number; y: number }[]): number => {
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / points.length;
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  return spread === 0 ? 0 : points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread;
};

const levelLine = (words: readonly RecognizedWord[], slope: number, middle: number): RecognizedLine => {
  const level = words.map((word) => {
    const shift = slope * ((word.left + word.right) / 2 - middle);
    return { ...word, top: word.top - shift, bottom: word.bottom - shift };
  });
  const types = level.flatMap(({ text, top, bottom }) => typeOf(text, top, bottom) ?? []);
  const bottom = Math.max(...level.map((word) => word.bottom));
  const top = Math.min(...level.map((word) => word.top));
  const size = median(types.map((type) => type.size)) ?? bottom - top;
  return {
    words: joinWords(level, size),
    size,
    baseline: median(types.map(({ baseline }) => baseline)) ?? bottom,
  };
};

const median = (values: readonly number[]): number | null => {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
};
