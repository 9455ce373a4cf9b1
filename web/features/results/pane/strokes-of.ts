import type { Mark, Places } from '../recommendations/marks-of.ts';
import type { Highlight } from './highlight.ts';

export type Box = NonNullable<Places[number]['box']>;

/** The strokes of one mark on one sheet. `number` is that of the finding, null for words. */
export type StrokeGroup = {
  key: string;
  number: number | null;
  title: string;
  boxes: readonly Box[];
  isChosen: boolean;
};

/** The boxes of a place, with the number of their sheet, from 1. */
export type Locate = (place: Places[number]) => readonly { sheet: number; box: Box }[];

/** Places in a PDF come with page and box. */
export const locateInPdf: Locate = ({ page, box }) =>
  page === undefined || box === undefined ? [] : [{ sheet: page, box }];

/** The key of the strokes at one place of the words. */
const wordsKey = (index: number): string => `words-${index}`;

/** The key of the selected strokes, or null. */
export const highlightKey = (highlight: Highlight): string | null =>
  highlight.is === 'words' ? wordsKey(highlight.at) : (highlight.number?.toString() ?? null);

/** The strokes on one sheet: those of all findings, or those of the highlighted words. */
export const strokesOn = (
  sheet: number,
  marks: readonly Mark[],
  highlight: Highlight,
  locate: Locate,
): StrokeGroup[] => {
  const groups =
    highlight.is === 'words'
      ? highlight.places.map((place, index) => ({
          key: wordsKey(index),
          number: null,
          title: highlight.title,
          places: [place],
          isChosen: index === highlight.at,
        }))
      : marks.map((mark) => ({ ...mark, key: String(mark.number), isChosen: mark.number === highlight.number }));
  return groups.flatMap(({ places, ...group }) => {
    const boxes = places.flatMap(locate).filter((found) => found.sheet === sheet);
    return boxes.length === 0 ? [] : [{ ...group, boxes: boxes.map(({ box }) => box) }];
  });
};
