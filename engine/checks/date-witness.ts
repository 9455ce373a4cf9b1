import { monthNames, presentWords } from '../lexicon/months.ts';
import type { Reading } from '../model/reading.ts';
import type { DateStyle, Field, Job, Period, Resume } from '../model/resume.ts';
import { fold } from '../text/fold.ts';

// What the page shows, asked without the parser of periods: a finding about dates needs both.

const year = /(?<!\d)(?:19|20)\d\d(?!\d)|['’‘]\d\d(?!\d)/u;
const numericMonth = /(?<!\d)\d{1,2} ?[-/.] ?(?:(?:19|20)\d\d|\d\d)(?!\d)|(?:19|20)\d\d ?[-/.] ?\d{1,2}(?!\d)/u;
const minLettersOfPresent = 3;

const present: ReadonlySet<string> = new Set(
  presentWords.map(fold).filter((word) => word.length >= minLettersOfPresent && word !== 'date'),
);

const wordsOf = (text: string): readonly string[] => fold(text).match(/\p{L}+/gu) ?? [];

/** True when anything in the text may be a date, whether or not we can read it. */
export const mayHoldDate = (text: string): boolean =>
  year.test(text) ||
  numericMonth.test(text) ||
  wordsOf(text).some((word) => present.has(word)) ||
  (/\d/u.test(text) && namesMonth(text));

const namesMonth = (text: string): boolean => wordsOf(text).some((word) => monthNames.has(word));

const lineOf = (reading: Reading, { spans }: Field<Period>): string =>
  spans.map(({ line }) => reading.lines[line]?.text ?? '').join(' ');

const textOf = (reading: Reading, { spans }: Field<Period>): string =>
  spans.map(({ line, from, to }) => reading.lines[line]?.text.slice(from, to) ?? '').join(' ');

/** True when nothing around the period may be a month that we did not read. */
export const showsNoMonth = (reading: Reading, period: Field<Period>): boolean => {
  const line = lineOf(reading, period);
  return !namesMonth(line) && !numericMonth.test(line);
};

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

const firstLineOf = ({ title, employer }: Job): number =>
  Math.min(...[title, employer].flatMap((field) => field?.spans.map(({ line }) => line) ?? []));

/**
 * True when no line of the job's header and none beside it may hold a date that belongs to no other job. `index` is that
 * of the job in `resume.experience`.
 */
export const isSurelyUndated = (reading: Reading, resume: Resume, index: number): boolean => {
  const jobs = resume.experience;
  const job = jobs[index];
  if (job === undefined) return false;
  const first = firstLineOf(job);
  if (!Number.isFinite(first)) return false;
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
