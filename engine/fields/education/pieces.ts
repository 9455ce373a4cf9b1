import type { Atom } from '../entries/atom.ts';

/** The kinds of pieces of a row. */
export type Label = 'institution' | 'degree' | 'subject' | 'grade' | 'place' | 'period' | 'other';

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
  /** The school is that of the entry above. */
  isShared: boolean;
};
