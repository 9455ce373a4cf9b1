import { levelTitle } from '../../../lexicon/phrases/degrees/school-level.ts';
import { announcesField } from '../../../lexicon/phrases/study-details.ts';
import { fold } from '../../../text/fold.ts';
import { isPartOfUniversity } from '../schools/universities.ts';
import { subjectIn } from '../degrees.ts';
import type { Piece } from './piece.ts';
import type { Signal } from './signal.ts';

/** Below this, words are hardly a town, see `placeScore`. */
const hardlyPlace = -0.5;

/** 'AAB', 'A*AA', 'Nine passes': grades of examinations in several subjects. */
const resultOfExams = /^(?:[A-E]\*?){3,5}$|\s(?:passes|distinctions|merits)$/u;

/** All that a row has behind a degree that names no field, apart from dates, and not a town. */
const isBehindBareDegree = ({ text, unit, before, after, place }: Piece): boolean =>
  !resultOfExams.test(text) &&
  before !== undefined &&
  before.isFirst &&
  before.row === unit.row &&
  before.degree >= 3 &&
  subjectIn(before.atom.text) === null &&
  (after === undefined || after.row !== unit.row || after.atom.period !== null) &&
  place <= hardlyPlace;

/** Whether a piece is a field of study. */
export const subjectSignals: readonly Signal[] = [
  { signal: 'bare', weight: -0.4, example: 'any', holds: () => true },
  { signal: 'subject words', weight: 1.3, example: 'Marine Biology', holds: ({ subject }) => subject >= 0.4 },
  {
    signal: 'a word of subjects',
    weight: 0.4,
    example: 'Harbor Management',
    holds: ({ subject }) => subject > 0 && subject < 0.4,
  },
  {
    signal: 'announced',
    weight: 2,
    example: 'Major in Art',
    // 'Schwerpunkt' alone asks for what is behind its colon
    holds: ({ text, isLabel }) => !isLabel && announcesField.test(fold(text)),
  },
  {
    signal: 'title of a level',
    weight: -4,
    example: 'Estudios Superiores',
    holds: ({ isLevelTitle }) => isLevelTitle,
  },
  {
    signal: 'level of a course',
    weight: -3,
    example: "'nivel superior' behind 'Botánica'",
    holds: ({ text, isLevelTitle }) => !isLevelTitle && levelTitle.test(fold(text)),
  },
  { signal: 'school', weight: -3, example: 'Harrow College', holds: ({ school }) => school >= 2 },
  {
    signal: 'part of a university',
    weight: -3,
    example: 'Department of Botany',
    holds: ({ text, school }) => school < 2 && isPartOfUniversity(text),
  },
  {
    signal: 'degree',
    weight: -2.5,
    example: 'B.A.',
    holds: ({ degree, isLetters, subject }) => (degree >= 2 && subject < 0.6) || isLetters,
  },
  { signal: 'place', weight: -1.8, example: 'Leeds, UK', holds: ({ place }) => place >= 1.5 },
  { signal: 'number', weight: -1.5, example: '510 points', holds: ({ text }) => /\d/u.test(text) },
  { signal: 'no word', weight: -6, example: '81.25', holds: ({ isWord }) => !isWord },
  { signal: 'grade', weight: -3, example: 'Distinction', holds: ({ isGrade: holds }) => holds },
  { signal: 'honor or activity', weight: -2.5, example: 'Chess Club', holds: ({ isDetail }) => isDetail },
  {
    signal: 'label',
    weight: -3,
    example: 'Remarks: passed',
    holds: ({ isLabel, subject }) => isLabel && subject < 0.4,
  },
  {
    signal: 'last behind a bare degree',
    weight: 0.9,
    example: 'NVQ Level 2 · Warehousing and Storage',
    holds: isBehindBareDegree,
  },
  { signal: 'row of its own', weight: -0.3, example: 'Botany', holds: ({ unit }) => unit.isFirst },
];
