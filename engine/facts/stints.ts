import type { Stint } from '../model/facts.ts';
import type { Job, PartialDate, Resume } from '../model/resume.ts';

/** Months since year 0. A year without a month counts from its first month, or to its last one. */
const monthsOf = ({ year, month }: PartialDate, without: 'first' | 'last'): number =>
  year * 12 + (month ?? (without === 'first' ? 1 : 12)) - 1;

/** 'YYYY-MM-DD' as months since year 0. */
export const monthOfToday = (today: string): number => Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;

/** Jobs with known dates, in the order of the resume; null when there are none. */
export const stintsOf = (resume: Resume, today: string): readonly Stint[] | null => {
  const stints = resume.experience.flatMap((job) => stintOf(job, monthOfToday(today)) ?? []);
  return stints.length === 0 ? null : stints;
};

const stintOf = (job: Job, now: number): Stint | null => {
  const { start, end } = job.period?.value ?? { start: null, end: null };
  const first = start ?? (end === 'present' ? null : end);
  if (first === null || (job.period?.confidence ?? 0) < 0.5) return null;
  const from = monthsOf(first, 'first');
  const isCurrent = end === 'present';
  const to = isCurrent ? now : monthsOf(end ?? first, 'last');
  const hasMonths = first.month !== undefined && (end === 'present' || end === null || end.month !== undefined);
  return { job, from, to, isCurrent, hasMonths };
};
