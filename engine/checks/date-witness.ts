import { monthNames, presentWords, rangeWords, seasonNames } from '../lexicon/months.ts';
import type { Stint } from '../model/facts.ts';
import type { Reading } from '../model/reading.ts';
import type { DateStyle, Field, Job, Period, Resume, SectionKind } from '../model/resume.ts';
import { fold } from '../text/fold.ts';
import { stretchesOfLetters } from '../text/letters.ts';

// What the page shows, asked without the parser of periods: a finding about dates needs both.

const year = /(?<!\d)(?:19|20)\d\d(?!\d)|['’‘]\d\d(?!\d)/u;
const numericMonth = /(?<!\d)\d{1,2} ?[-/.] ?(?:(?:19|20)\d\d|\d\d)(?!\d)|(?:19|20)\d\d ?[-/.] ?\d{1,2}(?!\d)/u;
const minLettersOfPresent = 3;

const present: ReadonlySet<string> = new Set(
  presentWords.map(fold).filter((word) => word.length >= minLettersOfPresent && word !== 'date'),
);

const wordsOf = (text: string): readonly string[] => stretchesOfLetters(fold(text));

/** True when anything in the text may be a date, whether or not we can read it. */
export const mayHoldDate = (text: string): boolean =>
  year.test(text) ||
  numericMonth.test(text) ||
  wordsOf(text).some((word) => present.has(word)) ||
  (/\d/u.test(text) && namesMonth(text));

const namesMonth = (text: string): boolean => wordsOf(text).some((word) => monthNames.has(word));

/** True for a date, a period or the end of one: 'Present', 'until May 2019', but not 'My journey until now'. */
export const isOnlyDate = (text: string): boolean =>
  mayHoldDate(text) &&
  wordsOf(text).every(
    (word) => present.has(word) || monthNames.has(word) || seasonNames.has(word) || rangeWords.has(word),
  );

const lineOf = (reading: Reading, { spans }: Field<Period>): string =>
  spans.map(({ line }) => reading.lines[line]?.text ?? '').join(' ');

const textOf = (reading: Reading, { spans }: Field<Period>): string =>
  spans.map(({ line, from, to }) => reading.lines[line]?.text.slice(from, to) ?? '').join(' ');

/** A word in lower case right before a date: 'marts 2026', a month of a language that we do not read. */
const wordBefore = /\p{Ll}{3,}\.?\s?$/u;
/** A date goes on: '- ', 'to ' or a bracket. */
const goesOn = /^\s*(?:[-–—~]|(?:to|until|till|bis|au?|al?|tot)\b)/u;

const namesSeason = (text: string): boolean => wordsOf(text).some((word) => seasonNames.has(word));

/** 'SUMMER SEASON 2008', of which the year was read. */
export const isBesideSeason = (reading: Reading, period: Field<Period>): boolean =>
  period.value.style !== 'season' && namesSeason(lineOf(reading, period));

/** 'MARS 2017 — DÉC Blois, FR', '2017 -': a period that goes on in the next line. */
const brokenPeriod = /(?:19|20)\d\d\s?[-–—]\s?(\p{Lu}\p{L}+)(?![^\n]{0,12}\d{4})/u;

/** A capitalized month at the end of a cell or of a broken period. 'may' and 'set' in lower case are other words. */
const endsInMonth = (text: string): boolean => {
  const words = text.split('\t').map((cell) => /(\p{Lu}\p{L}+)\.?,?\s*$/u.exec(cell)?.[1] ?? '');
  return [...words, brokenPeriod.exec(text)?.[1] ?? ''].some((word) => monthNames.has(fold(word)));
};

/** 'Décembre', or 'Décembre Université de Lyon', above '2023': a period in a narrow column beside the lines of its job. */
const beginsWithMonth = (text: string): boolean => {
  const word = /^\s*(\p{Lu}\p{L}+)/u.exec(text)?.[1] ?? '';
  return monthNames.has(fold(word)) && !year.test(text);
};

/**
 * Months without their year: 'An internship (Jan - Mar) and a job (Mar - June)' below '2024  Intern', 'Acme (Calora): May
 * Baker' above '2025 – today', where the title is right behind the dates; not 'Set up'.
 */
const holdsMonthAlone = (text: string): boolean =>
  !year.test(text) &&
  (text.match(/\p{Lu}\p{L}{2,}(?!\p{L}| \p{Ll})/gu) ?? []).some((word) => monthNames.has(fold(word)));

/** True when the period begins its line, and the line above or below has what may be its month. */
const isBesideMonth = (reading: Reading, { spans }: Field<Period>): boolean =>
  spans.some(({ line, from }) => {
    const isFirst = (reading.lines[line]?.text.slice(0, from).trim() ?? '') === '';
    const [above = '', higher = ''] = [line - 1, line - 2].map((at) => reading.lines[at]?.text);
    const below = reading.lines[line + 1];
    return (
      isFirst &&
      (endsInMonth(above) ||
        holdsMonthAlone(above) ||
        beginsWithMonth(above) ||
        beginsWithMonth(higher) ||
        (below?.markerLength === 0 && holdsMonthAlone(below.text)))
    );
  });

/** True when nothing around the period may be a month that we did not read, or a season. */
export const showsNoMonth = (reading: Reading, period: Field<Period>): boolean => {
  const line = lineOf(reading, period);
  if (namesMonth(line) || namesSeason(line) || numericMonth.test(line)) return false;
  if (isBesideMonth(reading, period)) return false;
  return !period.spans.some(({ line: at, from }) => wordBefore.test(reading.lines[at]?.text.slice(0, from) ?? ''));
};

/** A cell of a line that ends within a date: 'Calora, India | Fall 2020 — Winter'. */
const endsWithinDate = (text: string): boolean =>
  text.split('\t').some((cell) => {
    const last = wordsOf(/(\p{L}+)\.?\s*$/u.exec(cell)?.[1] ?? '')[0] ?? '';
    return /\d\s*[-–—]\s*$/u.test(cell) || (mayHoldDate(cell) && (monthNames.has(last) || seasonNames.has(last)));
  });

/** True when the lines of the period show no other date, and nothing that continues it: neither end was lost. */
export const isReadWhole = (reading: Reading, period: Field<Period>): boolean =>
  period.spans.every(({ line, from, to }) => {
    const text = reading.lines[line]?.text ?? '';
    if (from === 0 && period.spans.length === 1 && endsWithinDate(reading.lines[line - 1]?.text ?? '')) return false;
    const others = period.spans.some((span) => span.line === line && span.from !== from);
    const [before, after] = [text.slice(0, from), text.slice(to)];
    return others || !(goesOn.test(after) || mayHoldDate(before) || mayHoldDate(after));
  });

/** True when the words of the period show the style that it was read in. */
export const showsStyle = (reading: Reading, period: Field<Period>): boolean => {
  const text = textOf(reading, period);
  const shown: Record<DateStyle, () => boolean> = {
    'month-year': () => namesMonth(text),
    numeric: () => numericMonth.test(text) && !namesMonth(text),
    year: () => showsNoMonth(reading, period),
    season: () => !namesMonth(text) && !numericMonth.test(text),
  };
  return shown[period.value.style]();
};

/**
 * True when the period lasts until today without any word for it: 'January 2018 —' may be open, or go on in another
 * line that we read as something else.
 */
export const isOpenByDash = (reading: Reading, period: Field<Period>): boolean =>
  period.value.end === 'present' && wordsOf(textOf(reading, period)).every((word) => monthNames.has(word));

type Witness = { sureJobs: ReadonlySet<Job>; visual: Reading };

/**
 * True unless the line with the title of the job shows a date and not its own: '01/21 - 04/22 | Postdoc | Acme' with the
 * period of another job was not read as it is printed. An employer may be dated as a whole, above several titles.
 */
export const hasOwnDates = (reading: Reading, { title, employer, period }: Job): boolean => {
  const own = period?.spans ?? [];
  const header = new Set((title ?? employer)?.spans.map(({ line }) => line));
  return [...header].every((line) => {
    const text = reading.lines[line]?.text ?? '';
    const spans = own.filter((span) => span.line === line);
    return spans.length > 0 || !(year.test(text) || numericMonth.test(text));
  });
};

/** A stint whose start can be relied on: it is a job, and no part of its dates is left unread. */
export const hasSureStart = ({ job }: Stint, { sureJobs, visual }: Witness): boolean =>
  sureJobs.has(job) && job.period !== null && isReadWhole(visual, job.period) && hasOwnDates(visual, job);

/** A stint whose years can be relied on: it is a job, and its period was read to its end. */
export const hasSureYears = (stint: Stint, witness: Witness): boolean =>
  hasSureStart(stint, witness) && stint.job.period !== null && !isOpenByDash(witness.visual, stint.job.period);

/** A stint whose months can be relied on, too. */
export const isSureStint = (stint: Stint, witness: Witness): boolean =>
  hasSureYears(stint, witness) && !isMonthUnclear(witness.visual, stint);

/** A day and a month, or a month and a day, before the year. */
const dayAndMonth = /(?<![\d/-])(\d{1,2})([/-])(\d{1,2})\2(?:19|20)\d\d(?![\d/-])/gu;

const daysAndMonths = (text: string): readonly (readonly [number, number])[] =>
  /\d[/-]\d/u.test(text) ? [...text.matchAll(dayAndMonth)].map((found) => [Number(found[1]), Number(found[3])]) : [];

/** Dates on the first of a month that are enough to show that the first number is the day. */
const minFirstDays = 3;

/** '01/11/2024', where no other date of the page shows whether that is in January or in November. */
export const isMonthUnclear = (reading: Reading, { job }: Stint): boolean => {
  const own = job.period === null ? [] : daysAndMonths(textOf(reading, job.period));
  if (!own.some(([first, second]) => first !== second && Math.max(first, second) <= 12)) return false;
  const all = reading.lines.flatMap(({ text }) => daysAndMonths(text));
  const areFirstDays = all.length >= minFirstDays && all.every(([first]) => first === 1);
  return !areFirstDays && all.every((pair) => Math.max(...pair) <= 12);
};

const firstLineOf = ({ title, employer }: Job): number =>
  Math.min(...[title, employer].flatMap((field) => field?.spans.map(({ line }) => line) ?? []));

const sharesLines = (one: Field<string> | null, other: Field<string> | null): boolean =>
  one !== null && other !== null && one.spans.some(({ line }) => other.spans.some((span) => span.line === line));

/** Points by which lines of one style begin apart. */
const maxIndentPt = 3;

const looksAlike = (reading: Reading, one: Job, other: Job): boolean => {
  const [first, second] = [one, other].map((job) => reading.lines[firstLineOf(job)]);
  if (first === undefined || second === undefined) return false;
  return (
    first.style.isBold === second.style.isBold &&
    first.style.sizePt === second.style.sizePt &&
    (first.box === null || second.box === null || Math.abs(first.box.x - second.box.x) <= maxIndentPt)
  );
};

/** True when the header of the job is its own, and set like that of a job with dates: no detail of another job. */
export const hasOwnHeader = (
  reading: Reading,
  { jobs, sureJobs }: { jobs: readonly Job[]; sureJobs: ReadonlySet<Job> },
  job: Job,
): boolean => {
  const others = jobs.filter((other) => other !== job);
  const dated = others.filter((other) => other.period !== null && sureJobs.has(other));
  return (
    !others.some(({ employer, title }) => sharesLines(job.employer, employer) || sharesLines(job.title, title)) &&
    dated.some((other) => looksAlike(reading, job, other))
  );
};

/** Two jobs of which the second begins in another cell right after the names of the first may be one, with its dates. */
const goesOnBeside = ({ lines }: Reading, job: Job, next: Job | undefined): boolean => {
  if (next === undefined || job.bullets.length > 0) return false;
  const last = Math.max(...[job.title, job.employer].flatMap((field) => field?.spans.map(({ line }) => line) ?? []));
  const start = firstLineOf(next);
  const isRightAfter = start > last && lines.slice(last + 1, start).every(({ markerLength }) => markerLength === 0);
  return isRightAfter && lines[start]?.column !== lines[last]?.column;
};

/**
 * True when no line of the job's header and none beside it may hold a date that belongs to no other job. `index` is that
 * of the job in `resume.experience`.
 */
export const isSurelyUndated = (reading: Reading, resume: Resume, index: number): boolean => {
  const jobs = resume.experience;
  const job = jobs[index];
  if (job === undefined) return false;
  const first = firstLineOf(job);
  if (!Number.isFinite(first) || goesOnBeside(reading, job, jobs[index + 1])) return false;
  const taken = new Set(jobs.flatMap(({ period }) => period?.spans.map(({ line }) => line) ?? []));
  const starts = jobs.map(firstLineOf).filter((line) => line > first && Number.isFinite(line));
  const next = Math.min(reading.lines.length, ...starts);
  const head = reading.lines[first];
  const section = new Set(resume.sections.find(({ lines }) => lines.includes(first))?.lines);
  return !reading.lines.some((line, number) => {
    if (taken.has(number) || line.markerLength > 0 || !mayHoldDate(line.text)) return false;
    const isNear = section.has(number) && number >= first - 2 && number < next;
    const isBeside =
      head !== undefined &&
      head.box !== null &&
      line.box !== null &&
      line.page === head.page &&
      line.box.y < head.box.y + head.box.height &&
      line.box.y + line.box.height > head.box.y;
    return isNear || isBeside;
  });
};

/**
 * True when the dates of an entry stand without a job: one of its names is missing, and it says nothing. Then a column of
 * dates was read apart from its jobs, and nobody can tell which job has which dates.
 */
export const haveStrayDates = ({ experience }: Pick<Resume, 'experience'>): boolean =>
  experience.some(
    ({ title, employer, period, bullets }) =>
      period !== null && (title === null || employer === null) && bullets.length === 0,
  );

/** True when a line under the heading of the jobs, above the first job that we read, has a date: it may be that of another job. */
export const haveDatesAboveJobs = ({ lines }: Reading, { sections, experience }: Resume): boolean =>
  sections
    .filter(({ kind }) => kind === 'experience')
    .some((section) => {
      const spans = experience.flatMap(({ title, employer, period }) =>
        [title, employer, period].flatMap((field) => field?.spans ?? []),
      );
      const own = section.lines.filter((line) => spans.some((span) => span.line === line));
      const first = Math.min(...own);
      return section.lines.some((line) => line < first && year.test(lines[line]?.text ?? ''));
    });

const fullYear = /(?<!\d)(?:19|20)\d\d(?!\d)/gu;

/** Nobody gives these a period of time: one below their headings is that of a job in another column. */
const timeless: ReadonlySet<SectionKind> = new Set<SectionKind>(['contact', 'summary', 'skills', 'languages']);

/** Two years, or one and a word for today. */
export const spansTime = (text: string): boolean => {
  const years = text.match(fullYear)?.length ?? 0;
  return years === 2 || (years === 1 && wordsOf(text).some((word) => present.has(word)));
};

/** More words are a sentence or a list of tools with their years. */
const maxWordsOfPeriod = 12;

/** True when jobs may be below a heading that they do not belong to, so that their details were read as something else. */
export const haveJobsElsewhere = (
  reading: Reading,
  resume: Pick<Resume, 'sections' | 'experience' | 'education' | 'volunteering'>,
): boolean => {
  const read = new Set(
    [...resume.experience, ...resume.education, ...resume.volunteering].flatMap(
      ({ period }) => period?.spans.map(({ line }) => line) ?? [],
    ),
  );
  return resume.sections.some(
    ({ kind, lines }) =>
      timeless.has(kind) &&
      lines.some((line) => {
        const { text = '', markerLength = 0 } = reading.lines[line] ?? {};
        const isShort = text.split(/\s+/u).length <= maxWordsOfPeriod;
        return !read.has(line) && markerLength === 0 && isShort && !/[()]/u.test(text) && spansTime(text);
      }),
  );
};

/** Years on the page that are part of no period that was read. */
export const yearsBeside = (reading: Reading, resume: Resume): readonly number[] => {
  const periods = [...resume.experience, ...resume.volunteering, ...resume.education].map(({ period }) => period);
  const read = periods.flatMap((period) => period?.spans ?? []);
  return reading.lines.flatMap(({ text }, line) =>
    [...text.matchAll(fullYear)]
      .filter(({ index }) => !read.some((span) => span.line === line && span.from <= index && index < span.to))
      .map(([year]) => Number(year)),
  );
};
