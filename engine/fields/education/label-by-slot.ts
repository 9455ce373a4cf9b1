import { degreeScore, isGrade } from './degrees.ts';
import { isNameLike } from './name-like.ts';
import type { LabelledPiece } from './pieces.ts';
import { styleKey } from '../entries/section-style.ts';
import { institutionScore } from './institutions.ts';

type Key = 'institution' | 'degree';
const other: Record<Key, Key> = { institution: 'degree', degree: 'institution' };

/**
 * Labels schools and degrees that no word identifies by their position: entries of one list have the same layout, so
 * the piece in the slot that holds the school of the other entries is the school of an entry that has none.
 */
export const labelBySlot = (pieces: readonly LabelledPiece[]): readonly LabelledPiece[] =>
  (['institution', 'degree'] as const).reduce(promoted, pieces);

const promoted = (pieces: readonly LabelledPiece[], label: Key): readonly LabelledPiece[] => {
  const marked = new Set(pieces.filter((piece) => isSure(piece, other[label])).map(({ row }) => row));
  // 'Economics, Bachelor': a piece that is alone on a row elsewhere does not share one with the other kind here
  const inCompany = (place: string, { row }: LabelledPiece): string =>
    marked.has(row) ? `${place}, in company` : place;
  const placesOfAll = (key: Key): readonly [string, LabelledPiece][] =>
    pieces
      .filter((piece) => isSure(piece, key))
      .flatMap((piece) => placesOf(pieces, piece).map((place): [string, LabelledPiece] => [place, piece]));
  const own = new Set(placesOfAll(label).map(([place, piece]) => inCompany(place, piece)));
  if (own.size === 0) return pieces;
  const others = new Set(placesOfAll(other[label]).map(([place]) => place));
  const mayBe = (piece: LabelledPiece): boolean =>
    isOpen(piece) && placesOf(pieces, piece).some((place) => own.has(inCompany(place, piece)) && !others.has(place));
  const chosen = new Set(
    stretchesOf(pieces, label, (piece) => isSure(piece, label) || mayBe(piece)).flatMap((stretch) => {
      if (stretch.some((piece) => isSure(piece, label))) return [];
      const found = stretch.find(mayBe);
      return found === undefined ? [] : [found];
    }),
  );
  return pieces.map((piece) => (chosen.has(piece) ? { ...piece, label } : piece));
};

/**
 * The pieces that go with each sure piece of the other kind: up to the next, or from the last when the first has its
 * own above it.
 */
const stretchesOf = (
  pieces: readonly LabelledPiece[],
  label: Key,
  isLike: (piece: LabelledPiece) => boolean,
): readonly (readonly LabelledPiece[])[] => {
  const marks = pieces.flatMap((piece, index) => (isSure(piece, other[label]) ? [index] : []));
  const isAbove = pieces.slice(0, marks[0] ?? 0).some(isLike);
  return marks.map((mark, at) =>
    isAbove ? pieces.slice((marks[at - 1] ?? -1) + 1, mark) : pieces.slice(mark + 1, marks[at + 1]),
  );
};

const isSure = ({ label, atom }: LabelledPiece, wanted: Key): boolean =>
  label === wanted && (wanted === 'institution' || degreeScore(atom.text) >= 2);

/** A piece that could be a name as well: neither its words, a number nor its position identify it as something else. */
const isOpen = ({ label, atom: { text } }: LabelledPiece): boolean =>
  (label === 'other' || label === 'subject' || (label === 'degree' && degreeScore(text) < 2)) &&
  isNameLike(text) &&
  !isGrade(text) &&
  institutionScore(text) < 2;

/**
 * The slot of a piece: behind which separator in which type; at the beginning of a row, in which type and below which.
 */
const placesOf = (pieces: readonly LabelledPiece[], piece: LabelledPiece): readonly string[] => {
  const before = pieces[pieces.indexOf(piece) - 1];
  const type = styleKey(piece.row);
  if (before !== undefined && before.row === piece.row)
    return [`${before.label === 'period' ? 'period' : piece.atom.glue} ${type}`];
  const below = `${type} below ${before === undefined ? 'nothing' : styleKey(before.row)}`;
  const dated = piece.row.periods.length > 0 ? 'dated' : 'undated';
  return [type, below, `${dated} above ${labelBelow(pieces, piece)}`];
};

/** Type is a weak signal where only half a row is bold: the dates beside a name and the row below it are better. */
const labelBelow = (pieces: readonly LabelledPiece[], { row }: LabelledPiece): string =>
  pieces[pieces.findLastIndex((piece) => piece.row === row) + 1]?.label ?? 'nothing';
