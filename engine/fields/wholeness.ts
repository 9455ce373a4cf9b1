import type { Reading } from '../model/reading.ts';
import type { Education, Field, Job, Resume } from '../model/resume.ts';
import { periodsIn } from './dates/periods.ts';
import { employerScore } from './experience/employers.ts';
import { titleScore } from './experience/titles.ts';

/** What was read from one reading, with the text around it. */
type Read = { reading: Reading; resume: Resume };

/** How often something is found in what was read; `isFault`: where the reading is right it is rare. */
type Sign = { sign: string; weight: number; example: string; isFault: boolean; count: (read: Read) => number };

/** Below this score a text is likely no title, and no employer: see `titleScore` and `employerScore`. */
const doubtfulTitle = 0.5;
const doubtfulEmployer = 0;

const isWholeJob = ({ title, employer, period }: Job): boolean =>
  title !== null && employer !== null && period !== null;
const isWholeSchool = ({ institution, degree }: Education): boolean => institution !== null && degree !== null;

/** Lines of sections of this kind with a period that no entry has. */
const orphanedDates = ({ reading, resume }: Read, kind: 'experience' | 'education', mustBeRange: boolean): number => {
  const entries = [...resume.experience, ...resume.education, ...resume.volunteering];
  const owned = new Set(entries.flatMap(({ period }) => period?.spans.map(({ line }) => line) ?? []));
  const lines = resume.sections.filter((section) => section.kind === kind).flatMap((section) => section.lines);
  return lines.filter((line) => {
    const text = reading.lines[line]?.text ?? '';
    return !owned.has(line) && periodsIn(text).some(({ isRange }) => isRange || !mustBeRange);
  }).length;
};

const belowScore = (fields: readonly (Field<string> | null)[], score: (text: string) => number, min: number): number =>
  fields.filter((field) => field !== null && score(field.value) < min).length;

/** In whole entries; decision 0050 says on what they were measured. */
const signs: readonly Sign[] = [
  {
    sign: 'a whole job',
    weight: 1,
    example: 'Welder, Harrow Ltd, 2019 – 2021',
    isFault: false,
    count: ({ resume }) => resume.experience.filter(isWholeJob).length,
  },
  {
    sign: 'a whole school',
    weight: 1,
    example: 'BSc, University of Leeds',
    isFault: false,
    count: ({ resume }) => resume.education.filter(isWholeSchool).length,
  },
  {
    sign: 'a period of work without a job',
    weight: -1,
    example: 'a line 2019 – 2021 among the text of another job',
    isFault: true,
    count: (read) => orphanedDates(read, 'experience', true),
  },
  {
    sign: 'a date of studies without a school',
    weight: -0.5,
    example: '2016 below the last school',
    isFault: true,
    count: (read) => orphanedDates(read, 'education', false),
  },
  {
    sign: 'a title that reads like none',
    weight: -1,
    example: 'the rest of a sentence',
    isFault: true,
    count: ({ resume }) =>
      belowScore(
        resume.experience.map(({ title }) => title),
        titleScore,
        doubtfulTitle,
      ),
  },
  {
    sign: 'an employer that reads like none',
    weight: -1,
    example: 'the rest of a sentence',
    isFault: true,
    count: ({ resume }) =>
      belowScore(
        resume.experience.map(({ employer }) => employer),
        employerScore,
        doubtfulEmployer,
      ),
  },
  {
    sign: 'a job without dates',
    weight: -0.5,
    example: 'Welder, Harrow Ltd',
    isFault: true,
    count: ({ resume }) => resume.experience.filter(({ period }) => period === null).length,
  },
];

/**
 * How much of the jobs and schools was read as a whole, in entries: 4 for four whole entries and nothing that is left
 * over or doubtful. Only for comparing two readings of one document.
 */
export const wholenessOf = (reading: Reading, resume: Resume): number =>
  signs.reduce((sum, { weight, count }) => sum + weight * count({ reading, resume }), 0);

/** Whether anything shows that the reading may be wrong: something left over or doubtful, an entry in parts, or none. */
export const mayBeMisread = (reading: Reading, resume: Resume): boolean => {
  const { experience, education, sections } = resume;
  if (experience.length === 0 || education.length === 0) return true;
  if (!experience.every(isWholeJob) || !education.every(isWholeSchool)) return true;
  if (sections.some(({ heading, lines }) => heading !== null && lines.length === 0)) return true;
  return signs.some(({ isFault, count }) => isFault && count({ reading, resume }) > 0);
};
