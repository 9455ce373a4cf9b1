import { besideDegreeWords, degreeLetters, universityDegreeWords } from '../../lexicon/degrees.ts';
import { learnedTrade } from '../../lexicon/phrases/degrees/learned-trades.ts';
import { levelOfSchools } from '../../lexicon/phrases/degrees/school-level.ts';
import { fold } from '../../text/fold.ts';
import { lookupWordsOf } from '../../text/lookup-words.ts';
import type { Atom } from '../entries/atom.ts';
import type { Row } from '../entries/row.ts';
import { titleScore } from '../experience/titles.ts';
import { bestReading } from './reading/best-reading.ts';
import type { Read } from './reading/node.ts';
import { isBoard } from './schools/boards.ts';
import { isSchoolLevel, subjectIn, subjectShare } from './degrees.ts';
import { withFormFacts } from './columns/form-facts.ts';
import { headStylesOf, isInHeadStyle } from './head-styles.ts';
import { institutionScore } from './schools/institutions.ts';
import { joinedRows, piecesIn } from './joined-rows.ts';
import type { EducationParts, Label } from './pieces.ts';
import { sureScore } from './evidence/scores.ts';
import { withDegreesOnce } from './degrees/same-degree.ts';
import { withColumnsApart } from './side-by-side.ts';
import { isUniversityTown } from './schools/short-names.ts';
import { isPartOfUniversity, isUnit, isUniversity, isUnnamedPart } from './schools/universities.ts';
import { unitsOf } from './units.ts';
import type { Unit } from './units/unit.ts';

/** The fields of each entry, in reading order. A degree without a school of its own shares the one above it. */
export const educationEntries = (rows: readonly Row[]): readonly EducationParts[] => {
  const joined = joinedRows(withColumnsApart(withFormFacts(rows)));
  const piecesOf = piecesIn(joined);
  return entriesIn(unitsOf(joined)).map((parts) => ({
    ...parts,
    institution: parts.institution.flatMap(piecesOf),
    degree: parts.degree.flatMap(piecesOf),
    subject: parts.subject.flatMap(piecesOf),
    grade: parts.grade.flatMap(piecesOf),
    place: parts.place.flatMap(piecesOf),
    period: parts.period === null ? null : (piecesOf(parts.period)[0] ?? null),
  }));
};

const entriesIn = (units: readonly Unit[]): readonly EducationParts[] => {
  if (units.length === 0) return [];
  const entries: { section: number; reads: Read[] }[] = [];
  for (const read of bestReading(units)) {
    const entry = entries.at(-1);
    if (entry === undefined || read.opens) entries.push({ section: read.unit.row.section, reads: [read] });
    else entry.reads.push(read);
  }
  const shapes = new Set([
    ...entries.filter(({ reads }) => isSure(reads)).map(({ reads }) => shapeOf(reads)),
    ...sharedShapes(entries),
  ]);
  const heads = headStylesOf(entries);
  let above: { section: number; reads: readonly Read[] } | null = null;
  const read = entries.flatMap((entry) => {
    const shared = above?.section === entry.section ? above : null;
    const parts = withTownOfUniversity(partsOf(entry.reads), entry.reads);
    if (parts.institution.length > 0) above = entry;
    else if (shared !== null && (saysWhichStudies(parts) || isLaterDegree(entry.reads, parts, partsOf(shared.reads)))) {
      parts.isShared = true;
      parts.institution = fieldIn(shared.reads, 'institution');
      if (parts.place.length === 0) parts.place = fieldIn(shared.reads, 'place');
    }
    return isEntry(entry.reads, parts, shapes, isInHeadStyle(entry, heads)) ? [parts] : [];
  });
  const all = withDegreesOnce(withoutLevels(read));
  const others = all.filter((parts) => !isRepeat(parts, all));
  const named = new Set<string>();
  return others.filter((parts) => {
    const school = wordsOf(parts.institution);
    const key = `${school} | ${wordsOf(parts.degree)}`;
    const isRepeated = isBare(parts) && named.has(parts.degree.length === 0 ? school : key);
    named.add(school).add(key);
    return !isRepeated;
  });
};

const isSharedWith = ({ isShared, institution }: EducationParts, school: Atom): boolean =>
  isShared && institution[0] === school;

