import { degreeLetters } from '../../../lexicon/degrees.ts';
import { isStreetAddress } from '../../../lexicon/phrases/street-words.ts';
import { townsNamedLikeSchools } from '../../../lexicon/work/institution-words.ts';
import { fold } from '../../../text/fold.ts';
import { employerScore } from '../../experience/employers.ts';
import { isRegionName, placeScore } from '../../places/place-score.ts';
import { subjectShare } from '../degrees.ts';
import { institutionScore } from '../schools/institutions.ts';
import { isKnownSchool, knownSchoolIn } from '../schools/known-schools.ts';
import { isShortSchool } from '../schools/short-names.ts';
import { isKindOfSchool } from '../schools/kinds-of-schools.ts';
import { isOccupation, type Piece } from './piece.ts';
import type { Signal } from './signal.ts';

/**
 * 'University of California, Davis': a state university is identified by its town. 'Harrow University - Los Angeles,
 * Shelbyville': the town of the entry comes after that of the name.
 */
const isCampus = ({ text, unit, before, after, isTown, isRegion }: Piece): boolean => {
  if (before === undefined || before.row !== unit.row || before.atom.period !== null) return false;
  if (isKnownSchool(`${before.atom.text} ${text}`)) return unit.glue === 'comma' || unit.glue === 'dash';
  if (isTown || isRegion) return false;
  if (!/^\p{Lu}[\p{L}'’. -]+(?: \([\p{Lu}-]+\))?$/u.test(text) || subjectShare(text) > 0) return false;
  if (unit.glue !== 'comma' && unit.glue !== 'dash') return false;
  const state = /\buniversity of ([\p{L} ]+)$/iu.exec(before.atom.text)?.[1];
  if (state !== undefined && isRegionName(state)) return true;
  const isBeforeTown = after?.glue === 'comma' && after.atom.period === null && !isRegionName(after.atom.text);
  return unit.glue === 'dash' && isBeforeTown && placeScore(text) > -1 && institutionScore(before.atom.text) >= 3;
};

/** Whether a piece is the name of a school. */
export const institutionSignals: readonly Signal[] = [
  {
    signal: 'school word',
    weight: 3,
    example: 'Harrow College',
    holds: ({ school, isBoard: holds }) => school >= 3 && !holds,
  },
  { signal: 'title of a level', weight: -6, example: 'Tertiary level', holds: ({ isLevelTitle }) => isLevelTitle },
  { signal: 'level', weight: -1.5, example: 'High School (10th)', holds: ({ isLevel }) => isLevel },
  {
    signal: 'kind of school before a school',
    weight: -4,
    example: "'Grundschule' in 'Grundschule, Lindenschule Harrow'",
    holds: ({ isKindBeforeSchool }) => isKindBeforeSchool,
  },
  { signal: 'board', weight: 1.2, example: 'State Board', holds: ({ isBoard: holds }) => holds },
  { signal: 'short name of a school', weight: 2, example: 'UCLA', holds: ({ school }) => school === 2 },
  { signal: 'known school', weight: 2.5, example: 'HEC Paris', holds: ({ isKnown }) => isKnown },
  {
    signal: 'university without its last word',
    weight: 3.5,
    example: 'Boise State',
    holds: ({ text }) => isShortSchool(text),
  },
  {
    signal: 'known school inside',
    weight: 1,
    example: 'Audencia Nantes Campus',
    holds: ({ text, words, school }) =>
      school > 0 && words.length > 2 && words.length < 12 && knownSchoolIn(text) !== null,
  },
  {
    signal: 'organization',
    weight: 1,
    example: 'Mount Harrow Hospital',
    holds: ({ text, degree, subject }) => degree < 2 && subject < 0.6 && employerScore(text) >= 1.6,
  },
  {
    signal: 'initials in capitals',
    weight: 0.9,
    example: 'FEUP',
    holds: ({ text, isRegion }) =>
      /^\p{Lu}{3,8}(?:-\p{Lu}{2,8})?$/u.test(text) && !degreeLetters.has(text) && !isRegion,
  },
  { signal: 'capitalized name', weight: 0.5, example: 'Le Wagon', holds: ({ isName }) => isName },
  {
    signal: 'degree last',
    weight: -3,
    example: 'School Certificate (WASSCE)',
    holds: ({ endsInDegree }) => endsInDegree,
  },
  { signal: 'campus of a university', weight: 6.5, example: 'University of California, Davis', holds: isCampus },
  { signal: 'behind "at"', weight: 1.2, example: 'BA Law at Harrow', holds: ({ unit }) => unit.glue === 'at' },
  {
    signal: 'no name',
    weight: -2,
    example: 'ranked 3rd of 200',
    holds: ({ isName, school }) => !isName && school < 2,
  },
  {
    signal: 'degree',
    weight: -3,
    example: 'Bachelor of Arts',
    holds: ({ degree, school, isBoard: isExaminer }) => degree >= 2 && school < 3 && !isExaminer,
  },
  {
    signal: 'degree first',
    weight: -2,
    example: 'BA, College of Arts',
    holds: ({ degree, isBoard: isExaminer }) => degree >= 3 && !isExaminer,
  },
  { signal: 'grade', weight: -4, example: 'GPA 3.8', holds: ({ isGrade: holds }) => holds },
  {
    signal: 'place',
    weight: -2,
    example: 'Leeds, UK',
    holds: ({ place, school, unit }) => place >= 1.5 && (school < 2 || (school < 3 && unit.glue === 'comma')),
  },
  { signal: 'region', weight: -4, example: 'MA', holds: ({ isRegion, school }) => isRegion && school < 3 },
  {
    signal: 'town named like a school',
    weight: -6,
    example: 'College Park, MD',
    holds: ({ text, isTown }) => isTown && townsNamedLikeSchools.has(fold(text)),
  },
  {
    signal: 'subject',
    weight: -1.4,
    example: 'Botany',
    holds: ({ subject, school }) => subject >= 0.5 && school < 2,
  },
  {
    signal: 'occupation',
    weight: -1.2,
    example: 'Front End Developer',
    holds: ({ text, school }) => school < 2 && isOccupation(text),
  },
  { signal: 'label', weight: -3, example: 'Remarks: passed', holds: ({ isLabel, school }) => isLabel && school < 3 },
  { signal: 'no word', weight: -6, example: '81.25', holds: ({ isWord }) => !isWord },
  { signal: 'honor or activity', weight: -3, example: 'Chess Club', holds: ({ isDetail }) => isDetail },
  { signal: 'activity', weight: -2, example: 'Led a team', holds: ({ isVerb }) => isVerb },
  {
    signal: 'sentence',
    weight: -2.5,
    example: 'The topic was a new one',
    holds: ({ lower, school }) => lower >= 2 && school < 2,
  },
  {
    signal: 'statement',
    weight: -4,
    example: 'Harrow College is a small school',
    holds: ({ text }) => /\s(?:is|was|are|were) (?:an?|the|one)\s/u.test(text),
  },
  {
    signal: 'rest of a name',
    weight: 7,
    example: "'Marland' below 'University of'",
    holds: ({ isNameRest }) => isNameRest,
  },
  {
    signal: 'street',
    weight: -6,
    example: '800 North College Road',
    holds: ({ text }) => isStreetAddress(text),
  },
  {
    signal: 'number',
    weight: -1,
    example: '510 points',
    holds: ({ text, school }) => /\d/u.test(text) && school < 2,
  },
  {
    signal: 'kind of school alone, undated',
    weight: -3,
    example: 'School',
    holds: ({ text, words, isKnown, unit }) =>
      // 'University' below 'Harrow' may be the rest of a name
      unit.row.isWrapped !== true &&
      unit.row.periods.length === 0 &&
      words.length === 1 &&
      !isKnown &&
      isKindOfSchool(text),
  },
  {
    signal: 'course',
    weight: -1,
    example: 'Evening class',
    holds: ({ degree, school }) => degree === 1 && school < 2,
  },
];
