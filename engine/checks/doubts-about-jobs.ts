import { titleScore } from '../fields/experience/titles.ts';
import { compilePhrases } from '../lexicon/phrases/compile.ts';
import { anyOf, inSequence } from '../lexicon/phrases/compose.ts';
import type { Line, Reading } from '../model/reading.ts';
import type { Job, Resume, SectionKind } from '../model/resume.ts';
import {
  haveDatesAboveJobs,
  haveJobsElsewhere,
  haveStrayDates,
  isReadWhole,
  mayHoldDate,
  spansTime,
} from './date-witness.ts';
import { linesOfFields } from './lines-of-fields.ts';

/** What is on the page and what was read of it, with the lines that each part was read from. */
type Page = {
  visual: Reading;
  stream: Reading;
  resume: Resume;
  work: readonly number[];
  headers: ReadonlySet<number>;
  bullets: ReadonlySet<number>;
  periods: ReadonlySet<number>;
};

/** 'jobs': one may not have been read. 'dates': those of a job may not have been read whole. */
export type Doubt = { about: 'jobs' | 'dates'; doubt: string; example: string; holds: (page: Page) => boolean };

/**
 * Whether everything of a kind on the page was read. Praise of all jobs, of their dates or of their bullets needs that:
 * it speaks of the page, and not of what we read of it. Each row is a sign that something was not.
 */
export const doubtsAboutJobs: readonly Doubt[] = [
  {
    about: 'jobs',
    doubt: 'no job was read',
    example: 'bullets below voluntary work alone',
    holds: ({ resume }) => resume.experience.length === 0,
  },
  {
    about: 'jobs',
    doubt: 'a job has neither a title nor an employer',
    example: '2019 - 2021 above an unusual header',
    holds: ({ resume }) => resume.experience.some(({ title, employer }) => title === null && employer === null),
  },
  {
    about: 'jobs',
    doubt: 'dates were read apart from their job',
    example: 'a column of dates beside the jobs',
    holds: ({ resume }) => haveStrayDates(resume),
  },
  {
    about: 'jobs',
    doubt: 'there is a date above the first job that was read',
    example: '2024 - Present in a header that we did not understand',
    holds: ({ visual, resume }) => haveDatesAboveJobs(visual, resume),
  },
  {
    about: 'jobs',
    doubt: 'there is a period below a heading that usually has none',
    example: '2019 - 2021 below Languages, in the column beside the jobs',
    holds: ({ visual, resume }) => haveJobsElsewhere(visual, resume),
  },
  {
    about: 'jobs',
    doubt: 'a date among the jobs belongs to none of them',
    example: "07/'22- beside a header that was read as a sentence",
    holds: (page) => page.work.some((line) => isUnreadDate(page, line)),
  },
  {
    about: 'jobs',
    doubt: 'a section that may be about work has a period',
    example: 'Founder, 2018 - 2021 below Extracurricular',
    holds: (page) => page.resume.sections.some((section) => section.lines.some(isUnreadPeriodIn(page, section.kind))),
  },
  {
    about: 'jobs',
    doubt: 'a line among the jobs is set like their headers',
    example: 'Intel in bold below the bullets of another employer',
    holds: (page) => {
      const isHeader = isSetLikeHeader(page);
      return page.work.some((line) => mayBeHeader(page, line) && isHeader(line));
    },
  },
  {
    about: 'jobs',
    doubt: 'a line among the jobs names an occupation and belongs to none of them',
    example: 'General Manager - Riverside Grill',
    holds: (page) =>
      page.work.some((line) => {
        const { text = '' } = page.visual.lines[line] ?? {};
        if (!mayBeHeader(page, line)) return false;
        return page.bullets.has(line) ? isTitle(text) : namesOccupation(text);
      }),
  },
  {
    about: 'jobs',
    doubt: 'a list item among the jobs belongs to none of them',
    example: 'Since then: Engineer at Acme, above the first job with dates',
    holds: ({ visual, work, headers, bullets }) =>
      work.some((line) => {
        const { text = '', isListItem = false, markerLength = 0 } = visual.lines[line] ?? {};
        const isMarked = isListItem || markerLength > 0;
        return isMarked && !headers.has(line) && !bullets.has(line) && wordsIn(text) >= minWordsOfItem;
      }),
  },
  {
    about: 'jobs',
    doubt: 'a job has a duration or a dash in place of its dates',
    example: 'Baker - Corner Shop (10 years)',
    holds: haveDurationsAlone,
  },
  {
    about: 'jobs',
    doubt: 'the lines of two jobs are mixed',
    example: 'two columns of jobs',
    holds: ({ resume }) => areMixed(resume.experience),
  },
  {
    about: 'jobs',
    doubt: 'the stored text has other periods than the page',
    example: '2019 - and 2021 in two cells that are stored apart',
    holds: ({ visual, stream }) => countOfPeriods(visual) !== countOfPeriods(stream),
  },
  {
    about: 'dates',
    doubt: 'a job has no date that was read',
    example: 'a job above its dates',
    holds: ({ resume }) => resume.experience.some(({ period }) => (period?.value.start ?? null) === null),
  },
  {
    about: 'dates',
    doubt: 'a date goes on beside what was read of it',
    example: 'Fall 2020 - Winter',
    holds: ({ visual, resume }) =>
      resume.experience.some(({ period }) => period !== null && !isReadWhole(visual, period)),
  },
];

