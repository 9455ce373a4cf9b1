import {
  announcesField,
  courseworkIn,
  isStudyStatus,
  studyDetail,
  workForDegree,
  type StudyColumn,
} from '../../lexicon/phrases/study-details.ts';
import { degreeOf } from '../../lexicon/phrases/degrees/subject-of-degree.ts';
import { studyDetailLabel } from '../../lexicon/phrases/entry-labels.ts';
import { languageNames } from '../../lexicon/languages.ts';
import { wordSet } from '../../lexicon/word-set.ts';
import { fold } from '../../text/fold.ts';
import { lookupWordsOf } from '../../text/lookup-words.ts';
import { placeScore } from '../places/place-score.ts';
import { leadOf } from './before-degree.ts';
import { isBoard } from './schools/boards.ts';
import { degreeScore, isGrade, isSubject, subjectIn, subjectShare } from './degrees.ts';
import { institutionWords } from '../../lexicon/work/institution-words.ts';
import { institutionScore, isKindAndName } from './schools/institutions.ts';
import { breaksOff } from './joined-rows.ts';
import { labelOf, withoutLabel } from './labels.ts';
import { lettersApart } from './letters-apart.ts';
import { sentencesBelow } from './prose-below.ts';
import { isNameLike } from './schools/name-like.ts';
import {
  isDegreeInitials,
  isSpelledOut,
  isTornKindOfSchool,
  isWholeSchoolName,
  splitAtSchool,
} from './split-at-school.ts';
import { columnOf, columnsOf } from './columns/table-columns.ts';
import { isUniversity, standingOf, type Standing } from './schools/universities.ts';
import type { Atom, Glue } from '../entries/atom.ts';
import { atomsOf } from '../entries/atoms/atoms.ts';
import { startsWithVerb } from '../entries/prose.ts';
import { areInitialsOf } from '../entries/initials.ts';
import type { Row } from '../entries/row.ts';

/**
 * A piece of a row with what its surroundings tell. `isDetail`: the row is a note below an entry, of which only a grade
 * counts. `isRest`: the row above broke off in the middle of a field.
 */
export type Unit = {
  atom: Atom;
  row: Row;
  isFirst: boolean;
  isLast: boolean;
  glue: Glue;
  isDetail: boolean;
  isRest: boolean;
  column: StudyColumn | null;
  /** See `degreeScore`. */
  degree: number;
  standing: Standing;
};

