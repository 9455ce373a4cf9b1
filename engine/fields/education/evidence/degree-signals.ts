import { learnedTrade } from '../../../lexicon/phrases/degrees/learned-trades.ts';
import { isStreetAddress } from '../../../lexicon/phrases/street-words.ts';
import { fold } from '../../../text/fold.ts';
import { institutionScore } from '../schools/institutions.ts';
import { isPartOfUniversity } from '../schools/universities.ts';
import { isOccupation } from './piece.ts';
import type { Signal } from './signal.ts';

/** Whether a piece is a degree. */
export const degreeSignals: readonly Signal[] = [
  { signal: 'degree', weight: 3, example: 'B.A.', holds: ({ degree }) => degree >= 3 },
  { signal: 'degree word inside', weight: 1.9, example: 'Swiss Matura', holds: ({ degree }) => degree === 2 },
  { signal: 'title of a level', weight: -3, example: 'Tertiary level', holds: ({ isLevelTitle }) => isLevelTitle },
  { signal: 'level', weight: 1, example: 'High School (10th)', holds: ({ isLevel }) => isLevel },
  {
    signal: 'kind of school before a school',
    weight: 5,
    example: "'Grundschule' in 'Grundschule, Lindenschule Harrow'",
    holds: ({ isKindBeforeSchool }) => isKindBeforeSchool,
  },
  { signal: 'board', weight: -4, example: 'Matriculation Board', holds: ({ isBoard: holds }) => holds },
  { signal: 'course', weight: 0.5, example: 'Evening class', holds: ({ degree }) => degree === 1 },
  {
    signal: 'school word behind',
    weight: -0.8,
    example: 'BA, Harrow College',
    holds: ({ degree, school }) => degree >= 3 && school >= 3,
  },
  {
    signal: 'degree last',
    weight: 3,
    example: 'School Certificate (WASSCE)',
    holds: ({ endsInDegree, degree }) => endsInDegree && degree < 3,
  },
  { signal: 'letters of a degree', weight: 3.2, example: 'ESO', holds: ({ isLetters }) => isLetters },
  {
    signal: 'occupation that was learned',
    weight: 1.2,
    example: 'Krankenschwester',
    // with dates of its own it may be a job: 'Tutor (2022-2023)'
    holds: ({ text, unit, degree, school }) =>
      degree < 2 && school < 2 && unit.isFirst && unit.isLast && unit.row.periods.length === 0 && isOccupation(text),
  },
  {
    signal: 'trade that is learned',
    weight: 3,
    example: 'Industriekauffrau',
    holds: ({ text, degree, school }) => degree < 2 && school < 2 && learnedTrade.test(fold(text)),
  },
  { signal: 'subject', weight: 0.3, example: 'Botany', holds: ({ subject }) => subject >= 0.5 },
  {
    signal: 'sentence',
    weight: -2.5,
    example: 'In my master thesis a model',
    holds: ({ lower, degree }) => lower >= 2 && degree < 3,
  },
  {
    signal: 'street',
    weight: -6,
    example: '1525 Hawk Road',
    holds: ({ text }) => isStreetAddress(text),
  },
  {
    signal: 'no degree',
    weight: -1.1,
    example: 'Botany',
    holds: ({ degree, isLetters }) => degree === 0 && !isLetters,
  },
  {
    signal: 'school word',
    weight: -2.5,
    example: 'School of Arts',
    holds: ({ degree, school }) => degree < 3 && school >= 2,
  },
  {
    signal: 'department',
    weight: -4,
    example: 'Department of Botany',
    holds: ({ text, degree, school }) => degree < 2 && school < 2 && isPartOfUniversity(text),
  },
  {
    signal: 'grade',
    weight: -2.5,
    example: 'Second class',
    holds: ({ isGrade: holds, degree }) => holds && degree < 3,
  },
  {
    signal: 'label',
    weight: -3,
    example: 'Remarks: passed',
    // 'Third-level: Harrow University' opens an entry
    holds: ({ isLabel, after, degree, school, subject, isLetters }) =>
      isLabel &&
      institutionScore(after?.atom.text ?? '') < 2 &&
      degree < 2 &&
      school < 2 &&
      subject < 0.5 &&
      !isLetters,
  },
  {
    signal: 'state behind a comma',
    weight: -6,
    example: 'Cambridge, MA',
    holds: ({ text, unit, isRegion }) => /^\p{Lu}{2}$/u.test(text) && unit.glue === 'comma' && isRegion,
  },
  { signal: 'no word', weight: -6, example: '81.25', holds: ({ isWord }) => !isWord },
  { signal: 'honor or activity', weight: -2.5, example: 'Minor in Art', holds: ({ isDetail }) => isDetail },
  { signal: 'activity', weight: -1.5, example: 'Led a team', holds: ({ isVerb }) => isVerb },
  {
    signal: 'note that it was earned',
    weight: -3.2,
    example: 'Diploma',
    holds: ({ text, unit }) =>
      unit.isFirst && unit.isLast && /^(?:diploma|certificate|degree|abschluss|diplome)$/iu.test(text),
  },
  {
    signal: 'kind of paper behind a school',
    weight: -2.2,
    example: "'Diploma' in 'Harrow High School – Diploma'",
    holds: ({ text, unit }) => !unit.isFirst && /^(?:diploma|certificate|degree|abschluss|diplome)$/iu.test(text),
  },
];
