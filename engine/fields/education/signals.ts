import { studyDetail, studyDetailAtEnd } from '../../lexicon/phrases/study-details.ts';
import { streetWord } from '../../lexicon/phrases/street-words.ts';
import { townsNamedLikeSchools } from '../../lexicon/work/institution-words.ts';
import { degreeLetters } from '../../lexicon/degrees.ts';
import { fold } from '../../text/fold.ts';
import { lookupWordsOf } from '../../text/lookup-words.ts';
import { startsWithVerb } from '../entries/prose.ts';
import { employerScore } from '../experience/employers.ts';
import { titleScore } from '../experience/titles.ts';
import { isRegionName, placeScore } from '../places/place-score.ts';
import { isBoard } from './boards.ts';
import { degreeScore, endsInDegree, isGrade, isSchoolLevel, subjectShare } from './degrees.ts';
import { institutionScore } from './institutions.ts';
import { isKnownSchool, knownSchoolIn } from './known-schools.ts';
import { isNameLike } from './name-like.ts';
import type { Label } from './pieces.ts';
import { isKindOfSchool } from './split-at-school.ts';
import { isPartOfUniversity } from './universities.ts';
import type { Unit } from './units.ts';

/** What the words of a piece tell, asked once for all signals. */
type Piece = {
  text: string;
  unit: Unit;
  before: Unit | undefined;
  after: Unit | undefined;
  words: readonly string[];
  degree: number;
  school: number;
  place: number;
  subject: number;
  /** Words of four letters and more in lower case: names have few. */
  lower: number;
  /** 'School Certificate' is a certificate, 'Diploma School' a school. */
  endsInDegree: boolean;
  isGrade: boolean;
  isKnown: boolean;
  isDetail: boolean;
  isVerb: boolean;
  isName: boolean;
  isRegion: boolean;
  /** A region follows behind a comma: 'Lafayette' in 'Lafayette, IN'. */
  isTown: boolean;
  isLetters: boolean;
  /** A colon follows: 'Remarks' in 'Remarks: passed'. */
  isLabel: boolean;
  /** 'Front End Developer': what one is after a course is in the place of a degree. */
  isOccupation: boolean;
  /** 'State Board of Secondary Education', 'CBSE': who examined, not who taught. */
  isBoard: boolean;
  /** The row above ended in the middle of the name of a school: 'University of'. */
  isNameRest: boolean;
  /** 'Junior High School': the level of a school, which takes the place of a degree. */
  isLevel: boolean;
  /** 'Grundschule' in 'Grundschule, Lindenschule Harrow': the kind of a school, and behind it one with a name. */
  isKindBeforeSchool: boolean;
  /** At least one letter, and more than a preposition that is left beside dates. */
  isWord: boolean;
};

type Signal = { signal: string; weight: number; example: string; holds: (piece: Piece) => boolean };

const behindComma = ({ unit }: Piece): boolean => unit.glue === 'comma' || unit.glue === 'bracket';

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

