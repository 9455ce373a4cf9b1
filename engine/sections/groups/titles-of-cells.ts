import type { Line } from '../../model/reading.ts';
import type { FoundHeading } from '../headings/found-heading.ts';

/**
 * Word files: 'Objective' and 'Skills' in two cells of a row above the two cells with their texts, which are read behind
 * both titles. For each line of those cells its title: as many titles in a row as there are cells below.
 */
export const titlesOfCells = (
  lines: readonly Line[],
  headingsAt: ReadonlyMap<number, readonly FoundHeading[]>,
): ReadonlyMap<number, FoundHeading> => {
  const found = new Map<number, FoundHeading>();
  let titles: readonly FoundHeading[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined || line.box !== null) break;
    if (line.isFurniture) continue;
    const here = headingsAt.get(at) ?? [];
    if (here.length > 0) {
      titles = here.every(isTitleAlone) ? [...titles, ...here] : [];
      continue;
    }
    const cells = titles.length < 2 ? [] : cellsFrom(lines, headingsAt, at);
    const columns = [...new Set(cells.map((cell) => lines[cell]?.column ?? 0))];
    for (const cell of columns.length === titles.length ? cells : []) {
      const title = titles[columns.indexOf(lines[cell]?.column ?? 0)];
      if (title !== undefined) found.set(cell, title);
    }
    titles = [];
  }
  return found;
};

const isTitleAlone = ({ recognisedBy, words }: FoundHeading): boolean => recognisedBy === 'title' && !words.isRunIn;

/** The lines of cells beside each other from here on, up to the next title. */
const cellsFrom = (
  lines: readonly Line[],
  headingsAt: ReadonlyMap<number, readonly FoundHeading[]>,
  from: number,
): readonly number[] => {
  const cells: number[] = [];
  for (let at = from; lines[at]?.isBesideColumn === true && !headingsAt.has(at); at += 1) cells.push(at);
  return cells;
};
