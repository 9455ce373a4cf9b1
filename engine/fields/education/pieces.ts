import type { Atom } from '../entries/atom.ts';
import type { Row } from '../entries/row.ts';

/** The kinds of pieces of a row. */
export type Label = 'institution' | 'degree' | 'subject' | 'grade' | 'place' | 'period' | 'other';

/** A piece of a row with its label. `continuesAbove`: the row above broke off in the middle of this field. */
export type LabelledPiece = { atom: Atom; label: Label; row: Row; continuesAbove?: true };

/**
 * The pieces of one entry; empty lists for missing fields. `isGuess` when its school or degree is known only by its
 * position in the entry.
 */
export type EducationParts = {
  institution: Atom[];
  degree: Atom[];
  subject: Atom[];
  grade: Atom[];
  place: Atom[];
  period: Atom | null;
  isGuess: boolean;
};
