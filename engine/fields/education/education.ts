import { anyOf } from '../../lexicon/phrases/compose.ts';
import { drivingClass } from '../../lexicon/phrases/driving-class.ts';
import { closingLine } from '../../lexicon/phrases/closing-line.ts';
import { fold } from '../../text/fold.ts';
import type { Reading } from '../../model/reading.ts';
import type { Education, Field, Period, Section } from '../../model/resume.ts';
import { degreeScore, isSubject, subjectIn } from './degrees.ts';
import type { Atom } from '../entries/atom.ts';
import { institutionScore } from './schools/institutions.ts';
import { educationEntries } from './group-pieces.ts';
import type { EducationParts } from './pieces.ts';
import { fieldOf, spanOf } from '../entries/field-of.ts';
import { partOfField } from '../part-of-field.ts';
import { rowsOf } from '../entries/rows.ts';

/**
 * Entries of the education sections, in reading order; each degree is one entry, also when several were earned at one
 * institution.
 */
export const educationOf = (reading: Reading, sections: readonly Section[]): readonly Education[] =>
  educationEntries(rowsOf(reading, sections).filter(({ text }) => !closingLine.test(fold(text))))
    .map((parts) => entryOf(reading, parts))
    .filter((entry) => !isDrivingLicense(entry));

/** '09/2013 Führerschein Klasse B' among the courses is neither a school nor a degree. */
const isDrivingLicense = ({ institution, degree, field }: Education): boolean =>
  field === null &&
  (institution === null) !== (degree === null) &&
  drivingClass.test(fold((institution ?? degree)?.value ?? ''));

const entryOf = (reading: Reading, parts: EducationParts): Education => {
  const { degree, field } = splitDegree(
    reading,
    withoutEnd(reading, withoutLoneBracket(reading, fieldOf(reading, parts.degree, confidenceOf(parts))), openEnd),
    withoutLoneBracket(reading, fieldOf(reading, parts.subject, 0.8)),
  );
  const institution = fieldOf(reading, parts.institution, parts.isGuess ? 0.5 : 0.9);
  return {
    institution: withoutArticle(reading, withoutLoneBracket(reading, institution)),
    degree,
    field,
    grade: fieldOf(reading, parts.grade, 0.8),
    location: fieldOf(reading, parts.place, 0.8),
    period: periodOf(reading, parts.period),
  };
};

/** 'Botany)' of 'BSc (Harrow University, 2003, Botany)': the bracket is about more than the value. */
const withoutLoneBracket = (reading: Reading, whole: Field<string> | null): Field<string> | null =>
  /[([]/u.test(whole?.value ?? '') ? whole : withoutEnd(reading, whole, /\s*[)\]]$/u);

/** 'B.Sc. in Botany in', 'Lehre in', 'M.Sc. ()': a template left out the value that was to follow. */
const openEnd = /\s+(?:in|at|from|em|bei|\(\s*\))$/u;

const withoutEnd = (reading: Reading, whole: Field<string> | null, end: RegExp): Field<string> | null => {
  const length = whole?.value.replace(end, '').length ?? 0;
  if (whole === null || length === whole.value.length || length === 0) return whole;
  return partOfField(reading, whole, 0, length);
};

/** 'presso l’Università di Harrow', 'all’Università di Harrow', 'en la Universidad de Harrow': an article in lower case is part of the sentence. */
const withoutArticle = (reading: Reading, whole: Field<string> | null): Field<string> | null => {
  const from = article.exec(whole?.value ?? '')?.[0].length ?? 0;
  if (whole === null || from === 0 || institutionScore(whole.value.slice(from)) < 3) return whole;
  return partOfField(reading, whole, from, whole.value.length);
};

const article = anyOf(
  /^(?:l['’]|(?:the|il|lo|la|el|le|die|der|das|dem|de|het|o|a)\s)(?=\p{Lu})/u,
  // 'Laurea, all’Università di Harrow': with the preposition in it
  /^(?:all|dall|dell|nell|(?:à|de) l)['’](?=\p{Lu})/u,
  /^(?:al|alla|allo|del|della|dello|nel|nella|au|du|pela|pelo|da|do)\s(?=\p{Lu})/u,
);

const confidenceOf = (parts: EducationParts): number => {
  const text = parts.degree.map((atom) => atom.text).join(' ');
  return degreeScore(text) >= 2 ? 0.9 : 0.5;
};

/**
 * The degree as written up to its field of study ('B.S.' of 'B.S. in Botany', but the whole 'Master of Accountancy'),
 * and the field of study.
 */
const splitDegree = (
  reading: Reading,
  whole: Field<string> | null,
  own: Field<string> | null,
): { degree: Field<string> | null; field: Field<string> | null } => {
  if (whole === null) return { degree: null, field: own };
  const inside = subjectIn(whole.value);
  // 'Master of Public Health, Epidemiology' and 'Bachelor of Commerce (Accounting)': the name of the degree comes first
  const isName = inside === null || /\b(?:of|de|der|des) (?:the )?$/iu.test(whole.value.slice(0, inside.from));
  if (own !== null && (inside === null || isName || !isSubject(whole.value.slice(inside.from, inside.to))))
    return { degree: whole, field: own };
  const bracket = isName ? /\(([^()]{3,60})\)$/u.exec(whole.value) : null;
  if (bracket !== null && isSubject(bracket[1] ?? '')) {
    const field = partOfField(reading, whole, bracket.index + 1, whole.value.length - 1);
    return { degree: whole, field: { ...field, confidence: 0.85 } };
  }
  if (inside === null) return { degree: whole, field: null };
  const field = { ...partOfField(reading, whole, inside.from, inside.to), confidence: 0.85 };
  const before = whole.value
    .slice(0, inside.from)
    .replace(/[\s,:–—-]+(?:in|en|em)?\s*$/iu, '')
    .trimEnd();
  if (before.length < 2 || /\b(?:of|de|der|des)$/iu.test(before)) return { degree: whole, field };
  return { degree: partOfField(reading, whole, 0, before.length), field };
};

/** A single date of an education entry is its end: when the degree was earned. */
const periodOf = (reading: Reading, atom: Atom | null): Field<Period> | null => {
  const found = atom?.period ?? null;
  if (atom === null || found === null) return null;
  const value: Period = found.isRange ? found.period : { ...found.period, start: null };
  return { value, spans: [spanOf(reading, atom)], confidence: 0.9 };
};
