import { keyOf, piecesOf, type LinePiece } from './lost-words.ts';

/** A line as a person sees it. `number` counts from 1. */
export type SeenLine = { number: number; pieces: LinePiece[] };

/** A line as the stream has it; `number` is the line that a person sees, null when it is part of none. */
export type GotLine = { number: number | null; text: string; isMoved: boolean };

/** `lost` counts lines of which at least a word is gone, `moved` the places where the order jumps. */
export type Comparison = { seen: SeenLine[]; got: GotLine[]; lost: number; moved: number };

/** More lines than any resume has: every line is shown, those beyond have no number, so that the work stays bounded. */
const numbered = 800;

/** Lays the two readings of a file side by side: which line went where, and which is gone. */
export const compareReadings = (visual: string, stream: string): Comparison => {
  const seenTexts = linesOf(visual);
  const gotTexts = linesOf(stream);
  const everything = keyOf(stream);
  const seen = seenTexts.map((text, index) => ({ number: index + 1, pieces: piecesOf(text, everything) }));
  const kept = seen.filter((line) => line.pieces.some((piece) => !piece.isLost)).map((line) => line.number);

  // A lost line must not take the number of a line that happens to share a word with it.
  const seenKeys = seenTexts.slice(0, numbered).map((text, index) => (kept.includes(index + 1) ? keyOf(text) : ''));
  const numbers = numbersOf(seenKeys, gotTexts.slice(0, numbered).map(keyOf));
  const got = gotTexts.map((text, index) => {
    const number = numbers[index] ?? null;
    return { text, number, isMoved: number !== null && !follows(number, lastNumber(numbers, index), kept) };
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

/** For each line of the stream the number of the seen line that it is, or is a part of, or holds. */
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

/** The first match after `from`, else the first of all: lines mostly go on where the last one was. */
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

/** Shorter pieces than this stand in many lines by chance. */
const minPartLength = 4;

const isPart = (part: string, whole: string): boolean => part.length >= minPartLength && whole.includes(part);

const lastNumber = (numbers: readonly (number | null)[], before: number): number | null => {
  for (let index = before - 1; index >= 0; index -= 1) {
    const number = numbers[index];
    if (number !== null && number !== undefined) return number;
  }
  return null;
};

/** Whether a line comes right after the one before it, or is another part of it; lost lines leave no gap. */
const follows = (number: number, previous: number | null, kept: readonly number[]): boolean => {
  if (previous === null) return number === kept[0];
  return number === previous || kept.indexOf(number) === kept.indexOf(previous) + 1;
};