/** Evidence for each label, in about the natural logarithm of odds: 'other', a note that is no field, is 0 without any. */
const signals: Record<Exclude<Label, 'period'>, readonly Signal[]> = {
  institution: [
    {
      signal: 'school word',
      weight: 3,
      example: 'Harrow College',
      holds: ({ school, isBoard: holds }) => school >= 3 && !holds,
    },
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
    {
      signal: 'course',
      weight: -1,
      example: 'Evening class',
      holds: ({ degree, school }) => degree === 1 && school < 2,
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
      signal: 'town before its region',
      weight: -2,
      example: 'Lafayette, IN',
      holds: ({ isTown, school }) => isTown && school < 3,
    },
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
      holds: ({ isOccupation, school }) => isOccupation && school < 2,
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
      holds: ({ text }) => /^\d{1,5}\s/u.test(text) && streetWord.test(text),
    },
    {
      signal: 'sentence with a school word',
      weight: -2,
      example: 'University courses that are highly valued',
      holds: ({ lower, school }) => lower >= 4 && school >= 2,
    },
    {
      signal: 'number',
      weight: -1,
      example: '510 points',
      holds: ({ text, school }) => /\d/u.test(text) && school < 2,
    },
  ],
  degree: [
    { signal: 'degree', weight: 3, example: 'B.A.', holds: ({ degree }) => degree >= 3 },
    { signal: 'degree word inside', weight: 1.9, example: 'Swiss Matura', holds: ({ degree }) => degree === 2 },
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
      signal: 'degree last',
      weight: 3,
      example: 'School Certificate (WASSCE)',
      holds: ({ endsInDegree, degree }) => endsInDegree && degree < 3,
    },
    { signal: 'letters of a degree', weight: 3.2, example: 'ESO', holds: ({ isLetters }) => isLetters },
    { signal: 'subject', weight: 0.3, example: 'Botany', holds: ({ subject }) => subject >= 0.5 },
    {
      signal: 'sentence',
      weight: -2.5,
      example: 'In my master thesis a model',
      holds: ({ lower, degree }) => lower >= 2 && degree < 3,
    },
    {
      signal: 'no degree',
      weight: -1.1,
      example: 'Botany',
      holds: ({ degree, isLetters }) => degree === 0 && !isLetters,
    },
    { signal: 'no name', weight: -1.5, example: 'ranked 3rd', holds: ({ isName, degree }) => !isName && degree < 2 },
    {
      signal: 'school word',
      weight: -2.5,
      example: 'School of Arts',
      holds: ({ degree, school }) => degree < 3 && school >= 2,
    },
    {
      signal: 'school word behind',
      weight: -0.8,
      example: 'BA, Harrow College',
      holds: ({ degree, school }) => degree >= 3 && school >= 3,
    },
    {
      signal: 'grade',
      weight: -2.5,
      example: 'Second class',
      holds: ({ isGrade: holds, degree }) => holds && degree < 3,
    },
    { signal: 'place', weight: -2, example: 'Leeds, UK', holds: ({ place, degree }) => place >= 1.5 && degree < 2 },
    {
      signal: 'state behind a comma',
      weight: -6,
      example: 'Cambridge, MA',
      holds: ({ text, unit, isRegion }) => /^\p{Lu}{2}$/u.test(text) && unit.glue === 'comma' && isRegion,
    },
    { signal: 'label', weight: -2, example: 'Remarks: passed', holds: ({ isLabel, degree }) => isLabel && degree < 2 },
    { signal: 'no word', weight: -6, example: '81.25', holds: ({ isWord }) => !isWord },
    { signal: 'honor or activity', weight: -2.5, example: 'Minor in Art', holds: ({ isDetail }) => isDetail },
    { signal: 'activity', weight: -1.5, example: 'Led a team', holds: ({ isVerb }) => isVerb },
    { signal: 'known school', weight: -2.5, example: 'HEC Paris', holds: ({ isKnown }) => isKnown },
    {
      signal: 'note that it was earned',
      weight: -3.2,
      example: 'Diploma',
      holds: ({ text, unit }) =>
        unit.isFirst && unit.isLast && /^(?:diploma|certificate|degree|abschluss|diplome)$/iu.test(text),
    },
  ],
  subject: [
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
      holds: ({ text }) => /^(?:major(?:ing)?|majored|speciali[sz]ation|schwerpunkt|mention)\b/iu.test(text),
    },
    { signal: 'school', weight: -3, example: 'Harrow College', holds: ({ school }) => school >= 2 },
    {
      signal: 'part of a university',
      weight: -3,
      example: 'Department of Botany',
      holds: ({ text, school }) => school < 2 && isPartOfUniversity(text),
    },
    { signal: 'known school', weight: -2.5, example: 'HEC Paris', holds: ({ isKnown }) => isKnown },
    {
      signal: 'degree',
      weight: -2.5,
      example: 'B.A.',
      holds: ({ degree, isLetters, subject }) => (degree >= 2 && subject < 0.6) || isLetters,
    },
    { signal: 'place', weight: -1.8, example: 'Leeds, UK', holds: ({ place }) => place >= 1.5 },
    { signal: 'town before its region', weight: -1.8, example: 'Lafayette, IN', holds: ({ isTown }) => isTown },
    { signal: 'number', weight: -1.5, example: '510 points', holds: ({ text }) => /\d/u.test(text) },
    { signal: 'no word', weight: -6, example: '81.25', holds: ({ isWord }) => !isWord },
    { signal: 'grade', weight: -3, example: 'Distinction', holds: ({ isGrade: holds }) => holds },
    { signal: 'long', weight: -1.5, example: 'nine words or more', holds: ({ words }) => words.length > 8 },
    { signal: 'honor or activity', weight: -2.5, example: 'Chess Club', holds: ({ isDetail }) => isDetail },
    { signal: 'row of its own', weight: -0.3, example: 'Botany', holds: ({ unit }) => unit.isFirst },
  ],
  grade: [
    { signal: 'grade', weight: 3.5, example: 'GPA 3.8', holds: ({ isGrade: holds }) => holds },
    { signal: 'no grade', weight: -5, example: 'Botany', holds: ({ isGrade: holds }) => !holds },
    { signal: 'degree', weight: -1.5, example: 'BA (first class)', holds: ({ degree }) => degree >= 3 },
    { signal: 'school', weight: -3, example: 'Harrow Grade School', holds: ({ school }) => school >= 2 },
  ],
  place: [
    { signal: 'region', weight: 2.6, example: 'OR 97301', holds: ({ isRegion }) => isRegion },
    { signal: 'known place', weight: 2.3, example: 'Leeds', holds: ({ place, isRegion }) => place >= 1.5 && !isRegion },
    {
      signal: 'town before its region',
      weight: 1.9,
      example: 'Lafayette, IN',
      holds: ({ isTown, place }) => isTown && place > -1 && place < 1.5,
    },
    {
      signal: 'one or two words',
      weight: -0.3,
      example: 'Gouda',
      holds: ({ place, isTown }) => place > -0.5 && place < 1.5 && !isTown,
    },
    {
      signal: 'no place',
      weight: -3,
      example: 'Third in class',
      holds: ({ place, isTown, isRegion }) => place <= -0.5 && !isTown && !isRegion,
    },
    { signal: 'behind a comma', weight: 0.6, example: 'Harrow College, Gouda', holds: behindComma },
    {
      signal: 'school',
      weight: -3,
      example: 'Harrow College',
      holds: ({ school, isTown, text }) => school >= 3 && !(isTown && townsNamedLikeSchools.has(fold(text))),
    },
    { signal: 'known school', weight: -2, example: 'Audencia', holds: ({ isKnown }) => isKnown },
    {
      signal: 'letters of a degree',
      weight: -2,
      example: 'MS',
      holds: ({ isLetters, degree }) => isLetters || degree >= 3,
    },
    { signal: 'subject', weight: -1.2, example: 'History', holds: ({ subject }) => subject >= 0.5 },
  ],
  other: [
    { signal: 'board', weight: 1.7, example: 'State Board', holds: ({ isBoard: holds }) => holds },
    { signal: 'honor or activity', weight: 2.2, example: 'Chess Club', holds: ({ isDetail }) => isDetail },
    { signal: 'activity', weight: 1, example: 'Led a team', holds: ({ isVerb }) => isVerb },
    {
      signal: 'sentence',
      weight: 1,
      example: 'Ranked among the best.',
      holds: ({ text, words }) => words.length > 5 && /[.!?]$/u.test(text),
    },
  ],
};

