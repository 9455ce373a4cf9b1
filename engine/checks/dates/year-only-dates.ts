import type { Check } from '../../model/check.ts';
import type { Job } from '../../model/resume.ts';
import { haveDatesAboveJobs, isSureStint, showsNoMonth } from '../date-witness.ts';
import { failed, firstFew, passed, unsure } from '../outcomes.ts';
import { namedJobs } from './wording/named-jobs.ts';

export const yearOnlyDates: Check<'stints' | 'sureJobs' | 'visual' | 'resume' | 'cite'> = {
  id: 'year-only-dates',
  group: 'dates',
  title: { pass: 'Your job dates include months', fail: 'Some job dates give only the year' },
  why: '"2020 - 2021" can mean two months or two years. Adding the months makes the duration clear.',
  impact: 'minor',
  needs: ['stints', 'sureJobs', 'visual', 'resume', 'cite'],
  sources: [],
  run: ({ stints, sureJobs, visual, resume, cite }) => {
    const withoutMonths = stints.filter(({ hasMonths }) => !hasMonths);
    if (withoutMonths.length === 0)
      return resume.experience.every(({ period }) => period !== null) && !haveDatesAboveJobs(visual, resume)
        ? passed
        : unsure('We could not tell whether all of your job dates have months.');
    const bare = withoutMonths.filter(
      (stint) =>
        stint.job.period !== null && isSureStint(stint, { sureJobs, visual }) && showsNoMonth(visual, stint.job.period),
    );
    if (bare.length === 0) return unsure('We could not tell whether all of your job dates have months.');
    return failed(
      0.7 * (1 - bare.length / stints.length) + 0.2,
      messageOf(
        bare.map(({ job }) => job),
        withoutMonths.length,
      ),
      'Add the months, such as "Mar 2020 - Nov 2021".',
      firstFew(bare).flatMap(({ job }) => (job.period === null ? [] : [cite.field(job.period)])),
    );
  },
};

/** `all`: with those of entries that may be no jobs, or whose dates may go on elsewhere. */
const messageOf = (sure: readonly Job[], all: number): string => {
  const count = sure.length;
  if (count < all)
    return `At least ${count === 1 ? 'one of your job dates has no month' : `${count} of your job dates have no months`}.`;
  return `The dates of ${namedJobs(sure)} have no months.`;
};