/** The signs that something about the jobs of the page was not read. */
export const doubtsIn = (visual: Reading, stream: Reading, resume: Resume): readonly Doubt[] => {
  const page = pageOf(visual, stream, resume);
  return doubtsAboutJobs.filter(({ holds }) => holds(page));
};

/** Whether there is any about the jobs, or about their dates. The first is enough: some look through the whole page. */
export const hasDoubt = (
  { visual, stream, resume }: Pick<Page, 'visual' | 'stream' | 'resume'>,
  about: Doubt['about'],
): boolean => {
  const page = pageOf(visual, stream, resume);
  return doubtsAboutJobs.some((doubt) => doubt.about === about && doubt.holds(page));
};

const pageOf = (visual: Reading, stream: Reading, resume: Resume): Page => {
  const { experience, volunteering, education, leaves, sections } = resume;
  const jobs = [...experience, ...volunteering];
  return {
    visual,
    stream,
    resume,
    work: sections.flatMap(({ kind, lines }) => (kind === 'experience' ? lines : [])),
    headers: linesOfFields([
      ...jobs.flatMap(({ title, employer, location, period }) => [title, employer, location, period]),
      ...leaves,
    ]),
    bullets: linesOfFields(jobs.flatMap((job) => job.bullets)),
    periods: linesOfFields([...[...jobs, ...education].map(({ period }) => period), ...leaves]),
  };
};

const wordsIn = (text: string): number => text.trim().split(/\s+/u).length;

/** Longer lines are sentences or lists, which may mention a year. */
const maxWords = { ofDate: 16, ofHeader: 10 };
/** Fewer words are a place or the rest of a line. */
const minWordsOfItem = 3;

const isPlain = ({ isListItem, markerLength }: Line): boolean => !isListItem && markerLength === 0;

/** A sentence about a job may name a year; two of them are a period. */
const isUnreadDate = ({ visual, periods, bullets }: Page, index: number): boolean => {
  const line = visual.lines[index];
  if (line === undefined || periods.has(index) || !isPlain(line) || wordsIn(line.text) > maxWords.ofDate) return false;
  return bullets.has(index) ? spansTime(line.text) : mayHoldDate(line.text);
};

/** Sections whose periods may be those of jobs. A degree may be named like an occupation, and is in its own. */
const ofWork: ReadonlySet<SectionKind> = new Set<SectionKind>(['other', 'volunteering']);
const read: ReadonlySet<SectionKind> = new Set<SectionKind>(['experience', 'education']);

/** In any other section, a period beside an occupation may be a job: 'Developer, 2019 - 2021' below Projects. */
const isUnreadPeriodIn =
  ({ visual, periods, headers, bullets }: Page, kind: SectionKind) =>
  (index: number): boolean => {
    const line = visual.lines[index];
    if (read.has(kind) || line === undefined || !isPlain(line)) return false;
    if (periods.has(index) || headers.has(index) || bullets.has(index)) return false;
    if (wordsIn(line.text) > maxWords.ofDate || !spansTime(line.text)) return false;
    return ofWork.has(kind) || namesOccupation(line.text);
  };

