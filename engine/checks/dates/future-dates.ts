import type { Check } from '../../model/check.ts';
import { hasSureYears, isSureStint } from '../date-witness.ts';
import { failed, firstFew, passed, unsure } from '../outcomes.ts';
import { namedJobsFirst } from './wording/named-jobs.ts';

export const futureDates: Check<'stints' | 'sureJobs' | 'visual' | 'today' | 'cite'> = {
  id: 'future-dates',
  group: 'dates',
  title: { pass: 'No job we read has a date in the future', fail: 'A job has a date in the future' },
  why: 'A future date throws off your total years of experience, and readers assume it is a mistake.',
  impact: 'minor',
  needs: ['stints', 'sureJobs', 'visual', 'today', 'cite'],
  sources: [],
  run: ({ stints, sureJobs, visual, today, cite }) => {
    const now = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
    const thisDecember = Number(today.slice(0, 4)) * 12 + 11;
    const dated = stints.filter(
      ({ from, to, hasMonths }) => from > (hasMonths ? now + 1 : thisDecember) || to > (hasMonths ? now : thisDecember),
    );
    if (dated.length === 0) return passed;
    const witness = { sureJobs, visual };
    const ahead = dated.filter(
      (stint) =>
        isSureStint(stint, witness) || (Math.max(stint.from, stint.to) > thisDecember && hasSureYears(stint, witness)),
    );
    if (ahead.length === 0)
      return unsure('A date among your jobs seems to be in the future, but we could not tell whose it is.');
    return failed(
      0.2,
      `${namedJobsFirst(ahead.map(({ job }) => job))} ${ahead.length === 1 ? 'has' : 'have'} a date in the future.`,
      'Check the year. For a job that you still have, write "Present".',
      firstFew(ahead).flatMap(({ job }) => (job.period === null ? [] : [cite.field(job.period)])),
    );
  },
};
