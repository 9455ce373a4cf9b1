import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { anyOf } from '../../lexicon/phrases/compose.ts';
import { announcesField, isStudyStatus, studyDetail } from '../../lexicon/phrases/study-details.ts';
import { fold } from '../../text/fold.ts';
import type { Atom } from '../entries/atom.ts';
import type { Row } from '../entries/row.ts';
import { typeAt } from '../entries/section-style.ts';
import { placeScore } from '../places/place-score.ts';
import { degreeScore, isGrade, isSchoolLevel, isSubject, subjectShare } from './degrees.ts';
import { institutionScore, isKindAndName } from './schools/institutions.ts';
import { labelOf } from './labels.ts';
import { isKindOfSchool, isWholeSchoolName } from './schools/kinds-of-schools.ts';

/** A row, and where in its text each of the lines that it was joined from begins. */
export type JoinedRow = Row & { parts?: readonly Part[] };
type Part = { line: number; from: number; at: number; length: number };

/** 'Bachelor of Science in Electrical and' needs the next line. */
export const breaksOff = anyOf(
  compilePhrases(
    `
    (and|And|of|Of|at|At|in|for|from|with|the|an?)
    (und|der|für|zum|zur|von|van)
    (et|y|e|de|en|di|da|do|della|degli|des|du|del|la)
    `,
    { start: 'letter', end: 'text' },
  ),
  /&$/u,
);

const hasOpenBracket = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')');

