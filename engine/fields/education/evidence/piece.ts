import { levelTitle } from '../../../lexicon/phrases/degrees/school-level.ts';
import { courseworkIn, noteLabels, studyDetail, studyDetailAtEnd } from '../../../lexicon/phrases/study-details.ts';
import { townsNamedLikeSchools } from '../../../lexicon/work/institution-words.ts';
import { languageNames } from '../../../lexicon/languages.ts';
import { degreeLetters } from '../../../lexicon/degrees.ts';
import { fold } from '../../../text/fold.ts';
import { lookupWordsOf } from '../../../text/lookup-words.ts';
import { startsWithVerb } from '../../entries/prose.ts';
import { employerScore } from '../../experience/employers.ts';
import { titleScore } from '../../experience/titles.ts';
import { isRegionName, placeScore } from '../../places/place-score.ts';
import { isBoard } from '../schools/boards.ts';
import { degreeScore, endsInDegree, isGrade, isHonorsDegree, isSchoolLevel, subjectShare } from '../degrees.ts';
import { institutionScore } from '../schools/institutions.ts';
import { isKnownSchool } from '../schools/known-schools.ts';
import { isNameLike } from '../schools/name-like.ts';
import { isKindOfSchool } from '../schools/kinds-of-schools.ts';
import { isCourseworkAtSchool } from '../units/note-rows.ts';
import type { Unit } from '../units/unit.ts';

/** What the words of a note tell. */
export type Note = {
  text: string;
  degree: number;
  isGrade: boolean;
  isDetail: boolean;
  isVerb: boolean;
  /** 'State Board of Secondary Education', 'CBSE': who examined, not who taught. */
  isBoard: boolean;
};

/** What the words of a piece tell, asked once for all signals. */
export type Piece = Note & {
  unit: Unit;
  before: Unit | undefined;
  after: Unit | undefined;
  words: readonly string[];
  school: number;
  place: number;
  subject: number;
  /** Words of four letters and more in lower case: names have few. */
  lower: number;
  /** 'School Certificate' is a certificate, 'Diploma School' a school. */
  endsInDegree: boolean;
  isKnown: boolean;
  isName: boolean;
  isRegion: boolean;
  /** A region follows behind a comma: 'Lafayette' in 'Lafayette, IN'. */
  isTown: boolean;
  isLetters: boolean;
  /** A colon follows: 'Remarks' in 'Remarks: passed'. */
  isLabel: boolean;
  /** The row above ended in the middle of the name of a school: 'University of'. */
  isNameRest: boolean;
  /** 'Junior High School': the level of a school, which takes the place of a degree. */
  isLevel: boolean;
  /** 'Tertiary level': a title above schools of one level. */
  isLevelTitle: boolean;
  /** 'Grundschule' in 'Grundschule, Lindenschule Harrow': the kind of a school, and behind it one with a name. */
  isKindBeforeSchool: boolean;
  /** At least one letter, and more than a preposition that is left beside dates. */
  isWord: boolean;
};

const isDetailIn = (text: string, degree: number): boolean => {
  const folded = fold(text);
  return (studyDetail.test(folded) && !isHonorsDegree(text)) || (degree < 2 && studyDetailAtEnd.test(folded));
};

const maxOccupationWords = 5;
/** The least score of a text that ends in an occupation. */
const titleLike = 2;

/** 'Front End Developer': what one is after a course is in the place of a degree. */
export const isOccupation = (text: string): boolean =>
  text.split(' ').length <= maxOccupationWords && titleScore(text) >= titleLike;

const isTornName = (above: string): boolean =>
  institutionScore(above) >= 3 && degreeScore(above) < 2 && /\s(?:of|de|di|do|da)$/u.test(above);

/** 'In 2012', 'till 2015'. */
const beforeDate = /^(?:with|in|im|en|em|till|until|since|from|sy)$/iu;

export const noteOf = ({ atom: { text }, degree, row }: Unit): Note => ({
  text,
  degree,
  isGrade: isGrade(text),
  isDetail: isDetailIn(text, degree) && !(courseworkIn.test(text) && isCourseworkAtSchool(row)),
  isVerb: startsWithVerb(text),
  isBoard: isBoard(text),
});

export const pieceOf = (units: readonly Unit[], unit: Unit, index: number): Piece => {
  const { text } = unit.atom;
  const note = noteOf(unit);
  const inRow = (other: Unit | undefined): Unit | undefined => (other?.row === unit.row ? other : undefined);
  const [before, after] = [inRow(units[index - 1]), inRow(units[index + 1])];
  const isRegion = isRegionName(text);
  const isFirstText = before === undefined || before.atom.period !== null;
  const isBeforeSubject =
    isFirstText && after !== undefined && after.glue === 'comma' && subjectShare(after.atom.text) > 0.4;
  const isBeforeSchool = isFirstText && after !== undefined && institutionScore(after.atom.text) >= 3;
  return {
    ...note,
    isDetail: note.isDetail || (unit.glue === 'colon' && noteLabels.has(fold(before?.atom.text.trim() ?? ''))),
    unit,
    before,
    after,
    words: lookupWordsOf(text),
    school: institutionScore(text),
    place: placeScore(text),
    // 'Welsh' among the subjects of an examination
    subject: languageNames.has(fold(text)) ? 1 : subjectShare(text),
    lower: text.match(/(?<![\p{L}'’-])\p{Ll}{4,}/gu)?.length ?? 0,
    endsInDegree: endsInDegree(text),
    isKnown: isKnownSchool(text),
    isName: isNameLike(text),
    isRegion,
    isTown:
      after !== undefined &&
      after.glue === 'comma' &&
      after.atom.period === null &&
      isRegionName(after.atom.text) &&
      (employerScore(text) < 1.6 || townsNamedLikeSchools.has(fold(text))),
    isLabel: after?.glue === 'colon',
    isNameRest: unit.isRest && unit.isFirst && isTornName(units[index - 1]?.atom.text ?? ''),
    isLevel: isSchoolLevel(text),
    isLevelTitle: unit.isFirst && unit.isLast && levelTitle.test(fold(text)),
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
