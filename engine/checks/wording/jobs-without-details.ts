import { lookupWordsOf } from '../../text/lookup-words.ts';
import type { Check } from '../../model/check.ts';
import type { Line, Reading } from '../../model/reading.ts';
import type { EndDate, Job, Resume, SectionKind } from '../../model/resume.ts';
import { haveJobsElsewhere } from '../date-witness.ts';
import { runsOver } from '../glued-lines.ts';
import { failed, firstFew, passed, unsure } from '../outcomes.ts';

export const jobsWithoutDetails: Check<'resume' | 'sureJobs' | 'visual' | 'cite'> = {
  id: 'jobs-without-details',
  group: 'wording',
  title: { pass: 'Your jobs say what you did', fail: 'Some jobs do not say what you did' },
  why: 'With only a job title, there are no skills for a search to find and nothing for a reader to ask about.',
  impact: 'minor',
  needs: ['resume', 'sureJobs', 'visual', 'cite'],
  sources: [],
  run: ({ resume, sureJobs, visual, cite }) => {
    const jobs = resume.experience;
    if (jobs.length === 0) return { is: 'not-applicable' };
    const told = jobs.filter((job) => saysWhat(job, visual));
    const sorted = newestFirst(jobs);
    if (sorted === undefined && told.length < jobs.length)
      return unsure('We read no date for some of your jobs, so we could not tell which are the newest.');
    // The oldest jobs may be one line; the three newest should not.
    const newest = (sorted ?? jobs).slice(0, 3);
    const empty = newest.filter((job) => job.bullets.length === 0 && !isUpcoming(job, visual));
    // 'Client: Acme' or 'A listed company' below a title says little: then there is nothing to praise.
    // Where an older job is one line, 'your jobs say what you did' would be too much. One without a date may hold others.
    const areToldAll = told.length === jobs.length && jobs.every(({ period }) => period !== null);
    if (empty.length === 0) return areToldAll ? passed : { is: 'not-applicable' };
    const bare = empty.filter(
      (job) =>
        sureJobs.has(job) &&
        job.period !== null &&
        !sharesHeader(job, jobs) &&
        !isFollowedByRest(job, jobs) &&
        !isStackedOver(job, jobs) &&
        !saysWhatBeside(job, visual) &&
        !hasUnreadCell(job, visual) &&
        !hasTextBelow(job, resume, visual) &&
        !isNamedElsewhere(job, resume, visual) &&
        !hasTextBeside(job, resume, visual) &&
        !hasGluedTextBelow(job, visual),
    );
    if (bare.length === 0 || haveJobsElsewhere(visual, resume))
      return unsure('There is text near your jobs, but we could not tell which job it belongs to.');
    return failed(
      1 - bare.length / newest.length,
      `${jobs.length === 1 ? 'The job that we found has' : newestLabel(bare, empty)} no bullets or sentences below the title.`,
      'Add two to five bullets: what you did, what you used, and what it achieved.',
      firstFew(bare).flatMap((job) => {
        const field = job.title ?? job.employer;
        return field === null ? [] : [cite.field(field)];
      }),
    );
  },
};

const newestLabel = (bare: readonly Job[], empty: readonly Job[]): string =>
  `${numberOf(bare, empty)} of your newest jobs ${bare.length === 1 ? 'has' : 'have'}`;

/** 'One', 'At least 2': of the empty ones that are not bare, it is not sure that nothing describes them. */
const numberOf = (bare: readonly Job[], empty: readonly Job[]): string => {
  if (bare.length === empty.length) return bare.length === 1 ? 'One' : `${bare.length}`;
  return `At least ${bare.length === 1 ? 'one' : bare.length}`;
};

/**
 * By the end and then the start of their dates. Where a job has none, as on the page if the others are sorted there, and
 * otherwise undefined.
 */
const newestFirst = (jobs: readonly Job[]): readonly Job[] | undefined => {
  const dated = jobs.flatMap((job) => {
    const { start, end } = job.period?.value ?? { start: null, end: null };
    const last = end ?? start;
    return last === null ? [] : [{ job, last: monthsOf(last), first: monthsOf(start ?? last) }];
  });
  const sorted = dated.toSorted((a, b) => b.last - a.last || b.first - a.first);
  if (dated.length === jobs.length) return sorted.map(({ job }) => job);
  return sorted.every((one, index) => one === dated[index]) ? jobs : undefined;
};

/** A year alone is taken as a whole, like December. */
const monthsOf = (date: EndDate): number =>
  date === 'present' ? Number.MAX_SAFE_INTEGER : date.year * 12 + (date.month ?? 12);

