import type { Line, Reading } from '../model/reading.ts';
import type { Job, Resume, Section } from '../model/resume.ts';
import { isCourseOfStudy } from '../lexicon/study-titles.ts';
import { titleScore } from '../fields/experience/titles.ts';
import { isDocumentTitle, knownTitle } from '../sections/titles/title-kind.ts';
import { entryNamed } from '../terms/term-index.ts';
import { fold } from '../text/fold.ts';
import { wordSet } from '../lexicon/word-set.ts';
import { degreeLevelsIn } from '../terms/degree-levels.ts';

/** An occupation at the end of the title, or of its first part: see `titleSignals`. */
const minTitleScore = 2;

const isHeading = (text: string): boolean => knownTitle(text) !== null || isDocumentTitle(text);

const maxHeadingWords = 6;

const looksLike = (one: Line, other: Line): boolean =>
  one.style.sizePt === other.style.sizePt &&
  one.style.isBold === other.style.isBold &&
  one.style.isCaps === other.style.isCaps &&
  one.style.color === other.style.color;

/** How well somebody knows something, beside a tool: 'Expert' and 'Adobe InDesign' are no title and employer. */
const levels = wordSet(
  'expert advanced intermediate beginner basic proficient gevorderd fortgeschritten avanzado avance',
);

/** 'Adobe Illustrator' ends like an occupation, and is a tool. A single word may be either: 'Packer', 'Chef', 'Blender'. */
const isSkill = (title: string): boolean =>
  levels.has(fold(title).trim()) || (title.trim().includes(' ') && entryNamed(title.trim())?.kind === 'tool');

/** A short line without digits that is no list item. */
const mayBeHeading = ({ text, markerLength }: Line): boolean =>
  markerLength === 0 &&
  /\p{L}{3}/u.test(text) &&
  !/\d/u.test(text) &&
  text.trim().split(/\s+/u).length <= maxHeadingWords;

/**
 * Lines from which on the jobs of a section may be something else: 'Time well spent', set like the headings that we
 * know and unlike the jobs, heads a section whose title no list of ours has.
 */
const unreadHeadingsIn = (
  section: Section,
  { lines }: Reading,
  headings: readonly Line[],
  jobs: readonly Job[],
): number[] => {
  const headers = jobs.flatMap(({ title, employer }) =>
    [title, employer].map((field) => lines[field?.spans[0]?.line ?? -1]),
  );
  const styles = headings.filter((heading) => !headers.some((line) => line !== undefined && looksLike(line, heading)));
  if (styles.length === 0) return [];
  return section.lines.filter((number) => {
    const line = lines[number];
    return line !== undefined && mayBeHeading(line) && styles.some((heading) => looksLike(line, heading));
  });
};

/**
 * Entries that are jobs whatever else was misread: both names are there, the title ends in an occupation of the lists,
 * neither is a degree, a course of study or a heading, and there is no other heading above them, neither a known one nor a line set like one.
 * A line of skills, a club or a course below the heading of the jobs is not.
 */
export const sureJobsOf = ({ experience, sections }: Resume, visual: Reading): ReadonlySet<Job> => {
  const elsewhere = new Set(
    sections.flatMap(({ kind, heading, lines }) => (heading === null || kind === 'experience' ? [] : lines)),
  );
  const headings = sections.flatMap(({ heading }) => visual.lines[heading?.span.line ?? -1] ?? []);
  // The dates of an entry under another heading, or in another column, belong to that.
  const sectionAt = (line: number | undefined): number => sections.findIndex(({ lines }) => lines.includes(line ?? -1));
  const likely = experience.filter(
    ({ title, employer, period }) =>
      title !== null &&
      employer !== null &&
      (period === null || sectionAt(period.spans[0]?.line) === sectionAt(title.spans[0]?.line)) &&
      titleScore(title.value) >= minTitleScore &&
      degreeLevelsIn(title.value).length === 0 &&
      !isCourseOfStudy(title.value) &&
      !isSkill(title.value) &&
      ![title.value, employer.value].some(isHeading),
  );
  const below = new Set(
    sections
      .filter(({ kind }) => kind === 'experience')
      .flatMap((section) => {
        const [unread] = unreadHeadingsIn(section, visual, headings, likely);
        return unread === undefined ? [] : section.lines.filter((line) => line > unread);
      }),
  );
  const isBelowOther = (line: number): boolean => elsewhere.has(line) || below.has(line);
  return new Set(
    likely.filter(
      (job) =>
        job.title?.spans.some(({ line }) => isBelowOther(line)) === false &&
        !mayHaveOtherTitle(job, visual, experience),
    ),
  );
};

const fieldsOf = ({ title, employer, location, period }: Job): readonly number[] =>
  [title, employer, location, period].flatMap((field) => field?.spans.map(({ line }) => line) ?? []);

/**
 * 'SELF-EMPLOYMENT', then the employer with the dates, then 'In charge of ten employees', which was read as the title: a
 * short line in other type above the dates, which belongs to no other job, may be the title.
 */
const mayHaveOtherTitle = (job: Job, { lines }: Reading, jobs: readonly Job[]): boolean => {
  const own = fieldsOf(job);
  const first = Math.min(...own);
  const title = Math.min(...(job.title?.spans.map(({ line }) => line) ?? []));
  const [above, head, below] = [lines[first - 1], lines[first], lines[title]];
  if (title === first || above === undefined || head === undefined || below === undefined) return false;
  if (!mayBeHeading(above) || isHeading(above.text) || looksLike(above, below) || above.page !== head.page)
    return false;
  return jobs.every(
    (other) =>
      !fieldsOf(other).includes(first - 1) &&
      !other.bullets.some(({ spans }) => spans.some(({ line }) => line === first - 1)),
  );
};
