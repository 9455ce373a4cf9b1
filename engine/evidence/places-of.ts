import type { Box, Place, SourceDocument } from '../model/document.ts';
import type { Reading, Span } from '../model/reading.ts';

/**
 * Where a span of a reading is in the file: one place per run it touches, boxes narrowed to the letters covered and
 * merged where they touch.
 */
export const placesOf = (document: SourceDocument, reading: Reading, span: Span): readonly Place[] => {
  const line = reading.lines[span.line];
  if (line === undefined) return [];
  const places: Place[] = [];
  for (const piece of line.pieces) {
    const from = Math.max(span.from - piece.at, 0) + piece.from;
    const to = Math.min(span.to - piece.at, piece.to - piece.from) + piece.from;
    const place = to > from ? placeOf(document, piece.run, from, to) : null;
    if (place !== null && !mergedIntoLast(places, place)) places.push(place);
  }
  return places;
};

const placeOf = (document: SourceDocument, index: number, from: number, to: number): Place | null => {
  const run = document.runs[index];
  if (run === undefined) return null;
  if (run.place.kind === 'flow') return run.place;
  const { box, page } = run.place;
  const x = run.edges?.[from] ?? box.x;
  const right = run.edges?.[to] ?? box.x + box.width;
  return {
    kind: 'page',
    page,
    box: { x, y: box.y, width: Math.max(0, right - x), height: box.height },
  };
};

/** As a share of the height: the maximum gap between words of one line. */
const maxGapShare = 0.6;

/** True when the place continues the last one, which is then extended to cover it. */
const mergedIntoLast = (places: Place[], place: Place): boolean => {
  const last = places.at(-1);
  if (last === undefined) return false;
  if (place.kind === 'flow') {
    return last.kind === 'flow' && last.part === place.part && last.paragraph === place.paragraph;
  }
  if (last.kind === 'flow' || last.page !== place.page) return false;
  const [a, b] = [last.box, place.box];
  const overlap = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const gap = Math.max(b.x - (a.x + a.width), a.x - (b.x + b.width));
  if (overlap < 0.5 * Math.min(a.height, b.height) || gap > maxGapShare * Math.max(a.height, b.height)) return false;
  places[places.length - 1] = { kind: 'page', page: place.page, box: union(a, b) };
  return true;
};

const union = (a: Box, b: Box): Box => {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
};
