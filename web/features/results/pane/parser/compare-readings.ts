import { keyOf, piecesOf, type LinePiece } from './lost-words.ts';

/** A line as a person sees it; `number` counts from 1. */
export type VisualLine = { number: number; pieces: LinePiece[] };

/** A line of the stream reading; `number` is the line of the visual reading it belongs to, null if none. */
export type StreamLine = { number: number | null; text: string; isMoved: boolean };

/** `lost` counts lines that miss at least a word, `moved` the places where the order jumps. */
export type Comparison = { seen: VisualLine[]; got: StreamLine[]; lost: number; moved: number };

/** Bounds the work. More lines than any resume has; further lines are shown without a number. */
const maxNumberedLines = 800;

/** Compares the two readings of a file: where each line went, and which are lost. */
export const compareReadings = (visual: string, stream: string): Comparison => {
  const seenTexts = linesOf(visual);
  const gotTexts = linesOf(stream);
  const streamKey = keyOf(stream);
  const seen = seenTexts.map((text, index) => ({ number: index + 1, pieces: piecesOf(text, streamKey) }));
  const kept = seen.filter((line) => line.pieces.some((piece) => !piece.isLost)).map((line) => line.number);

  // A lost line must not take the number of a line that happens to share a word with it.
  const seenKeys = seenTexts
    .slice(0, maxNumberedLines)
    .map((text, index) => (kept.includes(index + 1) ? keyOf(text) : ''));
  const numbers = numbersOf(seenKeys, gotTexts.slice(0, maxNumberedLines).map(keyOf));
  const got = gotTexts.map((text, index) => {
    const number = numbers[index] ?? null;
    return { text, number, isMoved: number !== null && !isNext(number, lastNumber(numbers, index), kept) };
  });
  return {
    seen,
    got,
    lost: seen.filter((line) => line.pieces.some((piece) => piece.isLost)).length,
    moved: got.filter((line) => line.isMoved).length,
  };
};

const linesOf = (reading: string): string[] =>
  reading
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** For each line of the stream, the number of the visual line that equals it, contains it, or is contained in it. */
const numbersOf = (seen: readonly string[], got: readonly string[]): (number | null)[] => {
  const taken = new Set<number>();
  let previous = -1;
  return got.map((key) => {
    const equal = nearest(seen, previous, (other, index) => other === key && !taken.has(index));
    const found = equal ?? nearest(seen, previous, (other) => isPart(key, other) || isPart(other, key));
    if (found === null) return null;
    taken.add(found);
    previous = found;
    return found + 1;
  });
};

/** The first match from `from` on, else the first of all: most lines follow the previous one. */
const nearest = (
  lines: readonly string[],
  from: number,
  fits: (line: string, index: number) => boolean,
): number | null => {
  const after = lines.findIndex((line, index) => index >= from && fits(line, index));
  if (after >= 0) return after;
  const any = lines.findIndex(fits);
  return any >= 0 ? any : null;
};

/** Shorter texts occur in many lines by chance. */
const minPartLength = 4;

const isPart = (part: string, whole: string): boolean => part.length >= minPartLength && whole.includes(part);

const lastNumber = (numbers: readonly (number | null)[], before: number): number | null => {
  for (let index = before - 1; index >= 0; index -= 1) {
    const number = numbers[index];
    if (number !== null && number !== undefined) return number;
  }
  return null;
};

/** Whether a line directly follows the previous one, or is part of the same; lost lines leave no gap. */
const isNext = (number: number, previous: number | null, kept: readonly number[]): boolean => {
  if (previous === null) return number === kept[0];
  return number === previous || kept.indexOf(number) === kept.indexOf(previous) + 1;
};