/** 'Secundaria: Colegio Harrow' above 'Bachiller en Ciencias': the level that asks for a school is not a degree beside one. */
const withoutLevels = (all: readonly EducationParts[]): readonly EducationParts[] =>
  all.flatMap((parts, at): EducationParts[] => {
    const [above, below] = [all[at - 1], all[at + 1]];
    if (below !== undefined && (isLevelAbove(parts, below) || isTitleOfTrade(parts, below))) return [];
    if (above !== undefined && isTitleOfTrade(above, parts))
      return [{ ...parts, period: parts.period ?? above.period }];
    if (above === undefined || !isLevelAbove(above, parts)) return [parts];
    const { institution, place, period } = above;
    return [{ ...parts, institution, place, isShared: false, period: parts.period ?? period }];
  });

/** 'Umschulung' above 'Kauffrau für Büromanagement, IHK Harrow': how somebody learned the trade. Folded. */
const training = /^(?:(?:berufs|erst)?ausbildung|umschulung|lehre|lehrzeit)$/u;

const isTitleOfTrade = ({ degree: [title, ...more], institution }: EducationParts, next: EducationParts): boolean => {
  const [trade] = next.degree;
  return (
    title !== undefined &&
    trade !== undefined &&
    more.length === 0 &&
    institution.length === 0 &&
    trade.line === title.line + 1 &&
    training.test(fold(title.text)) &&
    learnedTrade.test(fold(trade.text))
  );
};

const isLevelAbove = (
  { degree: [level, ...more], institution: [school] }: EducationParts,
  next: EducationParts,
): boolean =>
  level !== undefined &&
  school !== undefined &&
  more.length === 0 &&
  school.glue === 'colon' &&
  level.line === school.line &&
  level.from < school.from &&
  next.degree[0]?.line === school.line + 1 &&
  (next.institution.length === 0 || isSharedWith(next, school)) &&
  (isSchoolLevel(level.text) || levelOfSchools.test(fold(level.text)));

/**
 * 'B.A. Botany' or 'MBA' below a school and another degree was earned there. 'Bachelor’s degree' and 'Foundation course'
 * may repeat the degree above, or have a school whose name no list knows.
 */
const saysWhichStudies = ({ degree, subject }: EducationParts): boolean =>
  subject.length > 0 ||
  degree.some(
    ({ text }) =>
      subjectIn(text) !== null ||
      subjectShare(text) > 0 ||
      degreeLetters.has(text.replace(inHonors, '').replaceAll('.', '')),
  );
const inHonors = / ?\((?:hons\.?|honou?rs)\)$/iu;

/** 'BSc Marine Biology, Plymouth': in an entry with a degree of a university and no other name, the town is its short name. */
const withTownOfUniversity = (parts: EducationParts, reads: readonly Read[]): EducationParts => {
  const { institution, degree, place } = parts;
  const [town] = place;
  if (institution.length > 0 || town === undefined || place.length > 1 || !isUniversityTown(town.text)) return parts;
  const isUniversity = degree.some(({ text }) => isDegreeOfUniversity(text));
  const isAlone = reads.every(({ label, unit }) => label !== 'other' || unit.isDetail);
  return isUniversity && isAlone ? { ...parts, institution: [town], place: [], isGuess: true } : parts;
};

