import type { Span } from '../../model/reading.ts';
import type { Job, PartialDate, Period } from '../../model/resume.ts';

/**
 * Months since year 0. A year without a month begins in January and ends in December, the reading in the candidate's
 * favor.
 */
const monthsOf = (date: PartialDate, isEnd: boolean): number => date.year * 12 + (date.month ?? (isEnd ? 12 : 1)) - 1;

const todayOf = (today: string): PartialDate => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return { year, month };
};

/** A summer job of a student lasts no longer. */
const monthsOfSeason = 4;
/** June, for seasons of which only the year was read. */
const seasonFrom = 5;

const rangeOf = ({ start, end, style }: Period, today: PartialDate): readonly [number, number] | null => {
  if (start === null) return null;
  if (style === 'season' && start.month === undefined) return rangeOfSeasons(start.year, end, today);
  const from = monthsOf(start, false);
  const now = monthsOf(today, true) + 1;
  const to = end === 'present' ? now : monthsOf(end ?? start, true) + 1;
  return to > from ? [from, Math.min(to, now)] : null;
};

/** 'Summer 2019' is not all of 2019, and 'Fall 2018 – Spring 2020' not three years. */
const rangeOfSeasons = (year: number, end: Period['end'], today: PartialDate): readonly [number, number] | null => {
  const from = year * 12 + seasonFrom;
  const now = monthsOf(today, true) + 1;
  const endYear = end === 'present' ? null : (end?.year ?? year);
  const lastFrom = endYear === null ? now : endYear * 12 + seasonFrom;
  const to = lastFrom === from ? from + monthsOfSeason : lastFrom;
  return to > from && now > from ? [from, Math.min(to, now)] : null;
};

const isExact = ({ start, end }: Period): boolean =>
  start?.month !== undefined && (end === 'present' || (end ?? start).month !== undefined);

/** `isAtMost`: some of the dates are only years, which were counted whole. */
export type YearsOfWork = { years: number; isAtMost: boolean; spans: readonly Span[] };

/**
 * Years that the dated jobs cover together: overlapping jobs count once, gaps not at all. null when no job is dated.
 */
export const yearsOfExperience = (jobs: readonly Job[], today: string): YearsOfWork | null => {
  const now = todayOf(today);
  const dated = jobs.flatMap((job) => {
    const range = job.period === null ? null : rangeOf(job.period.value, now);
    if (range === null || job.period === null) return [];
    return [{ range, isExact: isExact(job.period.value), spans: job.period.spans }];
  });
  if (dated.length === 0) return null;
  let months = 0;
  let covered = -Infinity;
  for (const { range } of dated.toSorted((one, other) => one.range[0] - other.range[0])) {
    const from = Math.max(range[0], covered);
    months += Math.max(0, range[1] - from);
    covered = Math.max(covered, range[1]);
  }
  return { years: months / 12, isAtMost: dated.some((job) => !job.isExact), spans: dated.flatMap((job) => job.spans) };
};