const isDetailIn = (text: string, degree: number): boolean => {
  const folded = fold(text);
  return studyDetail.test(folded) || (degree < 2 && studyDetailAtEnd.test(folded));
};

/** How much the column of a table that announces a field counts. */
const columnWeight = 4;

export type Scores = Record<Label, number>;
/** A school or degree with less evidence in its own words is known only by its position. */
export const sureScore = 1.6;
const notes = ['grade', 'other'] as const;
/** A date of an entry is left out only where it has another. */
const unreadDate = -2;
const labels = ['institution', 'degree', 'subject', 'grade', 'place', 'other'] as const;

/** How well each label fits each piece, by its words and its neighbors. */
export const scoresOf = (units: readonly Unit[]): readonly Scores[] =>
  units.map((unit, index): Scores => {
    const none = Number.NEGATIVE_INFINITY;
    const scores: Scores = {
      institution: none,
      degree: none,
      subject: none,
      grade: none,
      place: none,
      period: none,
      other: 0,
    };
    if (unit.atom.period !== null) return unit.isDetail ? scores : { ...scores, period: 0, other: unreadDate };
    const piece = pieceOf(units, unit, index);
    // of a note, only a grade counts
    for (const label of unit.isDetail ? notes : labels)
      scores[label] = signals[label].reduce((sum, { weight, holds }) => sum + (holds(piece) ? weight : 0), 0);
    const startsCell = unit.isFirst || unit.atom.glue === 'tab';
    if (unit.column !== null && unit.column !== 'period' && (startsCell || unit.column !== 'institution'))
      scores[unit.column === 'detail' ? 'other' : unit.column] += columnWeight;
    return scores;
  });

