import type { StudyColumn } from '../../../lexicon/phrases/study-details.ts';
import type { Standing } from '../schools/universities.ts';
import type { Atom, Glue } from '../../entries/atom.ts';
import type { Row } from '../../entries/row.ts';

/**
 * A piece of a row with what its surroundings tell. `isDetail`: the row is a note below an entry, of which only a grade
 * counts. `isRest`: the row above broke off in the middle of a field.
 */
export type Unit = {
  atom: Atom;
  row: Row;
  isFirst: boolean;
  isLast: boolean;
  glue: Glue;
  isDetail: boolean;
  isRest: boolean;
  column: StudyColumn | null;
  /** See `degreeScore`. */
  degree: number;
  standing: Standing;
};
