import type { Box, Picture, Place, Run } from '../model/document.ts';

/** More are tiles of a background, and are counted as they are. */
const maxCompared = 200;

/**
 * What a person sees as pictures, each counted once: without the effects of text, and of the layers of a picture only
 * the largest, of its strips the first.
 */
export const seenPictures = (stored: readonly Picture[], runs: readonly Run[]): readonly Picture[] => {
  if (stored.length > maxCompared) return stored;
  const pictures = stored.filter(({ place }) => !isTextEffect(place, runs));
  return pictures.filter(
    (picture, index) =>
      !pictures.some(
        (other, at) =>
          (at < index && areStrips(picture, other)) ||
          (isSameMotif(picture, other) && (areaOf(other) - areaOf(picture) || index - at) > 0),
      ),
  );
};

/**
 * Points by which a shadow or glow begins before its words and is off their middle, and how many times their height it has
 * at most: 26 points for words of 11.
 */
const effect = { maxBeforePt: 12, maxOffPt: 6, maxHeights: 3 };

/** Word stores the shadow or glow of its words as a picture right behind each line of them. */
const isTextEffect = (place: Place, runs: readonly Run[]): boolean => {
  if (place.kind === 'flow') return false;
  const inside = boxesInside(place, runs);
  const before = Math.min(...inside.map(({ x }) => x)) - place.box.x;
  return (
    inside.length > 0 &&
    before >= 0 &&
    before <= effect.maxBeforePt &&
    inside.every((box) => Math.abs(middleOf(box).y - middleOf(place.box).y) <= effect.maxOffPt) &&
    place.box.height <= effect.maxHeights * Math.max(...inside.map(({ height }) => height))
  );
};

const boxesInside = (place: Place, runs: readonly Run[]): readonly Box[] =>
  runs.flatMap(({ place: other, text }) =>
    place.kind === 'page' &&
    text.trim() !== '' &&
    other.kind === 'page' &&
    other.page === place.page &&
    hasMiddleOf(place.box, other.box)
      ? [other.box]
      : [],
  );

export const holdsWords = (place: Place, runs: readonly Run[]): boolean => boxesInside(place, runs).length > 0;

const middleOf = ({ x, y, width, height }: Box): { x: number; y: number } => ({ x: x + width / 2, y: y + height / 2 });

const hasMiddleOf = (box: Box, other: Box): boolean => {
  const { x, y } = middleOf(other);
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
};

/** A photo is often stored with its frame, its shadow or in layers: shares of the smaller and of the larger picture. */
const sameMotif = { shared: 0.8, ofLarger: 0.5 };
const isSameMotif = (one: Picture, other: Picture): boolean => {
  if (one.place.kind === 'flow' || other.place.kind === 'flow' || one.place.page !== other.place.page) return false;
  const areas = [areaOf(one), areaOf(other)];
  const shared = sharedArea(one.place.box, other.place.box);
  return shared >= sameMotif.shared * Math.min(...areas) && shared >= sameMotif.ofLarger * Math.max(...areas);
};

/** Points by which strips of one picture may be off each other. */
const maxSeamPt = 1;

/** Strips are at least this many times as wide as high. Photos above each other are not. */
const minTimesAsWide = 2;

/** Two strips of one picture: one right below the other, with the same edges. */
const areStrips = ({ place: one }: Picture, { place: other }: Picture): boolean => {
  if (one.kind === 'flow' || other.kind === 'flow' || one.page !== other.page) return false;
  const [a, b] = [one.box, other.box];
  if ([a, b].some(({ width, height }) => width < minTimesAsWide * height)) return false;
  const seam = Math.min(Math.abs(a.y + a.height - b.y), Math.abs(b.y + b.height - a.y));
  return seam <= maxSeamPt && Math.abs(a.x - b.x) <= maxSeamPt && Math.abs(a.width - b.width) <= maxSeamPt;
};

const areaOf = ({ place }: Picture): number => (place.kind === 'flow' ? 0 : place.box.width * place.box.height);

const sharedArea = (a: Box, b: Box): number => {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(width, 0) * Math.max(height, 0);
};
