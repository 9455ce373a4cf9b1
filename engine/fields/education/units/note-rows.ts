import { announcesField, courseworkIn, studyDetail, workForDegree } from '../../../lexicon/phrases/study-details.ts';
import { degreeOf } from '../../../lexicon/phrases/degrees/subject-of-degree.ts';
import { studyDetailLabel } from '../../../lexicon/phrases/entry-labels.ts';
import { languageNames } from '../../../lexicon/languages.ts';
import { fold } from '../../../text/fold.ts';
import { placeScore } from '../../places/place-score.ts';
import { leadOf } from '../before-degree.ts';
import { degreeScore, isGrade, subjectIn, subjectShare } from '../degrees.ts';
import { institutionScore, isKindAndName } from '../schools/institutions.ts';
import { labelOf } from '../labels.ts';
import { columnsOf } from '../columns/table-columns.ts';
import type { Row } from '../../entries/row.ts';

/** 'Coursework in Botany, Harrow College, 2012' */
export const isCourseworkAtSchool = ({ text }: Row): boolean =>
  courseworkIn.test(text) && text.split(/[,|;\t]\s*|\s[–—-]\s/u).some((piece) => institutionScore(piece) >= 3);

/** A bullet below the names, a label of details, a sentence. */
export const isNote = (row: Row, usesMarkers: boolean, isRest: boolean): boolean => {
  const isField = isLabeledField(row);
  // '1. | ssc | Harrow School': the number of a table row is not a bullet
  const isTableRow = columnsOf(row).length > 1;
  if (
    (row.hasMarker && !usesMarkers && !isField && !isTableRow) ||
    (studyDetailLabel.test(row.text) && !isLabeledDegree(row))
  )
    return true;
  const folded = fold(row.text);
  const isDetail = degreeScore(row.text) < 3 && studyDetail.test(folded) && !isCourseworkAtSchool(row);
  if (isDetail || workForDegree.test(folded)) return true;
  if (startsDescription.test(row.text) && !hasNames(row)) return true;
  if (isLanguage(row.text)) return true;
  // months are in lower case in most languages
  const isMidSentence =
    /^\p{Ll}/u.test(row.text) &&
    !isRest &&
    row.periods[0]?.from !== 0 &&
    !isTableRow &&
    !startsWithParticle.test(row.text) &&
    !isNamedDegree(row.text) &&
    !isKindAndName(row.text);
  return isMidSentence || (row.text.split(' ').length > 12 && !hasNames(row));
};

/** 'Anglais : niveau lycée': how well somebody speaks a language. */
const isLanguage = (text: string): boolean => {
  const [, name = '', level = ''] = /^(\p{L}{4,}) ?: ?(.+)$/u.exec(text) ?? [];
  return languageNames.has(fold(name)) && degreeScore(level) < 3;
};

/** 'master of Arts in Botany': the name of a degree is no sentence, also without its capital. */
const isNamedDegree = (text: string): boolean => text.split(' ').length <= maxNamedDegree && degreeOf.test(text);
const maxNamedDegree = 12;

/** 'A six-month course about looms', 'The program covers dyes': an article before a lowercase word begins a description. */
const startsDescription = /^(?:An?|The|Une?|Ein|Eine|Una?) (?=[\p{Ll}\d])/u;

const minListed = 3;

/** 'Chemistry (A), Botany (A), History (B)' in a row of its own: what was taken, not a field of study. */
export const isList = ({ text, periods, hasMarker }: Row): boolean => {
  const items = text.split(/,\s/u);
  const levels = text.split(/\s[|·•]\s/u);
  // 'Botany (A) | History (B) | Physics (C)'
  if (levels.length >= minListed && levels.every((item) => subjectShare(item) > 0)) return true;
  if (hasMarker || items.length < minListed || periods.length > 0 || text.includes('\t')) return false;
  // 'Minot State, Minot, ND': a name, its town and its state
  if (placeScore(items.slice(-2).join(', ')) >= 1.5) return false;
  return items.every(
    (item) => degreeScore(item) < 2 && institutionScore(item) < 2 && placeScore(item) < 1.5 && !isGrade(item),
  );
};

/** 'Specialization in Mathematics' below 'B.S., Computer Science': a degree that names its field has no other. */
export const isSecondField = (row: Row, above: Row | undefined): boolean => {
  if (above === undefined || !announcesField.test(fold(row.text)) || degreeScore(above.text) < 3) return false;
  const own = subjectIn(above.text);
  return own !== null && subjectShare(above.text.slice(own.from, own.to)) >= 0.4;
};

/** 'Course: Bachelor of Arts' */
const isLabeledDegree = (row: Row): boolean =>
  labelOf(row)?.column === 'degree' && degreeScore(row.text.slice(row.text.indexOf(':') + 1).trim()) >= 3;

/** 'Major: Botany': the field of the degree above, also as a bullet. */
const isLabeledField = (row: Row): boolean =>
  labelOf(row)?.column === 'subject' &&
  /^(?:majors?|field of study|studiengang|fachrichtung|studienrichtung|hauptfach)\b/iu.test(row.text);

/** 'van der Linden College' */
const startsWithParticle = /^(?:(?:van|von|de|der|den|di|da|dos|la|le|el|al|ter|ten|af|av|zu)[ -]){1,3}\p{Lu}/u;

/** The row names a degree, a school or dates in the few words that names have. */
export const hasNames = (row: Row): boolean =>
  row.periods.length > 0 ||
  degreeScore(row.text) >= 3 ||
  namesStudies(row.text) ||
  ((degreeScore(row.text) >= 2 || institutionScore(row.text) >= 2) && lowerWords(row.text) <= maxLowerWords);

/** 'Corso di Laurea magistrale in Fisica, classe LM-17. Università degli studi di Harrow': words before the degree, and its school. */
const namesStudies = (text: string): boolean => {
  const lead = leadOf(text);
  if (lead === 0 || degreeScore(text.slice(lead).split(/[,;.]\s/u, 1)[0] ?? '') < 3) return false;
  return institutionScore(text.split(/[,;.]\s/u).at(-1) ?? '') >= 3;
};

/** The row names a school or begins with a degree: it does not go on with the note above, dates in it may. */
export const isName = ({ text, periods }: Row): boolean =>
  periods[0]?.from === 0 || degreeScore(text) >= 3 || institutionScore(text) >= 3;

/** 'University courses that are highly valued': names have few longer words in lower case. */
const lowerWords = (text: string): number => text.match(/(?<![\p{L}'’-])\p{Ll}{4,}/gu)?.length ?? 0;
const maxLowerWords = 3;