/** A few words with an occupation among them: see `titleSignals`. */
const minTitleScore = 1.2;
/** Longer lines are paragraphs. */
const maxLetters = 200;

const namesOccupation = (text: string): boolean =>
  [text, ...text.split(/[\t,|–—]/u)].some((part) => titleScore(part.slice(0, maxLetters).trim()) >= minTitleScore);

/** An occupation at the end of a few words: what was read as a sentence about a job may be the title of the next one. */
const maxWordsOfTitle = 5;
const minScoreOfTitle = 2;

const isTitle = (text: string): boolean =>
  wordsIn(text) <= maxWordsOfTitle && titleScore(text.slice(0, maxLetters).trim()) >= minScoreOfTitle;

/** A short line of its own among the jobs that begins like a name and ends like none of a sentence or label. */
const mayBeHeader = ({ visual, headers }: Page, index: number): boolean => {
  const line = visual.lines[index];
  return (
    line !== undefined &&
    isPlain(line) &&
    !headers.has(index) &&
    wordsIn(line.text) <= maxWords.ofHeader &&
    /^[^\p{Ll}]{0,40}\p{Lu}/u.test(line.text) &&
    !/:|[.!?]\s|[.,;]\s*$/u.test(line.text)
  );
};

const styleOf = ({ style }: Line): string =>
  [style.isBold, style.isItalic, style.isCaps, style.sizePt, style.color].join(' ');

/** Whether a line has the type of titles and employers, and not that of bullets and descriptions. */
const isSetLikeHeader = ({ visual: { lines }, resume, bullets }: Page): ((index: number) => boolean) => {
  const stylesOf = (indexes: Iterable<number>): ReadonlySet<string> =>
    new Set([...indexes].flatMap((index) => lines[index] ?? []).map(styleOf));
  const names = stylesOf(linesOfFields(resume.experience.flatMap(({ title, employer }) => [title, employer])));
  const isSaid = (index: number): boolean =>
    lines[index]?.isListItem === true || wordsIn(lines[index]?.text ?? '') > maxWords.ofHeader;
  const said = stylesOf([...bullets].filter(isSaid));
  return (index) => {
    const line = lines[index];
    return line !== undefined && names.has(styleOf(line)) && !said.has(styleOf(line));
  };
};

const unitOfTime = compilePhrases(
  `
  years?
  yrs?
  months?
  jahre?
  monate?
  ans?
  ann[ée]es?
  mois
  a[nñ]os?
  meses
  ann[oi]
  mesi
  jaar
  maanden
  `,
  { start: 'letter', end: 'letter', ignoreCase: true },
);
/** '(10 years)', '3 Jahre' in brackets, and a dash with nothing behind it where the dates would be. */
const durationAlone = anyOf(inSequence(/\(\s?\d{1,2}\s?/iu, unitOfTime, /[^)\d]{0,12}\)/iu), /\p{L}\s[–—]\s?$/iu);

function haveDurationsAlone({ visual: { lines }, work }: Page): boolean {
  return work.some((line) => {
    const text = lines[line]?.text.slice(0, maxLetters) ?? '';
    return durationAlone.test(text) && !mayHoldDate(text) && !mayHoldDate(lines[line + 1]?.text ?? '');
  });
}

/** Whether a job begins between the lines of another. Titles at one employer share its line. */
const areMixed = (jobs: readonly Job[]): boolean => {
  const ranges = jobs.flatMap(({ title, employer, period, bullets }) => {
    const lines = [...linesOfFields([title, employer, period, ...bullets])];
    return lines.length === 0 ? [] : [{ first: Math.min(...lines), last: Math.max(...lines) }];
  });
  const inOrder = ranges.toSorted((one, other) => one.first - other.first);
  return inOrder.some(({ first, last }, index) => {
    const next = inOrder[index + 1];
    return next !== undefined && next.first > first && next.first < last;
  });
};

const countOfPeriods = ({ lines }: Reading): number => lines.filter(({ text }) => spansTime(text)).length;
