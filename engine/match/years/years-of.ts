import type { Span } from '../../model/reading.ts';
import type { Job, PartialDate, Period } from '../../model/resume.ts';
import type { ResumeWords } from '../resume-words.ts';
import { rangeOfSeasons } from './range-of-seasons.ts';

/**
 * Months since year 0. A year without a month begins in January and ends in December, the reading in the candidate's
 * favor.
 */
const monthsOf = (date: PartialDate, isEnd: boolean): number => date.year * 12 + (date.month ?? (isEnd ? 12 : 1)) - 1;

const todayOf = (today: string): PartialDate => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return { year, month };
};

const rangeOf = (
  { start, end, style }: Period,
  written: string,
  today: PartialDate,
): readonly [number, number] | null => {
  if (start === null) return null;
  const from = monthsOf(start, false);
  const now = monthsOf(today, true) + 1;
  if (style === 'season' && start.month === undefined) return rangeOfSeasons(start.year, end, written, now);
  const to = end === 'present' ? now : monthsOf(end ?? start, true) + 1;
  return to > from ? [from, Math.min(to, now)] : null;
};

const isExact = ({ start, end }: Period): boolean =>
  start?.month !== undefined && (end === 'present' || (end ?? start).month !== undefined);

/** `isAtMost`: some of the dates are only years, which were counted whole. */
export type YearsOfWork = { years: number; isAtMost: boolean; spans: readonly Span[] };

/**
 * Years that the dated jobs cover together: overlapping jobs count once, gaps not at all. null when no job is dated.
 */
export const yearsOfExperience = (
  jobs: readonly Job[],
  { textOf }: Pick<ResumeWords, 'textOf'>,
  today: string,
): YearsOfWork | null => {
  const now = todayOf(today);
  const dated = jobs.flatMap((job) => {
    if (job.period === null) return [];
    const range = rangeOf(job.period.value, job.period.spans.map(textOf).join(' '), now);
    if (range === null) return [];
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
