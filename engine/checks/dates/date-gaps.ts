import type { Check } from '../../model/check.ts';
import type { Stint } from '../../model/facts.ts';
import type { PartialDate, Period, Resume } from '../../model/resume.ts';
import { hasSureStart, haveStrayDates, isOpenByDash, isReadWhole, yearsBeside } from '../date-witness.ts';
import { failed, noFinding, passed, unsure } from '../outcomes.ts';

const maxIgnoredMonths = 6;
/** Employers do not ask about a gap that ended longer ago than this. */
const maxMonthsAgo = 120;
/** Assumed duration of a degree when only its end is given. */
const studyMonths = 36;

export const dateGaps: Check<'stints' | 'sureJobs' | 'visual' | 'resume' | 'today' | 'cite'> = {
  id: 'date-gaps',
  group: 'dates',
  title: { pass: 'We found no long gaps between your jobs', fail: 'There is a gap between your jobs' },
  why: 'Gaps do not matter to parsers. Recruiters may ask about them, so it helps to explain them up front.',
  impact: 'hint',
  needs: ['stints', 'sureJobs', 'visual', 'resume', 'today', 'cite'],
  sources: [],
  run: ({ stints, sureJobs, visual, resume, today, cite }) => {
    const inOrder = [...stints].sort((a, b) => a.from - b.from);
    const now = monthAt(today);
    const other = otherTimes(resume, now);
    let lastMonth = inOrder[0]?.to ?? 0;
    const gaps: { stint: Stint; months: number; since: number }[] = [];
    let hasGap = false;
    let isFilled = false;
    for (const stint of inOrder.slice(1)) {
      // A year without a month may begin in January or December: such a gap is not certain.
      const months = longestEmptyStretch(lastMonth + 1, stint.from - 1, other);
      if (months > maxIgnoredMonths && stint.hasMonths && now - stint.from < maxMonthsAgo)
        gaps.push({ stint, months, since: lastMonth });
      hasGap ||= months > maxIgnoredMonths;
      isFilled ||= stint.from - lastMonth - 1 > maxIgnoredMonths;
      lastMonth = Math.max(lastMonth, stint.to);
    }
    // No earlier gap depends on when the job that starts last ends.
    const lastStart = Math.max(...stints.map(({ from }) => from));
    const mayEndEarlier = ({ job: { period }, from }: Stint): boolean =>
      from < lastStart && period !== null && isOpenByDash(visual, period);
    if (gaps.length === 0) {
      // A job that seems current, or whose dates were read in part or come from another section, may hide a gap.
      const mayHide = stints.some(
        (stint) => mayEndEarlier(stint) || (stint.job.period !== null && !isReadWhole(visual, stint.job.period)),
      );
      if (mayHide || haveStrayDates(resume)) return unsure(unclear);
      if (hasGap || !areDatedByMonth(stints, resume)) return { is: 'not-applicable' };
      // Studies or voluntary work were then: no gap to explain, but none that is not there either.
      return isFilled ? noFinding : passed;
    }
    // Every job around a gap counts, and so does a year on the page that belongs to nothing we read.
    const isCertain =
      stints.every((stint) => hasSureStart(stint, { sureJobs, visual }) && !mayEndEarlier(stint)) &&
      resume.experience.every(({ period }) => period !== null) &&
      !yearsBeside(visual, resume).some((year) =>
        gaps.some(({ stint, since }) => year * 12 + 11 >= since && year * 12 <= stint.from),
      );
    if (!isCertain) return unsure(unclear);
    // Studies whose dates are not given, or were not read, may have been then.
    if (resume.education.some(({ period }) => period === null))
      return unsure(
        'There seems to be a gap between your jobs, but a part of your education has no dates and may fill it.',
      );
    const longest = Math.max(0, ...gaps.map(({ months }) => months));
    return failed(
      0.5,
      gaps.length === 1
        ? `We found a gap of ${longest} months between two of your jobs.`
        : `We found ${gaps.length} gaps of more than six months between your jobs. The longest is ${longest} months.`,
      'If you studied, cared for somebody or were self-employed, a dated line that says so closes the gap.',
      gaps.flatMap(({ stint }) => (stint.job.period === null ? [] : [cite.field(stint.job.period)])),
    );
  },
};

/** Between years without months there may be a gap, and so there may before and after a job without dates. */
const areDatedByMonth = (stints: readonly Stint[], { experience }: Resume): boolean =>
  stints.length >= 2 && stints.length === experience.length && stints.every(({ hasMonths }) => hasMonths);

const unclear = 'There may be a gap between your jobs, but we could not tell which dates belong to them.';

type Time = { from: number; to: number };

const monthAt = (today: string): number => Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;

/** Months in which the resume shows studies, voluntary work or a leave; they are not gaps. */
const otherTimes = (resume: Resume, now: number): Time[] =>
  [...[...resume.education, ...resume.volunteering].map(({ period }) => period), ...resume.leaves]
    .flatMap((period) => (period === null ? [] : (timeOf(period.value, now) ?? [])))
    .sort((a, b) => a.from - b.from);

const timeOf = ({ start, end }: Period, now: number): Time | null => {
  const to = end === 'present' ? now : lastMonthOf(end ?? start);
  if (to === null) return null;
  return { from: start === null ? to - studyMonths : start.year * 12 + (start.month ?? 1) - 1, to };
};

const lastMonthOf = (date: PartialDate | null): number | null =>
  date === null ? null : date.year * 12 + (date.month ?? 12) - 1;

/** The longest stretch of months from `from` to `to` without any other activity. */
const longestEmptyStretch = (from: number, to: number, others: readonly Time[]): number => {
  let longest = 0;
  let next = from;
  for (const other of others) {
    longest = Math.max(longest, Math.min(other.from - 1, to) - next + 1);
    next = Math.max(next, other.to + 1);
  }
  return Math.max(longest, to - next + 1);
};