/** 'Licence, au lycée', 'Master of Science, Hochschule': a kind alone is no school's name. */
const endsInKind = (text: string): boolean => {
  const last = text.split(/[,;:|\t]\s*|\s[–—-]\s/u).at(-1) ?? '';
  const kind = /(?:^|\s)(?:(?:au|à l['’]|at|an der|presso)\s?)?(\p{L}+)$/u.exec(last);
  if (kind === null || institutionScore(`X ${kind[1]}`) < 3) return false;
  return kind.index === 0 ? last !== text : /^\p{Ll}/u.test(kind[1] ?? '');
};

/** 'with 9.3 GPA', but not 'mention bien, au lycée Harrow'. */
const isGradeAlone = (text: string): boolean => isGrade(text) && !text.includes(',');

/** '... - 1ère' above 'Année': which year of a course it is. */
const isYearOfStudy = (above: Row, row: Row): boolean =>
  isStudyStatus(fold(`${above.text.slice(above.text.lastIndexOf(' ') + 1)} ${row.text}`));

/** A row that the words around its start show to go on with the sentence or the bracket of the row above. */
const continues = (above: Row, row: Row): boolean => {
  if (isFieldBeforeDates(above, row)) return true;
  if (isRestOfSchool(above, row) || isTornAtHyphen(above, row)) return true;
  if (row.isWrapped !== true || row.hasMarker || row.section !== above.section || labelOf(row) !== null) return false;
  // the dates of the row above are in its last cell: what is below goes on with the cell before
  const last = above.periods.at(-1);
  if (last !== undefined && last.to >= above.text.trimEnd().length - 1) return false;
  if (row.periods.some(({ from }) => from === 0) || isGradeAlone(row.text)) return false;
  return (
    (/^(?:\p{Ll}|\()/u.test(row.text) && !isKindAndName(row.text)) ||
    hasOpenBracket(above.text) ||
    breaksOff.test(above.text) ||
    isYearOfStudy(above, row) ||
    endsInKind(above.text) ||
    isRestOfField(above, row)
  );
};

/**
 * 'Engineering · (1987 - 1991)' below 'Bachelor of Science - BS, Electrical and Electronics': profiles export the field
 * and its dates behind one dot, and the row above has none although its last word would have had room. Several words
 * may name a school: 'Lakeside Music · (2012 - 2013)'.
 */
const isFieldBeforeDates = (above: Row, row: Row): boolean =>
  !row.hasMarker &&
  row.section === above.section &&
  above.periods.length === 0 &&
  /^\p{L}{3,40} · \(/u.test(row.text) &&
  row.periods.length === 1 &&
  degreeScore(above.text) >= 3 &&
  above.text.includes(', ') &&
  (isRestOfField(above, row) || (row.goesOn === true && isUnfinishedField(above, row)));

/** 'Information Sciences and Support' above 'Services · (2021 - 2022)', in a row that the one above was too full for. */
const isUnfinishedField = (above: Row, row: Row): boolean => {
  const field = above.text.slice(above.text.indexOf(', ') + 2);
  const [next = ''] = row.text.split(' ', 1);
  return /\p{L}$/u.test(field) && isSubject(field) && institutionScore(field) < 2 && institutionScore(next) < 2;
};

const separator = /[,;|\t]\s*|:\s|\s[–—-]\s|\s\(/u;
const typeOf = (row: Row): string => typeAt(row, row.from, '');

/** 'Master in Supply Chain' above 'Management': the rest of a field of study. */
const isRestOfField = (above: Row, row: Row): boolean => {
  const [before, next] = [above.text.split(separator).at(-1) ?? '', row.text.split(separator, 1)[0] ?? ''];
  if (!/\p{L}$/u.test(before) || typeOf(above) !== typeOf(row) || placeScore(before) >= 1.5) return false;
  const isNote = studyDetail.test(fold(row.text)) || announcesField.test(fold(row.text));
  if (isWholeSchoolName(before) || isGrade(next) || isNote || degreeScore(next) >= 2) return false;
  const isField = degreeScore(before) >= 1 || subjectShare(before) >= 0.4;
  return isField && institutionScore(before) < 2 && institutionScore(next) < 2 && subjectShare(next) >= 0.4;
};

/** In letters: an entry told in several lines is shorter, and what is longer is prose. */
const maxJoinedLength = 400;

/** Where the last cell of a row begins that holds nothing but dates; -1 without one. */
const dateCell = ({ text, periods }: Row): number => {
  const last = periods.at(-1);
  if (last === undefined || /[\p{L}\d]/u.test(text.slice(last.to))) return -1;
  return text.slice(0, last.from).trimEnd().length < last.from && text[last.from - 1] === '\t' ? last.from - 1 : -1;
};

const firstPiece = (text: string): string => text.split(/[,;|\t(]|\s[·–—-]\s/u, 1)[0]?.trim() ?? '';

/** 'Harrow Valley' above 'Community College (HVCC)': the name of a school that was broken before its kind. */
const isTornSchool = (above: string, below: string): boolean => {
  const [name, kind] = [above.split(separator).at(-1) ?? '', firstPiece(below)];
  if (!/^\p{Lu}.*\p{L}$/u.test(name) || isGrade(name) || !isKindOfSchool(kind) || isSchoolLevel(kind)) return false;
  return institutionScore(name) < 2 && degreeScore(name) < 2 && subjectShare(name) < 0.4 && placeScore(name) < 1.5;
};

/** 'Government Hr. Sec.', 'Harrow National': a name that 'School' or 'High School' has to follow. */
const beforeSchool = /\s(?:national|central|regional|union|memorial|elementary|primary|secondary|sec\.|high|middle)$/iu;

/** 'Secondary School' behind "Ashby Girls'". */
const levelOfSchool = /^(?:High|Secondary|Primary|Elementary|Middle|Grammar|Senior Secondary|Junior High) School$/u;

const isProperName = (name: string): boolean =>
  name.split(' ').length > 1 &&
  name.split(' ').every((word) => /^\p{Lu}/u.test(word)) &&
  degreeScore(name) === 0 &&
  institutionScore(name) < 2 &&
  subjectShare(name) === 0 &&
  placeScore(name) < 1.5;

/**
 * The same in a row that was too full for the next word: 'Marland State' above 'Polytechnic', 'St. Jude Primary' above
 * 'School'. A bare kind is no school of its own, so that even a place is its name.
 */
const isTornInFullRow = (above: string, below: string): boolean => {
  const [name, kind] = [above.split(separator).at(-1) ?? '', firstPiece(below)];
  if (!/^\p{Lu}/u.test(name) || isGrade(name) || degreeScore(name) >= 3) return false;
  if (/^(?:High )?School$/u.test(kind) && beforeSchool.test(name)) return true;
  if (levelOfSchool.test(kind) && isProperName(name)) return true;
  const isBare = /^\p{Lu}\p{Ll}+$/u.test(kind) && isKindOfSchool(kind);
  return isBare && /\p{L}$/u.test(name) && institutionScore(name) < 2 && subjectShare(name) < 0.4;
};

/** A school that was broken before its kind, in a row that was full, or that its dates left no room in. */
const isRestOfSchool = (above: Row, row: Row): boolean =>
  !row.hasMarker &&
  row.section === above.section &&
  (row.goesOn === true || dateCell(row) >= 0) &&
  dateCell(above) < 0 &&
  (isTornSchool(above.text, row.text) || (row.goesOn === true && isTornInFullRow(above.text, row.text)));

/** 'Rowan-' above 'Ashby College': the hyphen is that of the name. */
const isTornAtHyphen = (above: Row, row: Row): boolean =>
  !row.hasMarker &&
  row.section === above.section &&
  /\p{Lu}\p{Ll}+-$/u.test(above.text) &&
  /^\p{Lu}\p{Ll}/u.test(row.text);

/** 'Harrow University –' and 'Harrow College,': the text before the dates goes on. */
const endsOpen = /,$|\s[–—-]$/u;

/** 'BSc Botany, Aber-' before the dates, above 'ford University'. */
const endsInHyphen = (cell: string, below: string): boolean => /\p{Ll}-$/u.test(cell) && /^\p{Ll}/u.test(below);

/** One word was torn; 'Gesundheits-' above 'und Krankenpflege' are two. */
const isTornWord = (cell: string, below: string): boolean =>
  endsInHyphen(cell, below) && !/^(?:and|or|und|oder|bzw|et|ou|y|o|e|en|of|\p{L})(?!\p{L})/u.test(below);

/** A row that goes on with the cell left of the dates of the row above. */
const continuesCell = (above: Row, row: Row): boolean => {
  const end = dateCell(above);
  if (end < 0 || row.hasMarker || row.section !== above.section || row.periods.length > 0 || labelOf(row) !== null)
    return false;
  // 'Harrow College<tab>Leeds' has cells of its own
  if (row.text.includes('\t')) return false;
  const cell = above.text.slice(0, end).trimEnd();
  return endsOpen.test(cell) || endsInHyphen(cell, row.text) || isTornSchool(cell, row.text);
};

/** The row below within the row above, before its dates. */
const joinedBeforeDates = (above: Row, row: Row): JoinedRow => {
  const end = dateCell(above);
  const [whole, dates] = [above.text.slice(0, end).trimEnd(), above.text.slice(end)];
  const isTorn = isTornWord(whole, row.text);
  const cell = isTorn ? whole.slice(0, -1) : whole;
  const glue = isTorn ? '' : ' ';
  const at = cell.length + glue.length;
  const datesAt = at + row.text.length;
  const moved = datesAt - end;
  return {
    ...above,
    text: cell + glue + row.text + dates,
    periods: above.periods.map((found) =>
      found.from < end ? found : { ...found, from: found.from + moved, to: found.to + moved },
    ),
    parts: [
      { line: above.line, from: above.from, at: 0, length: cell.length },
      partOf(row, at),
      { line: above.line, from: above.from + end, at: datesAt, length: dates.length },
    ],
  };
};

const partOf = ({ line, from, text }: Row, at: number): Part => ({ line, from, at, length: text.length });

/** Rows that a narrow column broke, each with what goes on from it: 'Diplôme (métiers', 'd’art), au lycée', 'Harrow'. */
export const joinedRows = (rows: readonly Row[]): readonly JoinedRow[] => {
  const joined: JoinedRow[] = [];
  rows.forEach((row, index) => {
    const [above, last] = [rows[index - 1], joined.at(-1)];
    const isShort = (last?.text.length ?? 0) < maxJoinedLength;
    if (last === above && above !== undefined && continuesCell(above, row)) {
      joined[joined.length - 1] = joinedBeforeDates(above, row);
      return;
    }
    if (above === undefined || last === undefined || !isShort || !continues(above, row)) {
      joined.push(row);
      return;
    }
    const glue = isTornAtHyphen(above, row) ? '' : ' ';
    const at = last.text.length + glue.length;
    joined[joined.length - 1] = {
      ...last,
      text: last.text + glue + row.text,
      periods: [
        ...last.periods,
        ...row.periods.map((found) => ({ ...found, from: found.from + at, to: found.to + at })),
      ],
      parts: [...(last.parts ?? [partOf(last, 0)]), partOf(row, at)],
    };
  });
  return joined;
};

/** The pieces of an atom in the lines that it was joined from. */
export const piecesIn = (rows: readonly JoinedRow[]): ((atom: Atom) => readonly Atom[]) => {
  const byLine = new Map(rows.flatMap((row) => (row.parts === undefined ? [] : [[row.line, row] as const])));
  return (atom) => {
    const row = byLine.get(atom.line);
    if (row?.parts === undefined || atom.from < row.from) return [atom];
    const [from, to] = [atom.from - row.from, atom.to - row.from];
    return row.parts.flatMap((part): Atom[] => {
      const start = Math.max(from, part.at);
      const end = Math.min(to, part.at + part.length);
      if (start >= end) return [];
      const moved = part.from - part.at;
      return [{ ...atom, text: row.text.slice(start, end), line: part.line, from: start + moved, to: end + moved }];
    });
  };
};