/** The pieces of the rows, in order. */
export const unitsOf = (rows: readonly Row[]): readonly Unit[] => {
  const names = rows.filter(
    ({ text }) => text.split(' ').length <= 16 && (degreeScore(text) >= 3 || institutionScore(text) >= 3),
  );
  const marked = names.filter((row) => row.hasMarker).length;
  const dated = rows.filter(({ periods }) => periods.length > 0);
  const isAllMarked = names.length === 0 && dated.length > 0 && dated.every(({ hasMarker }) => hasMarker);
  const usesMarkers = isAllMarked || (marked > 0 && marked * 2 >= names.length);
  let above: Unit | undefined;
  let words: Unit | undefined;
  let isNoted = false;
  let noted = '';
  // 'Courses' in a row of its own, above one course a row
  let isBareLabel = false;
  const lone = new Set([...loneBullets(rows), ...bulletsInDegreePlace(rows)]);
  const sentences = sentencesBelow(rows);
  const ofSchool = new Set<Row>();
  return rows.flatMap((row, at) => {
    const isBelowCells = row.isWrapped === true && rows[at - 1]?.text.includes('\t') === true;
    const broken = above !== undefined && above.atom.period !== null && isBelowCells ? words : above;
    const isRest =
      broken !== undefined && broken.row.section === row.section && isRestOf(row, broken, words, isBelowCells);
    const isDetail =
      (isNote(row, usesMarkers, isRest) ||
        sentences.has(row) ||
        (!isRest && at > 0 && isList(row)) ||
        isSecondField(row, rows[at - 1])) &&
      !isDegreeOf(row, rows, at, ofSchool) &&
      !lone.has(row);
    const goesOn = row.isWrapped === true || noted.endsWith(',') || isBareLabel;
    // 'Minor in Software' at the end of the row above
    const isBelowNote = above !== undefined && row.isWrapped === true && studyDetail.test(fold(above.atom.text));
    const isMore = isNoted && row.goesOn === true && !isName(row);
    const continuesNote = (isNoted || isBelowNote) && (isMore || !hasNames(row)) && !row.hasMarker && goesOn;
    isBareLabel = continuesNote ? isBareLabel : isDetail && !/[\s:]\S/u.test(row.text);
    isNoted = isDetail || continuesNote;
    noted = row.text;
    const label = labelOf(row);
    const atoms = lettersApart(row, mergeLists(row, mergeLevels(row, mergeInitials(atomsOf([row], row)))))
      .map((atom, index, all) => withoutFieldLabel(atom, all[index + 1]))
      .flatMap((atom) => (isNoted ? [atom] : splitAtSchool(atom)))
      .filter(({ text, period }) => text !== label?.text && (period !== null || !isStudyStatus(fold(text))))
      .map((atom) => withoutLabel(atom, label))
      .filter(({ text, period }) => label === null || period !== null || !isAnswer(text))
      .map((atom, index, all) => withoutPreposition(atom, all[index + 1]));
    const units = atoms.map((atom, index): Unit => ({
      atom,
      row,
      isFirst: index === 0,
      isLast: index === atoms.length - 1,
      glue: index === 0 && row.isWrapped === true && at > 0 ? 'wrap' : atom.glue,
      isDetail: isNoted,
      isRest: index === 0 && isRest,
      column: label?.column ?? columnOf(row, atom),
      degree: atom.period === null ? degreeScore(atom.text) : 0,
      standing: atom.period === null && !isNoted ? standingOf(atom.text) : null,
    }));
    if (!isNoted) {
      above = units.at(-1) ?? above;
      words = units.findLast(({ atom }) => atom.period === null) ?? words;
    }
    return units;
  });
};

/** 'ja' in 'Diploma: ja', 'behaald' in 'Diploma: behaald': whether there is one, and not which. */
const isAnswer = (text: string): boolean => yesOrNo.test(text) || isStudyStatus(fold(text));
const yesOrNo = /^(?:yes|no|ja|nein|nee|oui|non|s[ií]|sì|sim|não)$/iu;

const isRestOf = (row: Row, broken: Unit, words: Unit | undefined, isBelowCells: boolean): boolean =>
  labelOf(row) === null &&
  ((isBelowCells && !isNameOfOwn(row, broken) && !isFieldOf(row, broken) && placeScore(row.text) < 1.5) ||
    breaksOff.test(broken.atom.text) ||
    isNameOfKind(row, broken) ||
    isRestOfName(row, words) ||
    (words !== undefined && isTornName(row, words)));

/** 'Coursework in Botany, Harrow College, 2012' */
export const isCourseworkAtSchool = ({ text }: Row): boolean =>
  courseworkIn.test(text) && text.split(/[,|;\t]\s*|\s[–—-]\s/u).some((piece) => institutionScore(piece) >= 3);

