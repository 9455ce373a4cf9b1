import { isGrade, subjectIn } from '../degrees.ts';
import type { Note } from './piece.ts';
import type { Signal } from './signal.ts';

/** 'BSc Botany', but not 'BSc First Class'. */
const namesField = (text: string): boolean => {
  const field = subjectIn(text);
  return field !== null && !isGrade(text.slice(field.from, field.to));
};

/** Whether a piece is a grade. */
export const gradeSignals: readonly Signal<Note>[] = [
  { signal: 'grade', weight: 3.5, example: 'GPA 3.8', holds: ({ isGrade: holds }) => holds },
  {
    signal: 'degree with its field',
    weight: -3.5,
    example: 'BSc Psychology (BPS accredited) Upper Second-Class Honours',
    holds: ({ degree, text }) => degree >= 3 && namesField(text),
  },
  { signal: 'no grade', weight: -5, example: 'Botany', holds: ({ isGrade: holds }) => !holds },
];

/** Whether a piece is a note that is no field. */
export const otherSignals: readonly Signal<Note>[] = [
  { signal: 'board', weight: 1.7, example: 'State Board', holds: ({ isBoard: holds }) => holds },
  { signal: 'honor or activity', weight: 2.2, example: 'Chess Club', holds: ({ isDetail }) => isDetail },
  { signal: 'activity', weight: 1, example: 'Led a team', holds: ({ isVerb }) => isVerb },
];
