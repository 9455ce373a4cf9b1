import { degreeScore } from './degrees.ts';
import { guessMissing } from './guess-missing.ts';
import { labelBySlot } from './label-by-slot.ts';
import { labelPieces } from './label-pieces.ts';
import type { EducationParts, Label, LabelledPiece } from './pieces.ts';
import type { Atom } from '../entries/atom.ts';
import type { Row } from '../entries/row.ts';

type Key = 'institution' | 'degree' | 'period';

/**
 * Groups the pieces of the rows into entries: a new one begins with the kind of piece that begins the first entry, or
 * when a field occurs twice.
 */
export const educationEntries = (rows: readonly Row[]): readonly EducationParts[] => {
  const pieces = labelBySlot(labelPieces(rows));
  const leader =
    pieces.find(({ label }) => label === 'institution' || label === 'degree' || label === 'period')?.label ?? 'degree';
  const rowsWith = (label: Label): ReadonlySet<Row> =>
    new Set(pieces.filter((piece) => piece.label === label).map((piece) => piece.row));
  const schools = rowsWith('institution');
  const whole = new Set([...rowsWith('degree')].filter((row) => schools.has(row)));
  const entries: Draft[] = [];
  let current: Draft | null = null;
  for (const piece of pieces) {
    const { label } = piece;
    const isKey = label === 'institution' || label === 'degree' || label === 'period';
    if (
      current === null ||
      current.section !== piece.row.section ||
      (isKey && beginsNewEntry(current, label, leader, piece, whole.has(piece.row)))
    ) {
      if (!isKey && current === null && label !== 'other' && label !== 'subject') continue;
      const before: Draft | null = current;
      current = { section: piece.row.section, pieces: subjectBefore(before, piece) };
      // a second degree named under the same school
      if (label === 'degree' && leader !== 'degree' && before !== null && before.section === current.section)
        current.inherited = before;
      entries.push(current);
    }
    current.pieces.push(piece);
  }
  return entries
    .flatMap((entry, index) => partsOf(entry, entries[index - 1], leader))
    .filter((parts) => parts.institution.length > 0 || parts.degree.length > 0);
};

/** 'Botany, Bachelor': a field of study right before its degree moves with it into the new entry. */
const subjectBefore = (before: Draft | null, piece: LabelledPiece): LabelledPiece[] => {
  const last = before?.pieces.at(-1);
  if (
    before === null ||
    last === undefined ||
    piece.label !== 'degree' ||
    last.label !== 'subject' ||
    last.row !== piece.row
  )
    return [];
  return before.pieces.splice(-1);
};

type Draft = { section: number; pieces: LabelledPiece[]; inherited?: Draft };

const has = (draft: Draft, label: Label): boolean => draft.pieces.some((piece) => piece.label === label);

const beginsNewEntry = (current: Draft, label: Key, leader: Label, piece: LabelledPiece, isWhole: boolean): boolean => {
  // a row with both a degree and a school is an entry by itself
  if (isWhole && !isOnSameRow(current, piece) && (has(current, 'institution') || has(current, 'degree'))) return true;
  if (has(current, label)) {
    // 'Diploma' alone, below a degree, only states that it was earned
    if (label === 'degree' && /^(?:diploma|certificate|degree|abschluss|diplome)$/iu.test(piece.atom.text))
      return false;
    if (label !== 'period') return !continues(current, piece);
    return leader === 'period' && !isOnSameRow(current, piece);
  }
  // the leading piece comes late: what is before it belongs to nothing else
  return (
    label === leader &&
    (has(current, 'institution') || has(current, 'degree')) &&
    !isOnSameRow(current, piece) &&
    has(current, 'period')
  );
};

const isOnSameRow = (current: Draft, piece: LabelledPiece): boolean => current.pieces.at(-1)?.row === piece.row;

/** 'School of Engineering, University of Oslo' and 'B.A. and B.Sc., joint degree' are one field in two pieces. */
const continues = (current: Draft, piece: LabelledPiece): boolean => {
  if (piece.continuesAbove === true) return true;
  const last = current.pieces.at(-1);
  return (
    last !== undefined &&
    last.label === piece.label &&
    last.row === piece.row &&
    (piece.atom.glue === 'comma' || piece.atom.glue === 'dash') &&
    (piece.label === 'institution' || degreeScore(piece.atom.text) < 3)
  );
};

const partsOf = (draft: Draft, previous: Draft | undefined, leader: Label): EducationParts => {
  const atoms = (label: Label): Atom[] => {
    const found = draft.pieces.filter((piece) => piece.label === label);
    const [first] = found;
    // a field is one stretch of one row: a second place or field of study on another row is a different field, unless
    // the row broke off
    return found
      .filter((piece) => piece.row === first?.row || piece.continuesAbove === true)
      .map((piece) => piece.atom);
  };
  const parts: EducationParts = {
    institution: contiguous(atoms('institution'), draft),
    degree: contiguous(atoms('degree'), draft),
    subject: contiguous(atoms('subject'), draft),
    grade: atoms('grade').slice(0, 1),
    place: contiguous(atoms('place'), draft),
    period: bestPeriod(draft),
    isGuess: false,
  };
  if (draft.inherited !== undefined && parts.institution.length === 0) {
    parts.institution = draft.inherited.pieces
      .filter((piece) => piece.label === 'institution')
      .map((piece) => piece.atom)
      .slice(0, 1);
    if (parts.place.length === 0)
      parts.place = contiguous(
        draft.inherited.pieces.filter((piece) => piece.label === 'place').map((piece) => piece.atom),
        draft.inherited,
      );
  }
  return guessMissing(parts, draft, previous, leader);
};

const bestPeriod = (draft: Draft): Atom | null => {
  const dates = draft.pieces.filter((piece) => piece.label === 'period');
  return (dates.find(({ atom }) => atom.period?.isRange === true) ?? dates[0])?.atom ?? null;
};

/** The first atoms that directly follow each other. */
const contiguous = (atoms: readonly Atom[], draft: Draft): Atom[] => {
  const isBetweenRests = (index: number): boolean =>
    draft.pieces[index]?.label === 'period' && draft.pieces[index + 1]?.continuesAbove === true;
  const order = draft.pieces.filter((_, index) => !isBetweenRests(index)).map((piece) => piece.atom);
  const kept: Atom[] = [];
  for (const atom of atoms) {
    const last = kept.at(-1);
    if (last !== undefined && order.indexOf(atom) !== order.indexOf(last) + 1) break;
    kept.push(atom);
  }
  return kept;
};