/** A bullet below the names, a label of details, a sentence. */
const isNote = (row: Row, usesMarkers: boolean, isRest: boolean): boolean => {
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
const isList = ({ text, periods, hasMarker }: Row): boolean => {
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
const isSecondField = (row: Row, above: Row | undefined): boolean => {
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

const hasNames = (row: Row): boolean =>
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
const isName = ({ text, periods }: Row): boolean =>
  periods[0]?.from === 0 || degreeScore(text) >= 3 || institutionScore(text) >= 3;

/** 'University courses that are highly valued': names have few longer words in lower case. */
const lowerWords = (text: string): number => text.match(/(?<![\p{L}'’-])\p{Ll}{4,}/gu)?.length ?? 0;
const maxLowerWords = 3;

/** How many rows a marked degree may be below its school: its town and its dates come between. */
const maxRowsBelow = 3;

/** A bullet with the degree below the school, above bullets with notes; or right above the school. */
const isDegreeOf = (row: Row, rows: readonly Row[], at: number, found = new Set<Row>()): boolean => {
  // 'Candidate for a B.Sc. in Botany'
  const own = row.text.slice(leadOf(row.text));
  const degree = own.split(' ').length > maxDegreeWords ? withField(own) : own;
  if (!row.hasMarker || degreeScore(degree) < 3) return false;
  const below = rows[at + 1];
  if (below !== undefined && !below.hasMarker && isSchoolRow(below) && below.section === row.section) return true;
  // the next degree at the same school, each with its dates
  const last = rows[at - 1];
  const isNext = last !== undefined && found.has(last) && last.periods.length > 0 && row.periods.length > 0;
  if (!isNext && !isBelowSchool(rows, at)) return false;
  found.add(row);
  return true;
};

const isBelowSchool = (rows: readonly Row[], at: number): boolean => {
  for (let back = at - 1; back >= Math.max(0, at - maxRowsBelow); back -= 1) {
    const above = rows[back];
    if (above === undefined || above.hasMarker || degreeScore(above.text) >= 2) return false;
    if (isSchoolRow(above)) return true;
  }
  return false;
};

const maxDegreeWords = 16;

/** 'Grado en Botánica con 158/240 créditos' before a comma and the rest of a sentence; '' where no field is named. */
const withField = (text: string): string => {
  const [start = ''] = text.split(/[,;:]\s/u, 1);
  const field = subjectIn(start);
  return field !== null && subjectShare(start.slice(field.from, field.to)) >= 0.4 ? start : '';
};

/** Schools with one short bullet each from which on it is what was studied there. */
const minLoneBullets = 2;
const maxBulletWords = 6;

/** '• Plumbing' below 'Harrow College, 2019' and '• Site Electrician' below 'Lakeside Institute, 2021': one bullet a school is its course. */
const loneBullets = (rows: readonly Row[]): ReadonlySet<Row> => {
  const lone = rows.filter((row, at) => isLoneBullet(row, rows, at));
  return lone.length < minLoneBullets ? new Set() : new Set(lone);
};

/** The school has no other row that could name a degree. */
const isLoneBullet = (row: Row, rows: readonly Row[], at: number): boolean => {
  const [head, school, below] = [rows[at - 2], rows[at - 1], rows[at + 1]];
  if (!row.hasMarker || row.periods.length > 0 || row.text.split(' ').length > maxBulletWords) return false;
  if (school === undefined || school.hasMarker || !isSchoolRow(school) || head?.hasMarker === false) return false;
  if (below?.hasMarker === true || below?.isWrapped === true || isGrade(row.text)) return false;
  return isNameLike(row.text.replace(/\.$/u, '')) && !studyDetail.test(fold(row.text));
};

/**
 * '• Harbor Program' below 'Ashby School', where the first bullet below another school is its degree: what has the place
 * of a degree is one.
 */
const bulletsInDegreePlace = (rows: readonly Row[]): ReadonlySet<Row> => {
  const firsts = rows.filter((row, at) => {
    const above = rows[at - 1];
    return (
      row.hasMarker && above !== undefined && !above.hasMarker && isSchoolRow(above) && above.section === row.section
    );
  });
  const isTemplate = firsts.some((row) => isDegreeOf(row, rows, rows.indexOf(row)));
  const others = firsts.filter(({ text, periods }) => periods.length === 0 && isNameLike(text) && !isNoDegree(text));
  return new Set(isTemplate ? others.filter(({ text }) => text.split(' ').length <= maxBulletWords) : []);
};

const isNoDegree = (text: string): boolean =>
  isGrade(text) || studyDetail.test(fold(text)) || studyDetailLabel.test(text) || startsWithVerb(text);

const isSchoolRow = ({ text }: Row): boolean => institutionScore(text) >= 3 && degreeScore(text) < 2;

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
  // 'Ashby, Marland 2012 – 2015' below 'Harrow Central College': where and when, not the rest of the name
  if (isWholeSchoolName(text) && row.periods.length > 0) return false;
  if (announcesField.test(fold(next))) return false;
  if (institutionScore(text) >= 3) return isNameLike(next) && !isSchool && !isDegree && placeScore(next) < 1.5;
  const isField = above.degree >= 2 || placeScore(text) >= 1.5 || subjectShare(text) >= 0.6;
  // 'Diploma, 2016, Second Honors': behind a date no school begins
  const isBehindDate = above.row.periods.some(({ from }) => from > 0);
  return !above.isFirst && !isField && isSchool && !isBehindDate && degreeScore(above.row.text) >= 2;
};

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

/** 'Harrow College in' before '2012', 'B.Sc. Botany from' before a school in other type. */
const withoutPreposition = (atom: Atom, next: Atom | undefined): Atom => {
  if (atom.period !== null || next === undefined) return atom;
  const preposition = next.period === null ? (next.glue === 'type' ? beforeName : null) : beforeDates;
  const text = preposition === null ? atom.text : atom.text.replace(preposition, '');
  return text === atom.text || text === '' ? atom : { ...atom, text, to: atom.from + text.length };
};

/** 'Licence 1 à HARROW Filière' before '; Botanique': the word announces the field behind it. */
const withoutFieldLabel = (atom: Atom, next: Atom | undefined): Atom => {
  if (atom.period !== null || next === undefined || next.period !== null) return atom;
  const text = atom.text.replace(fieldLabel, '');
  return text === '' ? atom : { ...atom, text, to: atom.from + text.length };
};

const fieldLabel = /\s(?:fili[èe]re|option|sp[ée]cialit[ée])$/iu;

const beforeDates = /\s(?:in|till|until|im|en|em)(?: (?:the )?year(?: of)?)?$/iu;
const beforeName = /\s(?:from|at|bei|presso|an der|na|no|au|bij|(?:op|aan) (?:de|het))$/iu;

/** 'Harrow School of Mathematics, Science, and Technology' is one name: its list ends behind 'and'. */
const mergeLists = (row: Row, atoms: readonly Atom[]): readonly Atom[] => {
  if (!atoms.some(({ text }) => endsList.test(text))) return atoms;
  const head = atoms.findIndex(({ text }) => institutionScore(text) >= 3 && endsInSubject.test(text));
  const end = atoms.findIndex(({ text }, at) => at > head + 1 && endsList.test(text));
  const [first, last] = [atoms[head], atoms[end]];
  if (first === undefined || last === undefined || head < 0) return atoms;
  const list = atoms.slice(head + 1, end + 1);
  const isList = list.every(({ text, glue, period }) => glue === 'comma' && period === null && isSubject(text));
  if (!isList) return atoms;
  const text = row.text.slice(first.from - row.from, last.to - row.from);
  return [...atoms.slice(0, head), { ...first, text, to: last.to }, ...atoms.slice(end + 1)];
};

const endsList = /^(?:and|&) \p{Lu}/u;
const endsInSubject = /\b(?:of|for) (?:\p{Lu}[\p{L}-]+ ?){1,3}$/u;

/** 'Sociaal Werk, niveau 4': the level belongs to the name. */
const mergeLevels = (row: Row, atoms: readonly Atom[]): readonly Atom[] => {
  const merged: Atom[] = [];
  for (const atom of atoms) {
    const last = merged.at(-1);
    if (last?.period === null && atom.period === null && levelBehind.test(atom.text)) {
      const text = row.text.slice(last.from - row.from, atom.to - row.from);
      merged[merged.length - 1] = { ...last, text, to: atom.to };
    } else merged.push(atom);
  }
  return merged;
};

const levelBehind = /^(?:mbo[ -])?niveau [1-4]$/iu;

/** 'Bachelor of Science - BS' is one degree, written twice. */
const mergeInitials = (atoms: readonly Atom[]): readonly Atom[] => {
  const merged: Atom[] = [];
  for (const atom of atoms) {
    const last = merged.at(-1);
    const isInitials =
      last !== undefined &&
      atom.glue === 'dash' &&
      (isDegreeInitials(last.text, atom.text) || isSpelledOut(last.text, atom.text));
    // 'XII (CBSE)', 'Harrow School (ICSE)'
    const isBracket =
      last !== undefined &&
      atom.glue === 'paren' &&
      // 'Information and Web Technology (IWT)'
      (isBoard(atom.text) || (last.period === null && areInitialsOf(atom.text, last.text)));
    if (isInitials) merged[merged.length - 1] = { ...last, text: `${last.text} - ${atom.text}`, to: atom.to };
    else if (isBracket) merged[merged.length - 1] = { ...last, text: `${last.text} (${atom.text})`, to: atom.to + 1 };
    else merged.push(atom);
  }
  return merged;
};
