import { announcesField } from '../../../lexicon/phrases/study-details.ts';
import { wordSet } from '../../../lexicon/word-set.ts';
import { fold } from '../../../text/fold.ts';
import { lookupWordsOf } from '../../../text/lookup-words.ts';
import { placeScore } from '../../places/place-score.ts';
import { degreeScore, isGrade, subjectShare } from '../degrees.ts';
import { institutionWords } from '../../../lexicon/work/institution-words.ts';
import { institutionScore } from '../schools/institutions.ts';
import { breaksOff } from '../joined-rows.ts';
import { labelOf } from '../labels.ts';
import { isNameLike } from '../schools/name-like.ts';
import { isTornKindOfSchool, isWholeSchoolName } from '../schools/kinds-of-schools.ts';
import { isUniversity } from '../schools/universities.ts';
import type { Row } from '../../entries/row.ts';
import type { Unit } from './unit.ts';

/** Whether a row goes on with what the row above broke off: a school, or a field in a cell of a table. */
export const isRestOf = (row: Row, broken: Unit, words: Unit | undefined, isBelowCells: boolean): boolean =>
  labelOf(row) === null &&
  ((isBelowCells && !isNameOfOwn(row, broken) && !isFieldOf(row, broken) && placeScore(row.text) < 1.5) ||
    breaksOff.test(broken.atom.text) ||
    isNameOfKind(row, broken) ||
    isRestOfName(row, words) ||
    (words !== undefined && isTornName(row, words)));

/** 'Seminary, Leeds' below 'Trinity Theological', 'of Art' below 'Harrow School': no name begins like that. */
const isRestOfName = ({ text }: Row, above: Unit | undefined): boolean => {
  if (above === undefined || !/\p{L}$/u.test(above.atom.text)) return false;
  const first = lookupWordsOf(text.split(/[,|\t]/u, 1)[0] ?? '');
  const isBare =
    first.length > 0 && first.length <= 2 && first.every((word) => institutionWords.has(word)) && above.degree < 3;
  // 'Community College' below 'Ashby County'
  const isKind = above.isFirst && above.isLast && above.degree < 2 && isTornKindOfSchool(text);
  // 'At Barton' below 'University of Marland'
  const isCampus = /^[Aa]t \p{Lu}/u.test(text) && isUniversity(above.atom.text);
  return isBare || isKind || isCampus || /^(?:of|de|and|for|du|des|di|da|do|del|della|degli|der|&) \p{Lu}/u.test(text);
};

/**
 * 'BA, History, Schiller' above 'International University': the row above was full, and what it ends with is no field of
 * its own. Behind a bare 'Universidad' or in the middle of a school, any name goes on.
 */
const isTornName = (row: Row, above: Unit): boolean => {
  if (row.goesOn !== true || row.periods[0]?.from === 0 || above.row.line !== row.line - 1) return false;
  const { text, to } = above.atom;
  if (to < above.row.from + above.row.text.length) return false;
  const [next = ''] = row.text.split(/,|\||\t| [(–-]/u, 1);
  if (!/\p{L}$/u.test(text) || isGrade(next)) return false;
  const [isSchool, isDegree] = [institutionScore(next) >= 3, degreeScore(next) >= 2];
  // 'Wine and Service, Diploma' below 'Harrow College': the field before its degree
  if (isWholeSchoolName(text) && degreeScore(secondPiece.exec(row.text)?.[1] ?? '') >= 2) return false;
  // 'Ashby, Marland 2012 – 2015' below 'Harrow Central College': where and when, not the rest of the name
  if (isWholeSchoolName(text) && row.periods.length > 0) return false;
  if (announcesField.test(fold(next))) return false;
  if (institutionScore(text) >= 3) return isNameLike(next) && !isSchool && !isDegree && placeScore(next) < 1.5;
  const isField = above.degree >= 2 || placeScore(text) >= 1.5 || subjectShare(text) >= 0.6;
  // 'Diploma, 2016, Second Honors': behind a date no school begins
  const isBehindDate = above.row.periods.some(({ from }) => from > 0);
  return !above.isFirst && !isField && isSchool && !isBehindDate && degreeScore(above.row.text) >= 2;
};

const secondPiece = /^[^,|\t(–-]+[,|\t(–-]\s*([^,|\t(–-]+)/u;

/** 'Option Dessin' below 'Gymnase de Harrow', 'Media Design' below 'ERACOM': what was studied, not the rest of the name. */
const isFieldOf = ({ text }: Row, above: Unit): boolean =>
  /\p{L}$/u.test(above.atom.text) &&
  (institutionScore(above.atom.text) >= 2 || /^\p{Lu}{4,}$/u.test(above.atom.text)) &&
  institutionScore(text) < 2 &&
  (announcesField.test(fold(text)) || subjectShare(text) >= 0.6);

/** 'Harrow College (Leeds)' below a degree is the school, even if the row above was full. */
const isNameOfOwn = ({ text }: Row, above: Unit): boolean => {
  if (!/^\p{Lu}/u.test(text)) return false;
  const [school, degree] = [institutionScore(text) >= 3, degreeScore(text) >= 3];
  if (institutionScore(above.atom.text) >= 3) return degree && !school;
  return school && !degree;
};

/** 'Ada Negri, Lodi' below 'Liceo Scientifico': the kind of the school has a row of its own. */
const isNameOfKind = (row: Row, above: Unit): boolean =>
  above.isFirst &&
  above.isLast &&
  isKindAlone(above.atom.text) &&
  above.row.line === row.line - 1 &&
  row.periods.length === 0 &&
  isNameLike(row.text) &&
  degreeScore(row.text) < 2 &&
  institutionScore(row.text) < 2;

const isKindAlone = (text: string): boolean => {
  const [kind = '', ...rest] = fold(text).split(' ');
  return kindsBeforeName.has(kind) && rest.length <= 2 && rest.every((word) => kindAdjectives.has(word));
};

const kindsBeforeName = wordSet('liceo istituto instituto lycee lyceum gymnasium');
const kindAdjectives = wordSet(
  `scientifico classico linguistico artistico musicale statale superiore comprensivo tecnico professionale commerciale
  industriale agrario alberghiero general technique technologique professionnel polyvalent agricole hotelier prive public
  nacional tecnologico superior politecnico industrial d'istruzione`,
);
