import type { Reading } from '../../model/reading.ts';
import type { Education, Job, Section, SectionKind } from '../../model/resume.ts';
import type { Row } from '../entries/row.ts';
import { rowsOf } from '../entries/rows.ts';
import { titleScore } from '../experience/titles.ts';
import { headLinesOf } from '../owned-by-jobs.ts';
import { fold } from '../../text/fold.ts';
import { isAcademicDegree } from './academic-degree.ts';
import { isBoard } from './schools/boards.ts';
import { degreeScore } from './degrees.ts';
import { educationOf } from './education.ts';
import { institutionScore } from './schools/institutions.ts';
import { isNameLike } from './schools/name-like.ts';

/**
 * The entries of the education sections, and the studies that are listed among the jobs. Where the education has none,
 * because the heading was not found or is above another list as well, what names a degree and its school by itself,
 * wherever it is.
 */
export const educationAnywhere = (
  reading: Reading,
  sections: readonly Section[],
  jobs: readonly Job[] = [],
): readonly Education[] => {
  const entries = educationOf(
    reading,
    sections.filter(({ kind }) => kind === 'education'),
  );
  if (entries.length > 0) return [...entries, ...studiesAmongJobs(reading, sections, entries, headLinesOf(jobs))];
  const isTitled = sections.some(({ kind }) => kind === 'education');
  const elsewhere = sections.flatMap((section) => schoolLinesOf(reading, section, isTitled));
  const sureEntries = educationOf(reading, elsewhere).filter(isSure);
  return sureEntries.length > 0 ? sureEntries : educationOf(reading, degreesAmongCertificates(reading, sections));
};

const isSure = ({ institution, degree }: Education): boolean =>
  (institution?.confidence ?? 0) >= sure && (degree?.confidence ?? 0) >= sure;

/** 'BSc Botany' above 'Harrow University' in a list of stations in life, beside a section of other schools. */
const studiesAmongJobs = (
  reading: Reading,
  sections: readonly Section[],
  known: readonly Education[],
  ofJobs: ReadonlySet<number>,
): readonly Education[] => {
  const names = new Set(known.map(nameOf));
  const isFree = (line: number): boolean => !ofJobs.has(line) && reading.lines[line]?.isListItem === false;
  const elsewhere = sections
    .filter(({ kind }) => kind === 'experience')
    .flatMap((section) => schoolLinesOf(reading, section, false))
    .map((section) => ({ ...section, lines: section.lines.filter(isFree) }));
  return educationOf(reading, elsewhere).filter(
    // 'Associate Professor – Harrow University'; a degree without dates may be one that somebody taught for
    (entry) =>
      isSure(entry) &&
      entry.period !== null &&
      titleScore(entry.degree?.value ?? '') < occupation &&
      !names.has(nameOf(entry)),
  );
};

/** From this score on a title is an occupation, see `titleScore`. */
const occupation = 1.2;

const nameOf = ({ institution, degree }: Education): string => fold(`${institution?.value} ${degree?.value}`);

/** Sections about other people's schools, and papers about degrees. */
const excluded: ReadonlySet<SectionKind> = new Set(['publications', 'projects', 'references', 'awards']);
const maxWords = 22;
/** The confidence of a value that is known by its own words. What lies elsewhere and is less certain could be anything. */
const sure = 0.9;

/** 'Qualifications' with degrees and certificates in one list: each degree as a section of its own. */
const degreesAmongCertificates = (reading: Reading, sections: readonly Section[]): readonly Section[] =>
  sections
    .filter(({ kind }) => kind === 'certifications')
    .flatMap((section) =>
      rowsOf(reading, [section])
        // '2003–2007: BSc Botany'
        .filter(({ text }) => isAcademicDegree(text.replace(/^[^\p{L}]+/u, '')))
        .map((row) => ({ ...section, kind: 'education', lines: [row.line] })),
    );

/**
 * Each run of lines that name degree and school, as a section of its own. Boxes that are stored out of order leave the
 * title of the education without lines, and its entries below the projects: there, a degree and its school must have a
 * line each.
 */
const schoolLinesOf = (reading: Reading, section: Section, isTitled: boolean): readonly Section[] => {
  const isAmongProjects = section.kind === 'projects' && isTitled;
  if (excluded.has(section.kind) && !isAmongProjects) return [];
  const rows = rowsOf(reading, [section]);
  // Most lists of jobs have neither: no pair of rows has to be looked at.
  const schools = new Set(rows.filter(isOnlySchool));
  const isPairOf = (one: Row, other: Row): boolean =>
    (schools.has(other) && isOnlyDegree(one)) || (schools.has(one) && isOnlyDegree(other));
  const runs: number[][] = [];
  let last = -2;
  rows.forEach((row, index) => {
    const above = rows[index - 1];
    const isWork = isAmongProjects && [above?.text ?? '', row.text].some((text) => workForDegree.test(text));
    const isPair = above !== undefined && !isWork && isPairOf(row, above);
    if (!isPair && (isAmongProjects || !namesBoth(row))) return;
    const lines = isPair && last < index - 1 ? [above.line, row.line] : [row.line];
    const run = runs.at(-1);
    if (run !== undefined && last >= index - lines.length) run.push(...lines);
    else runs.push(lines);
    last = index;
  });
  return runs.map((lines) => ({ ...section, kind: 'education', lines: [...new Set(lines)] }));
};

/** 'BSc thesis' above 'Harrow University' is a project. */
const workForDegree =
  /\b(?:thesis|dissertation|project|assignment|these|tesis|tesi|projekt|proyecto|projet|\p{L}+arbeit)\b/iu;

/** In words: a line that only names a degree or a school, with its dates. */
const maxPairWords = 10;

/** 'Harrow College, 2014' beside 'Bachelor of Arts in Botany' in the next line: each is nothing else. */
const isOnlySchool = ({ text }: Row): boolean =>
  hasAtMostWords(text, maxPairWords) && institutionScore(text) >= 3 && isNameLike(text) && degreeScore(text) < 2;

const isOnlyDegree = (row: Row): boolean =>
  hasAtMostWords(row.text, maxPairWords) && degreeScore(withoutDates(row)) >= 3 && institutionScore(row.text) < 2;

/** The words of a row are not cut apart to count them: it is asked for each row of the jobs. */
const hasAtMostWords = (text: string, max: number): boolean => {
  let at = -1;
  for (let count = 0; count < max; count += 1) {
    at = text.indexOf(' ', at + 1);
    if (at < 0) return true;
  }
  return false;
};

/** 'Educación Secundaria' of 'Educación Secundaria 2014 – 2017'. */
const withoutDates = ({ text, periods }: Row): string =>
  periods
    .reduceRight((kept, { from, to }) => kept.slice(0, from) + kept.slice(to), text)
    .replaceAll(/^[^\p{L}]+|[\s,;:|(–—-]+$/gu, '');

/** 'B.Sc. Botany, Harrow College, 2014', 'Harrow College – B.Sc. Botany': the degree begins a piece. */
const namesBoth = ({ text }: Row): boolean => {
  if (!hasAtMostWords(text, maxWords)) return false;
  if (institutionScore(text) < 3 && !isBoard(text)) return false;
  return text.split(/\t|\s[-–—|]\s|,\s/u).some((piece) => degreeScore(piece.replace(/^[^\p{L}]+/u, '')) >= 3);
};
