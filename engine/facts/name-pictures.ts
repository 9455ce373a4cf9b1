import type { Box, Place, SourceDocument } from '../model/document.ts';
import type { Reading } from '../model/reading.ts';

/** The place of a drawing where a name is expected and that may be one; empty when there is none. */
export const namePicturesOf = (document: SourceDocument, visual: Reading): readonly Place[] => {
  const place = document.kind === 'pdf' ? titleDrawnAbove(document, visual) : pictureOnTop(document);
  return place === null ? [] : [place];
};

/** A wide, low picture, or letters drawn as outlines, above all text of the first page. */
const titleDrawnAbove = (document: SourceDocument, visual: Reading): Place | null => {
  const tops = visual.lines.flatMap((line) => (line.page === 1 && line.box !== null ? [line.box.y] : []));
  const firstText = Math.min(...tops);
  const isAbove = (box: Box): boolean => box.y + box.height / 2 < firstText;
  const banner = document.pictures.find(
    ({ place }) =>
      place.kind === 'page' && place.page === 1 && isAbove(place.box) && place.box.width > place.box.height * 2.2,
  );
  if (banner !== undefined) return banner.place;
  const outlines = document.shapes.filter(
    ({ place, kind }) =>
      (kind === 'curve' || kind === 'other') &&
      place.kind === 'page' &&
      place.page === 1 &&
      isAbove(place.box) &&
      place.box.height >= 6 &&
      place.box.height <= 60 &&
      place.box.width <= 60,
  );
  return outlines.length >= minLetters ? (outlines[0]?.place ?? null) : null;
};

const minLetters = 5;

/** A line of letters is wider than high; a portrait is not. */
const isWide = ({ width, height }: { width: number; height: number }): boolean => width > height * 1.3;

/** Word files: a picture before the first words that is no portrait. */
const pictureOnTop = (document: SourceDocument): Place | null => {
  const first = document.paragraphs.findIndex(({ runs }) =>
    runs.some((run) => /\p{L}/u.test(document.runs[run]?.text ?? '')),
  );
  const onTop = document.pictures.find(
    ({ place, sizePt }) =>
      place.kind === 'flow' && place.paragraph <= first && (sizePt === undefined || isWide(sizePt)),
  );
  return onTop?.place ?? null;
};
