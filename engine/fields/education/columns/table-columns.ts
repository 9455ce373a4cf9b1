import { studyColumnOf, type StudyColumn } from '../../../lexicon/phrases/study-details.ts';
import { fold } from '../../../text/fold.ts';
import type { Atom } from '../../entries/atom.ts';
import type { Row } from '../../entries/row.ts';

/** 'S. No', 'Sl.': the cell with the number of a row was read as its marker. */
const numberColumn = /^(?:sl?|sr|serial|no)\b[\s.]*(?:no|number)?\.?$/iu;

/** The names of the columns of the row's cells; none where there are more or fewer of them than cells. */
export const columnsOf = ({ columns = [], hasMarker, text }: Row): readonly string[] => {
  const numbered = hasMarker && numberColumn.test(columns[0] ?? '') ? columns.slice(1) : columns;
  const count = text.split('\t').length;
  // the dates of the last cell have a row of their own
  const isWithoutDates = count === numbered.length - 1 && studyColumnOf(numbered.at(-1) ?? '') === 'period';
  const own = isWithoutDates ? numbered.slice(0, -1) : numbered;
  return own.length === count ? own : [];
};

/** The field that the column of a cell holds, by its name. */
export const columnOf = (row: Row, atom: Atom): StudyColumn | null => {
  const columns = columnsOf(row);
  if (columns.length === 0) return null;
  const name = columns[row.text.slice(0, atom.from - row.from).split('\t').length - 1] ?? '';
  const column = studyColumnOf(name);
  // without a column for schools, the examining body takes its place
  const isExaminer = column === 'detail' && examiner.test(fold(name));
  return isExaminer && !columns.some((other) => studyColumnOf(other) === 'institution') ? 'institution' : column;
};

const examiner = /\b(?:board|council|university)\b/u;
