import type { Line, Reading } from '../model/reading.ts';
import type { Education, Field, Job, Section } from '../model/resume.ts';

/**
 * The items without those on lines from the first job of their section on: a list that ends in jobs, because their
 * heading was not found, has no more items there. `sections` are those that the items were read from.
 */
export const outsideJobs = (
  reading: Reading,
  sections: readonly Section[],
  jobs: readonly Job[],
  items: readonly Field<string>[],
): readonly Field<string>[] => {
  const ofJobs = linesOfJobs(reading, sections, jobs);
  return ofJobs.size === 0 ? items : items.filter(({ spans }) => !spans.some(({ line }) => ofJobs.has(line)));
};

/** The lines that say what a job was, where and when. */
export const headLinesOf = (jobs: readonly Job[]): ReadonlySet<number> =>
  new Set(
    jobs.flatMap(({ title, employer, period }) =>
      [title, employer, period].flatMap((field) => field?.spans.map(({ line }) => line) ?? []),
    ),
  );

/** The lines that say what was studied and where. */
export const schoolLinesOf = (studies: readonly Education[]): readonly number[] =>
  studies.flatMap(({ institution, degree }) =>
    [institution, degree].flatMap((field) => field?.spans.map(({ line }) => line) ?? []),
  );

const linesOfJobs = (reading: Reading, sections: readonly Section[], jobs: readonly Job[]): ReadonlySet<number> => {
  const heads = headLinesOf(jobs);
  return new Set(
    sections.flatMap(({ lines }) => {
      const first = lines.findIndex((line) => heads.has(line));
      if (first < 0) return [];
      return lines.slice(isTitleOver(reading, lines, first) ? first - 1 : first);
    }),
  );
};

/** The heading that was not found: the line above the first job is set unlike the items above it. */
const isTitleOver = (reading: Reading, lines: readonly number[], first: number): boolean => {
  const [above, last] = [first - 1, first - 2].map((at) => reading.lines[lines[at] ?? -1]);
  return above !== undefined && last !== undefined && !isSetAlike(above, last);
};

const isSetAlike = (a: Line, b: Line): boolean =>
  a.column === b.column &&
  a.isListItem === b.isListItem &&
  (['isBold', 'isCaps', 'sizePt', 'color'] as const).every((key) => a.style[key] === b.style[key]);