const maxOccupationWords = 5;
/** The least score of a text that ends in an occupation. */
const titleLike = 2;

const isTornName = (above: string): boolean =>
  institutionScore(above) >= 3 && degreeScore(above) < 2 && /\s(?:of|de|di|do|da)$/u.test(above);

/** 'In 2012', 'till 2015'. */
const beforeDate = /^(?:in|im|en|em|till|until|since|from|sy)$/iu;

const pieceOf = (units: readonly Unit[], unit: Unit, index: number): Piece => {
  const { text } = unit.atom;
  const inRow = (other: Unit | undefined): Unit | undefined => (other?.row === unit.row ? other : undefined);
  const [before, after] = [inRow(units[index - 1]), inRow(units[index + 1])];
  const isRegion = isRegionName(text);
  const isFirstText = before === undefined || before.atom.period !== null;
  const isBeforeSubject =
    isFirstText && after !== undefined && after.glue === 'comma' && subjectShare(after.atom.text) > 0.4;
  const isBeforeSchool = isFirstText && after !== undefined && institutionScore(after.atom.text) >= 3;
  return {
    text,
    unit,
    before,
    after,
    words: lookupWordsOf(text),
    degree: unit.degree,
    school: institutionScore(text),
    place: placeScore(text),
    subject: subjectShare(text),
    lower: text.match(/(?<![\p{L}'’-])\p{Ll}{4,}/gu)?.length ?? 0,
    endsInDegree: endsInDegree(text),
    isGrade: isGrade(text),
    isKnown: isKnownSchool(text),
    isDetail: isDetailIn(text, unit.degree),
    isVerb: startsWithVerb(text),
    isName: isNameLike(text),
    isRegion,
    isTown:
      (employerScore(text) < 1.6 || townsNamedLikeSchools.has(fold(text))) &&
      after !== undefined &&
      after.glue === 'comma' &&
      after.atom.period === null &&
      isRegionName(after.atom.text),
    isLabel: after?.glue === 'colon',
    isOccupation: unit.atom.text.split(' ').length <= maxOccupationWords && titleScore(text) >= titleLike,
    isBoard: isBoard(text),
    isNameRest: unit.isRest && unit.isFirst && isTornName(units[index - 1]?.atom.text ?? ''),
    isLevel: isSchoolLevel(text),
    isKindBeforeSchool:
      isFirstText &&
      isBeforeSchool &&
      (after.glue === 'comma' || after.glue === 'dash') &&
      isKindOfSchool(text) &&
      !isKindOfSchool(after.atom.text),
    isWord: (/\p{L}{2}|\p{L}\.\p{L}/u.test(text) || unit.column === 'degree') && !beforeDate.test(text),
    isLetters:
      degreeLetters.has(text) &&
      (isFirstText || unit.glue !== 'comma') &&
      (isBeforeSubject || isBeforeSchool || !isRegion),
  };
};
