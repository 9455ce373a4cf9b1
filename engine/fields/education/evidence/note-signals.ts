import type { Signal } from './signal.ts';

/** Whether a piece is a grade. */
export const gradeSignals: readonly Signal[] = [
  { signal: 'grade', weight: 3.5, example: 'GPA 3.8', holds: ({ isGrade: holds }) => holds },
  { signal: 'no grade', weight: -5, example: 'Botany', holds: ({ isGrade: holds }) => !holds },
  { signal: 'degree', weight: -1.5, example: 'BA (first class)', holds: ({ degree }) => degree >= 3 },
  { signal: 'school', weight: -3, example: 'Harrow Grade School', holds: ({ school }) => school >= 2 },
];

/** Whether a piece is a note that is no field. */
export const otherSignals: readonly Signal[] = [
  { signal: 'board', weight: 1.7, example: 'State Board', holds: ({ isBoard: holds }) => holds },
  { signal: 'honor or activity', weight: 2.2, example: 'Chess Club', holds: ({ isDetail }) => isDetail },
  { signal: 'activity', weight: 1, example: 'Led a team', holds: ({ isVerb }) => isVerb },
  {
    signal: 'sentence',
    weight: 1,
    example: 'Ranked among the best.',
    holds: ({ text, words }) => words.length > 5 && /[.!?]$/u.test(text),
  },
];