/** Fewer words are a place, a department or a line of tools. */
const minWords = 5;

/** Unmarked lines of a job that together have fewer words may be about the employer. */
const minUnmarkedWords = 8;

/** Where items with bullets are usual below the title. */
const listSections: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'education',
  'projects',
  'volunteering',
  'certifications',
  'awards',
  'publications',
]);

const saysWhat = ({ bullets }: Job, { lines }: Reading): boolean => {
  const isMarked = bullets.some(({ spans }) => spans.some(({ line }) => (lines[line]?.markerLength ?? 0) > 0));
  const words = bullets.reduce((sum, { value }) => sum + value.split(/\s+/u).length, 0);
  return words >= (isMarked ? minWords : minUnmarkedWords);
};

const headerLines = ({ title, employer, location, period }: Job): number[] =>
  [title, employer, location, period].flatMap((field) => field?.spans.map(({ line }) => line) ?? []);

const inBrackets = /\(([^()]{1,200})\)/gu;

/** 'a leading maker of cheese': what somebody is, and nothing that was done. */
const startsDescription = /^(?:an?|the|one of)\s/iu;

/**
 * 'Visiting Associate (built a forecast of costs, got an offer)': brackets on the line of the title that may say what was
 * done. Those right behind the employer are about it: 'Lakeside Dairy (cheese and butter for all of Wisconsin)'.
 */
const saysWhatBeside = ({ title, employer }: Job, { lines }: Reading): boolean =>
  (title?.spans ?? []).some(({ line }) => {
    const text = lines[line]?.text ?? '';
    const isBehindEmployer = (at: number): boolean =>
      employer?.spans.some((span) => span.line === line && span.to <= at && text.slice(span.to, at).trim() === '') ===
      true;
    return [...text.matchAll(inBrackets)].some(
      ({ 1: inside = '', index }) =>
        inside.trim().split(/\s+/u).length >= minWords &&
        !startsDescription.test(inside.trim()) &&
        !isBehindEmployer(index),
    );
  });

/** Fewer words in a cell are the rest of a date or a kind of contract. */
const minWordsOfCell = 2;

/**
 * 'Bus Driver <gap> 2010 - 2017 <gap> Routes 7, 11 and 33': a cell beside the title and the employer that was not read
 * whole may say what was done, however short it is.
 */
const hasUnreadCell = (job: Job, { lines }: Reading): boolean => {
  const spans = [job.title, job.employer, job.location, job.period].flatMap((field) => field?.spans ?? []);
  const names = [job.title, job.employer].flatMap((field) => field?.spans ?? []);
  return [...new Set(headerLines(job))].some((line) => {
    const cells = (lines[line]?.text ?? '').split('\t');
    let from = 0;
    return cells.some((cell) => {
      const [start, to] = [from, from + cell.length];
      from = to + 1;
      const own = spans.filter((span) => span.line === line && span.from >= start && span.to <= to);
      if (cells.length === 1 || own.some((span) => names.includes(span))) return false;
      const rest = own.reduce(
        (text, span) =>
          text.slice(0, span.from - start) + ' '.repeat(span.to - span.from) + text.slice(span.to - start),
        cell,
      );
      const words = rest.replaceAll(inBrackets, ' ').match(/[\p{L}\d]+/gu) ?? [];
      return words.length >= minWordsOfCell && /\p{L}{3}/u.test(words.join(' '));
    });
  });
};

/** A second entry with the same header may be the rest of the first, with its bullets. */
const sharesHeader = (job: Job, jobs: readonly Job[]): boolean => {
  const own = new Set(headerLines(job));
  return jobs.some((other) => other !== job && headerLines(other).some((line) => own.has(line)));
};

/**
 * 'While I was at Harbor Foods, ...' below the last of the jobs tells of one above. A shorter word is in many texts, and
 * 'hospital' or 'customers' in lower case are no names.
 */
const minLettersOfName = 5;

const isNamedElsewhere = (job: Job, { sections, experience }: Resume, { lines }: Reading): boolean => {
  const [name = ''] = lookupWordsOf(job.employer?.value ?? '');
  if (name.length < minLettersOfName) return false;
  const headers = new Set(experience.flatMap(headerLines));
  return sections.some(
    (section) =>
      section.kind === 'experience' &&
      section.lines.some((line) => {
        const text = headers.has(line) ? '' : (lines[line]?.text ?? '');
        return text.split(/\s+/u).length >= minWords && isNamedIn(text, name);
      }),
  );
};

