import type { Line, Reading } from '../../model/reading.ts';
import type { Item } from './list-items.ts';
import type { ListRow } from './list-rows.ts';

/**
 * Skills printed as chips are beside each other with nothing but empty space between them: in the file each is a text
 * of its own. This is a signal only in files that store spaces inside texts; where every word is stored separately, the
 * row is one item.
 */
export const chipsIn = (reading: Reading, row: ListRow, from: number): readonly Item[] => {
  const whole = [{ from, to: row.text.length }];
  const [part] = row.parts;
  const line = part === undefined ? undefined : reading.lines[part.line];
  if (part === undefined || line === undefined || row.parts.length > 1) return whole;
  if (line.page === null ? !areRunsApart(line) : !storesSpaces(reading)) return whole;
  const items: Item[] = [];
  let start = from;
  for (const piece of line.pieces) {
    const at = piece.at - part.from;
    if (at <= start || !/\s/u.test(row.text[at - 1] ?? '')) continue;
    items.push({ from: start, to: at });
    start = at;
  }
  return [...items, { from: start, to: row.text.length }];
};

/**
 * In DOCX: each run is a chip where runs of nothing but space stand between all of them, and at least one holds several
 * words. (Word splits runs within a text, too, but not at each of its spaces and nowhere else.)
 */
const areRunsApart = ({ pieces, text }: Line): boolean =>
  pieces.length > 2 &&
  pieces.every(({ run }, index) => index === 0 || run - (pieces[index - 1]?.run ?? run) === 2) &&
  pieces.some(({ at, from, to }) => text.slice(at, at + to - from).includes(' '));

const knownSpaces = new WeakMap<Reading, boolean>();

/** The rows of many lists are asked for, and the file is the same. */
const storesSpaces = (reading: Reading): boolean => {
  const known = knownSpaces.get(reading) ?? hasStoredSpaces(reading);
  knownSpaces.set(reading, known);
  return known;
};

/** True when most spaces between words are part of a stored text. */
const hasStoredSpaces = (reading: Reading): boolean => {
  const counts = reading.lines.slice(0, 200).map(spacesOf);
  const stored = counts.reduce((sum, count) => sum + count.stored, 0);
  return stored > 20 && stored > 0.7 * counts.reduce((sum, count) => sum + count.all, 0);
};

const count = (text: string): number => text.split(' ').length - 1;

const spacesOf = (line: Line): { stored: number; all: number } => {
  return {
    stored: line.pieces.reduce(
      (sum, piece) => sum + count(line.text.slice(piece.at, piece.at + piece.to - piece.from)),
      0,
    ),
    all: count(line.text.trim()),
  };
};