const isDegreeOfUniversity = (text: string): boolean => {
  const [first = ''] = text.split(/[\s(,]/u, 1);
  const letters = first.replaceAll('.', '');
  return /^[BM]\p{L}/u.test(letters) || letters === 'PhD' || letters === 'DPhil'
    ? degreeLetters.has(letters) || universityDegreeWords.has(fold(first))
    : universityDegreeWords.has(fold(first));
};

/**
 * 'Licence 2004' below 'Université Harrow, Doctorat 2010': a degree with a date of its own repeats none. What a school
 * or an association awards is no degree of the university above, and words that are left over may name another school.
 */
const isLaterDegree = (
  reads: readonly Read[],
  { degree, period, place }: EducationParts,
  { period: above }: EducationParts,
): boolean =>
  degree.length > 0 &&
  period !== null &&
  period.text !== above?.text &&
  // a town of its own may be that of another school
  place.length === 0 &&
  reads.every(({ label }) => label !== 'other') &&
  degree.every(({ text }) => isUniversityDegree(lookupWordsOf(text)));

const isUniversityDegree = (words: readonly string[]): boolean =>
  words.some((word) => universityDegreeWords.has(word)) &&
  words.every((word) => universityDegreeWords.has(word) || besideDegreeWords.has(word));

/**
 * 'B.E. Botany' in a row by itself, above or below the entry that names its school and dates too: an entry that adds
 * nothing to another. A school of its own or a date would.
 */
const isRepeat = (parts: EducationParts, all: readonly EducationParts[]): boolean => {
  if (parts.period !== null || parts.degree.length === 0) return false;
  if (parts.institution.length > 0 && !parts.isShared) return false;
  const own = wordsOfStudy(parts);
  return all.some((other) => {
    if (other === parts || other.isShared || other.institution.length === 0) return false;
    const words = wordsOfStudy(other);
    const [fewer, more] = own.size < words.size ? [own, words] : [words, own];
    return fewer.size > 0 && [...fewer].every((word) => more.has(word));
  });
};

const wordsOfStudy = ({ degree, subject }: EducationParts): ReadonlySet<string> =>
  new Set(lookupWordsOf([...degree, ...subject].map(({ text }) => text).join(' ')));

/** Without dates and subject: a school that is named again, or again with the same degree, says nothing new. */
const isBare = ({ institution, period, subject }: EducationParts): boolean =>
  institution.length > 0 && period === null && subject.length === 0;

const wordsOf = (atoms: readonly Atom[]): string => fold(atoms.map(({ text }) => text).join(' '));

/**
 * Words that could be anything are an entry only beside a date, and where they name a subject ('Esmod, Fashion Design,
 * 2012 – 2015') or stand as school and degree stand in another entry.
 */
const isEntry = (
  reads: readonly Read[],
  parts: EducationParts,
  shapes: ReadonlySet<string>,
  isHeadStyle: boolean | null,
): boolean => {
  if (parts.institution.length === 0 && parts.degree.length === 0) return false;
  if (isSure(reads)) return true;
  const isJob = [...parts.institution, ...parts.degree].some(({ text }) => titleScore(text) >= 1.2);
  if (parts.period === null || isJob) return false;
  if (isStudy([...parts.degree, ...parts.subject])) return true;
  if (parts.institution.length === 0) return false;
  // 'Ironbark – Leeds (2025 – 2028)', set and dated like the heads of the other entries
  if (isHeadStyle === true && !parts.isShared) return true;
  return isHeadStyle !== false && shapes.has(shapeOf(reads));
};

/** Entries alike from which on their shape is that of schools, in a section where no word tells of any. */
const minAlike = 2;

/**
 * 'Brightpath, 2021' over 'Growth Track', 'Kodluy, 2019' over 'Frontend Track': in a section about education whose
 * entries all have a name, a line below and dates, the structure tells what no list knows.
 */
const sharedShapes = (entries: readonly { section: number; reads: readonly Read[] }[]): readonly string[] => {
  const bySection = Object.values(Object.groupBy(entries, ({ section }) => section));
  return bySection.flatMap((own = []) => {
    const shapes = new Set(own.map(({ reads }) => shapeOf(reads)));
    const [shape = ''] = shapes;
    const isWhole = own.every(({ reads }) =>
      wholeEntry.every((labels) => reads.some(({ label }) => labels.has(label))),
    );
    return own.length >= minAlike && shapes.size === 1 && isWhole ? [shape] : [];
  });
};

const wholeEntry: readonly ReadonlySet<Label>[] = [
  new Set(['institution']),
  new Set(['degree', 'subject']),
  new Set(['period']),
];

const isSure = (reads: readonly Read[]): boolean => reads.some((read) => read.isSure);

/** Where school, degree and dates stand in the first rows of an entry: 'I/P' for a school above its dates. */
const shapeOf = (reads: readonly Read[]): string => {
  let shape = '';
  let row = reads[0]?.unit.row;
  for (const { label, unit } of reads) {
    const letter = shapeLetters[label];
    if (letter === undefined || unit.isDetail) continue;
    if (unit.row !== row && shape !== '') shape += '/';
    ({ row } = unit);
    if (!shape.endsWith(letter)) shape += letter;
    if (shape.includes('I') && shape.includes('P')) return shape;
  }
  return shape;
};

const shapeLetters: Partial<Record<Label, string>> = { institution: 'I', degree: 'D', subject: 'D', period: 'P' };

/** 'Fashion Design': words of a subject. */
const isStudy = (atoms: readonly Atom[]): boolean => atoms.some(({ text }) => subjectShare(text) >= 0.4);

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
const fieldIn = (reads: readonly Read[], label: Label): Atom[] => {
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
    // the dates of a cell may stand between a field and its rest
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

const partsOf = (reads: readonly Read[]): EducationParts => {
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
