import type { Box, SourceDocument } from '../../model/document.ts';

/** A column has at least this many rows of its own, with no row of the other column at their height. */
const minOwnRows = 3;
/** A column begins at one edge: at least this many of its texts do. */
const minAtEdge = 4;
/** In points: texts at one edge or on one row are at most this far apart, and columns at least that. */
const maxOffPt = 3;
const minGutterPt = 8;
/** A page with more is a drawing or a sheet of numbers, and takes long to search. */
const maxTexts = 1500;

/**
 * Whether some page has text beside text that is no label, date or place of its rows: both have rows that the other has
 * not. Knows nothing of lines or sections, so that it sees a sidebar that the reading missed.
 */
export const hasTextBeside = ({ pages, runs }: SourceDocument): boolean => {
  const onPages: Box[][] = pages.map(() => []);
  for (const { place, text, hidden, angle } of runs)
    if (place.kind === 'page' && hidden === undefined && angle === undefined && hasWords(text))
      onPages[place.page - 1]?.push(place.box);
  return onPages.some((texts) => texts.length <= maxTexts && hasColumns(texts));
};

/** A column of dates alone is a margin. */
const hasWords = (text: string): boolean =>
  /\p{L}{2}/u.test(mayBeDated.test(text) ? text.replaceAll(datePart, '') : text);
/** Parts of dates take long to find, and most texts have none. */
const mayBeDated = /\d|present/iu;
const datePart = /\p{L}*\.?\s?(?:19|20)\d{2}|present/giu;

const hasColumns = (texts: readonly Box[]): boolean => {
  const down = texts.toSorted((one, other) => middleOf(one) - middleOf(other));
  return edgesOf(texts).some((edge) => isGutter(edge, down));
};

const middleOf = ({ y, height }: Box): number => y + height / 2;

/** Where many texts begin. */
const edgesOf = (texts: readonly Box[]): readonly number[] => {
  const counts = new Map<number, number>();
  for (const { x } of texts) counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
  return [...counts].flatMap(([edge, count]) => (count >= minAtEdge ? [edge] : []));
};

/** `down`: from top to bottom. A text over the edge ends the columns above it. */
const isGutter = (edge: number, down: readonly Box[]): boolean => {
  let [left, right]: [number[], number[]] = [[], []];
  for (const box of down) {
    if (box.x >= edge - 1) right.push(middleOf(box));
    else if (box.x + box.width <= edge - minGutterPt) left.push(middleOf(box));
    else {
      if (areColumns(left, right)) return true;
      [left, right] = [[], []];
    }
  }
  return areColumns(left, right);
};

const areColumns = (left: readonly number[], right: readonly number[]): boolean =>
  ownRows(left, right) >= minOwnRows && ownRows(right, left) >= minOwnRows;

/** How many rows of one column stand between the first and the last row of the other, and on none of them. */
const ownRows = (rows: readonly number[], others: readonly number[]): number => {
  const [first = Infinity, last = -Infinity] = [others[0], others.at(-1)];
  let count = 0;
  let next = 0;
  let before = -Infinity;
  for (const row of rows) {
    while (next < others.length && (others[next] ?? 0) < row - maxOffPt) next++;
    const isLevel = Math.abs((others[next] ?? Infinity) - row) <= maxOffPt;
    if (row > first && row < last && !isLevel && row - before > maxOffPt) count++;
    before = row;
  }
  return count;
};
