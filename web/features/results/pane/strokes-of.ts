import type { Mark, Places } from '../recommendations/marks-of.ts';
import type { Shown } from './shown.ts';

export type Box = NonNullable<Places[number]['box']>;

/** Strokes that belong together. `number` is the finding's, null for words that somebody asked for. */
export type Strokes = { key: string; number: number | null; title: string; boxes: readonly Box[]; isChosen: boolean };

/** Where places are, as boxes on sheets. Sheets count from 1. */
export type Locate = (place: Places[number]) => readonly { sheet: number; box: Box }[];

/** A PDF says it itself. */
export const locateInPdf: Locate = ({ page, box }) =>
  page === undefined || box === undefined ? [] : [{ sheet: page, box }];

/** Of the strokes at one place of words, counted from 0. */
const wordsKey = (index: number): string => `words-${index}`;

/** Of the strokes that are looked at; null where none is. */
export const shownKey = (shown: Shown): string | null =>
  shown.is === 'words' ? wordsKey(shown.at) : (shown.number?.toString() ?? null);

/** Everything that is to be drawn on one sheet: the findings, or the words that were asked for. */
export const strokesOn = (sheet: number, marks: readonly Mark[], shown: Shown, locate: Locate): Strokes[] => {
  const groups =
    shown.is === 'words'
      ? shown.places.map((place, index) => ({
          key: wordsKey(index),
          number: null,
          title: shown.title,
          places: [place],
          isChosen: index === shown.at,
        }))
      : marks.map((mark) => ({ ...mark, key: String(mark.number), isChosen: mark.number === shown.number }));
  return groups.flatMap(({ places, ...group }) => {
    const boxes = places.flatMap(locate).filter((found) => found.sheet === sheet);
    return boxes.length === 0 ? [] : [{ ...group, boxes: boxes.map(({ box }) => box) }];
  });
};
