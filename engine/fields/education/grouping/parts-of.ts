import { degreeLetters } from '../../../lexicon/degrees.ts';
import { fold } from '../../../text/fold.ts';
import type { Atom } from '../../entries/atom.ts';
import { titleScore } from '../../experience/titles.ts';
import type { Read } from '../reading/node.ts';
import { isBoard } from '../schools/boards.ts';
import { subjectIn, subjectShare } from '../degrees.ts';
import { institutionScore } from '../schools/institutions.ts';
import type { EducationParts, Label } from '../pieces.ts';
import { sureScore } from '../evidence/scores.ts';
import { isPartOfUniversity, isUnit, isUniversity, isUnnamedPart } from '../schools/universities.ts';
import type { Unit } from '../units/unit.ts';

/** 'dottorato in Fisica' below 'Dottorato': the same degree with its field. */
const namesMore = (text: string, { unit }: Read): boolean =>
  text !== '' &&
  !text.includes(' ') &&
  fold(unit.atom.text).startsWith(`${fold(text)} `) &&
  subjectIn(unit.atom.text) !== null;

/**
 * The first piece with the label, and those that continue it; of a university and its part the university, of a board and a school
 * the school.
 */
export const fieldIn = (reads: readonly Read[], label: Label): Atom[] => {
  const first = reads.findIndex((read) => read.label === label);
  const text = reads[first]?.unit.atom.text ?? '';
  const isOther = (other: string): boolean =>
    isUnnamedPart(text) ? isUniversity(other) : isBoard(text) && !isBoard(other);
  const whole =
    label === 'institution'
      ? reads.findIndex((read, at) => at > first && read.label === label && !read.joins && isOther(read.unit.atom.text))
      : -1;
  const named = label === 'degree' ? reads.find((read) => namesMore(text, read)) : undefined;
  if (named !== undefined) return [named.unit.atom];
  const start = whole < 0 ? first : whole;
  if (start < 0) return [];
  const atoms: Atom[] = [];
  for (const read of reads.slice(start)) {
    if (read.label === label && (atoms.length === 0 || read.joins)) atoms.push(read.unit.atom);
    // the dates of a cell may interrupt a field
    else if (read.label !== 'period') break;
  }
  return label === 'institution' ? withoutRepeat(withoutPart(atoms)) : atoms;
};

/**
 * 'Harrow School - Graduated Harrow School': the name once, where another piece of it repeats it. A name that goes on
 * ('Harrow University - Harrow University Extension School') is the whole one.
 */
const withoutRepeat = (atoms: Atom[]): Atom[] => {
  const [first, ...rest] = atoms;
  if (first === undefined || rest.length === 0 || institutionScore(first.text) < 3) return atoms;
  const name = fold(first.text);
  const whole = rest.find(({ text }) => fold(text).startsWith(`${name} `));
  return [whole ?? first, ...rest.filter((atom) => atom !== whole && !fold(atom.text).includes(name))];
};

const isPartBehind = ({ text, glue }: Atom): boolean => glue === 'comma' && (isPartOfUniversity(text) || isUnit(text));

/** Of a university and its faculty or laboratory behind a comma the university; its campus stays. */
const withoutPart = (atoms: Atom[]): Atom[] => {
  const whole = atoms.findIndex(({ text }) => isUniversity(text));
  if (whole < 0) return atoms;
  const end = atoms.findIndex((atom, at) => at > whole && isPartBehind(atom));
  return end < 0 ? atoms : atoms.slice(0, end);
};

/** Lines between a degree and its subject; a degree that names its subject needs no other. */
const maxLinesBetween = 2;

/** The subject, unless it is far from the degree, or in another line than a degree that has its own. */
const subjectBeside = (degree: Atom[], subject: Atom[]): Atom[] => {
  const [first, other] = [degree[0], subject[0]];
  if (first === undefined || other === undefined) return subject;
  const lines = Math.abs(other.line - (degree.at(-1) ?? first).line);
  const own = subjectIn(first.text);
  const hasOwn = own !== null && subjectShare(first.text.slice(own.from, own.to)) >= 0.4;
  return lines > maxLinesBetween || (hasOwn && lines > 0) ? [] : subject;
};

/**
 * 'Harbor Circle' without a date, a level or a word of subjects: what could as well be a club or a prize. One such word
 * in a row of its own may be a town that no list knows, also below dates.
 */
const isGuessedDegree = (reads: readonly Read[]): boolean => {
  const first = reads.find(({ label }) => label === 'degree');
  if (first === undefined || first.isSure) return false;
  const { text } = first.unit.atom;
  if (first.unit.degree > 0 || subjectShare(text) > 0) return false;
  if (reads.some(({ label }) => label === 'period')) return isTownLike(first.unit);
  return text.includes(' ');
};

const isTownLike = ({ atom: { text }, row, isFirst, isLast, column }: Unit): boolean =>
  isFirst &&
  isLast &&
  column === null &&
  row.periods.length === 0 &&
  /^\p{Lu}\p{Ll}+$/u.test(text) &&
  !degreeLetters.has(text) &&
  titleScore(text) < 1.2;

/** 'Harrow High, Ceres' above 'Matric': behind the comma of a school is its town, and not the beginning of the degree below. */
const withoutTownAbove = (degree: Atom[], reads: readonly Read[]): Atom[] => {
  const [first, next] = degree;
  if (first === undefined || next === undefined || next.line <= first.line || first.glue !== 'comma') return degree;
  const scoreOf = (atom: Atom): number => reads.find(({ unit }) => unit.atom === atom)?.unit.degree ?? 0;
  const isBesideSchool = reads.some(({ label, unit }) => label === 'institution' && unit.atom.line === first.line);
  const isTown = isBesideSchool && /^\p{Lu}[^\d]*$/u.test(first.text) && subjectShare(first.text) === 0;
  return isTown && scoreOf(first) <= 0 && scoreOf(next) > 0 ? degree.slice(1) : degree;
};

/** The fields of one entry, from its labelled pieces. */
export const partsOf = (reads: readonly Read[]): EducationParts => {
  const degree = isGuessedDegree(reads) ? [] : withoutTownAbove(fieldIn(reads, 'degree'), reads);
  const isLabeled = reads.find(({ label }) => label === 'subject')?.unit.column === 'subject';
  const field = fieldIn(reads, 'subject');
  const subject = isLabeled ? field : subjectBeside(degree, field);
  const school = reads.find(({ label }) => label === 'institution');
  return {
    institution: fieldIn(reads, 'institution'),
    degree: degree.length > 0 ? degree : subject,
    subject: degree.length > 0 ? subject : [],
    grade: fieldIn(reads, 'grade').slice(0, 1),
    place: fieldIn(reads, 'place'),
    period: bestPeriod(reads),
    isGuess: (school?.score ?? 0) < sureScore,
    isShared: false,
  };
};

const bestPeriod = (reads: readonly Read[]): Atom | null => {
  const dates = reads.filter(({ label }) => label === 'period').map(({ unit }) => unit.atom);
  return dates.find(({ period }) => period?.isRange === true) ?? dates[0] ?? null;
};