const isNamedIn = (text: string, name: string): boolean =>
  text
    .split(/\s+/u)
    .slice(1)
    .some((word) => /^\P{L}*\p{Lu}/u.test(word) && lookupWordsOf(word).includes(name));

/** An entry without both names right behind a job may be the rest of it: 'Client: Acme' with the bullets. */
const isFollowedByRest = (job: Job, jobs: readonly Job[]): boolean => {
  const next = jobs[jobs.indexOf(job) + 1];
  return next !== undefined && (next.title === null || next.employer === null);
};

/** 'Instructor II' right above 'Instructor' at the same employer, over one list: the bullets may be about both. */
const isStackedOver = (job: Job, jobs: readonly Job[]): boolean => {
  const next = jobs[jobs.indexOf(job) + 1];
  if (next === undefined || next.bullets.length === 0 || next.employer?.value !== job.employer?.value) return false;
  return Math.min(...headerLines(next)) === Math.max(...headerLines(job)) + 1;
};

/** In line heights: what describes a job begins at most this far below its title. */
const maxBelow = 6;

/** Where the line below the title was read together with one of the column on the left, it may describe the job. */
const hasGluedTextBelow = ({ title }: Job, { lines }: Reading): boolean => {
  const head = lines[title?.spans[0]?.line ?? -1];
  const box = head?.box ?? null;
  if (head === undefined || box === null || !head.isBesideColumn) return false;
  return lines.some(
    (line) =>
      line.page === head.page &&
      line.box !== null &&
      line.box.y > box.y &&
      line.box.y < box.y + maxBelow * box.height &&
      runsOver(line, box.x) &&
      line.text.split(/\s+/u).length >= minWords,
  );
};

/**
 * A column beside the titles and dates may say what was done, unless it is a section of its own: a sidebar has headings.
 */
const hasTextBeside = (job: Job, { sections }: Resume, { lines }: Reading): boolean => {
  const own = [...new Set(headerLines(job))].flatMap((line) => lines[line] ?? []);
  return sections.some(
    ({ heading, lines: inside }) =>
      heading === null &&
      inside.some((index) => {
        const line = lines[index];
        return (
          line !== undefined &&
          line.text.split(/\s+/u).length >= minWordsBeside &&
          own.some((head) => head.column !== line.column && areLevel(head, line))
        );
      }),
  );
};

/** Bullets in a narrow column are short. */
const minWordsBeside = 3;

const areLevel = (one: Line, other: Line): boolean =>
  one.page === other.page &&
  one.box !== null &&
  other.box !== null &&
  one.box.y < other.box.y + other.box.height &&
  other.box.y < one.box.y + one.box.height;

/** '(August 2026 - Upcoming)': nobody has done anything there yet. 'Upcoming Films' is an employer. */
const notBegun = /[–—(|-]\s?(?:upcoming|forthcoming|starting soon)\s?(?:$|[),|])/iu;

const isUpcoming = (job: Job, { lines }: Reading): boolean =>
  headerLines(job).some((line) => notBegun.test(lines[line]?.text ?? ''));

const opensWithDash = /^\s*[-–—•●▪*]\s?\p{L}/u;

/** True when a line between this job and the next, or the end of its section, may describe the work. */
const hasTextBelow = (job: Job, resume: Resume, { lines }: Reading): boolean => {
  const own = headerLines(job);
  const section = resume.sections.find((candidate) => candidate.lines.some((line) => own.includes(line)));
  if (section === undefined) return true;
  const [first, last] = [Math.min(...own), Math.max(...own)];
  const next = Math.min(...resume.experience.flatMap(headerLines).filter((line) => line > last));
  const isText = (line: number): boolean => (lines[line]?.text.split(/\s+/u).length ?? 0) >= minWords;
  // '-Filled mail' is a bullet for a person, whatever it was read as.
  if (section.lines.some((line) => line > first && line < next && opensWithDash.test(lines[line]?.text ?? '')))
    return true;
  if (section.lines.some((line) => line > last && line < next && isText(line))) return true;
  // With text between its own lines, an entry was put together from two jobs: whose text it is, is not known.
  if (section.lines.some((line) => line > first && line < last && !own.includes(line) && isText(line))) return true;
  // Half of an employer's name below it ('Technologies') may have been taken for the heading of what follows.
  const below = resume.sections.find(
    ({ heading }) => heading !== null && [last + 1, last + 2].includes(heading.span.line),
  );
  return (
    below !== undefined &&
    !listSections.has(below.kind) &&
    below.lines.slice(0, 2).some((line) => isText(line) && (lines[line]?.markerLength ?? 0) > 0)
  );
};
