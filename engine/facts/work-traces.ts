import { titleScore } from '../fields/experience/titles.ts';
import { periodsIn } from '../fields/dates/periods.ts';
import { piecesOfLine } from '../fields/pieces-of-line.ts';
import { internshipWords } from '../lexicon/work/internships.ts';
import { toldWork } from '../lexicon/work/told-jobs.ts';
import type { Reading } from '../model/reading.ts';
import type { Resume, SectionKind } from '../model/resume.ts';
import { fold } from '../text/fold.ts';
import { rawWordsOf } from '../text/words.ts';

/** A few words with an occupation among them: see `titleSignals`. */
const minTitleScore = 1.2;
const maxTitleWords = 8;

/** In these sections a line with a period and an occupation is not a job. */
const otherSections: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'interests',
  'other',
  'projects',
  'volunteering',
  'education',
  'certifications',
  'awards',
  'publications',
  'references',
]);

const isTitle = (text: string): boolean =>
  text.split(/\s+/u).length <= maxTitleWords && titleScore(text) >= minTitleScore;

/** Longer lines are paragraphs. */
const maxLetters = 300;

const namesOccupation = (line: string): boolean => {
  const text = line.slice(0, maxLetters);
  return [text, ...piecesOfLine(text).map((piece) => piece.text), ...text.split(/[,:(]| at /u)].some((part) =>
    isTitle(part.trim()),
  );
};

const hasRange = (text: string): boolean => periodsIn(text.slice(0, maxLetters)).some(({ isRange }) => isRange);

/** A cell with a date and nothing else at the beginning of its line. */
const dateCell = (text: string): boolean => {
  const [cell = '', rest] = text.split('\t');
  const [period] = periodsIn(cell.slice(0, maxLetters));
  return rest !== undefined && period !== undefined && period.to - period.from >= cell.trim().length;
};

/** 'Aug 2019 | Web developer' above 'Jul 2019 | Garnet': the end and the start of a job in a gutter. */
const isStackedRange = (text: string, below: string): boolean => dateCell(text) && dateCell(below);

/** One line that names an occupation may be a headline or a hobby. */
const minMaybeJobs = 2;

/**
 * Lines that begin with an occupation under a heading that we did not know: 'Professional' over 'Teaching Assistant,
 * Westminster College'. Their dates may be in a column of their own.
 */
export const maybeJobsOf = ({ lines }: Reading, { sections }: Resume): readonly number[] => {
  const unknown = sections
    .filter(({ kind, heading }) => kind === 'other' && heading !== null && heading.recognisedBy !== 'title')
    .flatMap((section) => section.lines);
  const found = unknown.filter((index) => {
    const { text = '', markerLength = 0 } = lines[index] ?? {};
    return (
      markerLength === 0 &&
      isTitle(
        text
          .slice(0, maxLetters)
          .split(/[,|–—\t]/u)[0]
          ?.trim() ?? '',
      )
    );
  });
  return found.length < minMaybeJobs ? [] : found;
};

/** Below a title of these we did not read another that is there: 'Berufliche Tätlichkeit' in the first cell of a row. */
const listsOfCourses: ReadonlySet<SectionKind> = new Set<SectionKind>(['certifications', 'awards']);

/** A course or two are given with their period, and may name an occupation. */
const minJobsBelowCourses = 3;

const jobsBelowCourses = (reading: Reading, { sections }: Resume): readonly number[] =>
  sections
    .filter(({ kind }) => listsOfCourses.has(kind))
    .flatMap((section) => {
      const own = new Set(section.lines);
      const found = section.lines.filter((line) => isDatedOccupation(reading, line, (at) => own.has(at)));
      return found.length < minJobsBelowCourses ? [] : found;
    });

/** 'Practicas de soldadura' over 'Mar - Jun 2019', below a title of studies: 'Formación laboral' is one, and of work as well. */
const internshipsBelowStudies = ({ lines }: Reading, { sections }: Resume): readonly number[] =>
  sections
    .filter(({ kind }) => kind === 'education')
    .flatMap((section) =>
      section.lines.filter((line) => {
        const [first = ''] = rawWordsOf(fold((lines[line]?.text ?? '').slice(0, maxLetters)));
        return internshipWords.has(first) && [line, line + 1].some((at) => hasRange(lines[at]?.text ?? ''));
      }),
    );

/** One sentence about work may be of a school: 'Sept 2014 - June 2016: Harrow College, where I worked in the library'. */
const minToldJobs = 2;

/** 'Nov 2017 - Mar 2018: I worked for Acme' in paragraphs below the schools, without a title of their own. */
const jobsToldBelowStudies = ({ lines }: Reading, { sections }: Resume): readonly number[] =>
  sections
    .filter(({ kind }) => kind === 'education')
    .flatMap((section) => {
      const found = section.lines.filter((line) => {
        const text = (lines[line]?.text ?? '').slice(0, maxLetters);
        const [first] = toldWork.test(text) ? periodsIn(text) : [];
        return first !== undefined && first.isRange && text.slice(0, first.from).trim() === '';
      });
      return found.length < minToldJobs ? [] : found;
    });

const isDatedOccupation = ({ lines }: Reading, line: number, isNear: (line: number) => boolean): boolean =>
  (hasRange(lines[line]?.text ?? '') || isStackedRange(lines[line]?.text ?? '', lines[line + 1]?.text ?? '')) &&
  [line, line - 1, line + 1].some((at) => isNear(at) && namesOccupation(lines[at]?.text ?? ''));

/** Lines with a period of time and an occupation, in one line or in neighbors: what a job looks like wherever it is. */
export const workTracesOf = (reading: Reading, resume: Resume): readonly number[] => {
  const { sections, education, volunteering } = resume;
  const others = sections.filter(({ kind }) => otherSections.has(kind)).flatMap((section) => section.lines);
  const entries = [...education, ...volunteering].flatMap(({ period }) => period?.spans.map(({ line }) => line) ?? []);
  const outside = new Set([...others, ...entries]);
  const found = reading.lines.flatMap((_, line) =>
    !outside.has(line) && isDatedOccupation(reading, line, (at) => !outside.has(at)) ? [line] : [],
  );
  if (found.length > 0) return found;
  const belowCourses = jobsBelowCourses(reading, resume);
  if (belowCourses.length > 0) return belowCourses;
  const internships = internshipsBelowStudies(reading, resume);
  return internships.length > 0 ? internships : jobsToldBelowStudies(reading, resume);
};
