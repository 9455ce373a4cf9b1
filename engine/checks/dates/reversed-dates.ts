import type { Check } from '../../model/check.ts';
import type { Stint } from '../../model/facts.ts';
import { hasSureYears, isSureStint } from '../date-witness.ts';
import { failed, firstFew, passed, unsure } from '../outcomes.ts';
import { namedJobsFirst } from './wording/named-jobs.ts';

export const reversedDates: Check<'stints' | 'sureJobs' | 'visual' | 'cite'> = {
  id: 'reversed-dates',
  group: 'dates',
  title: { pass: 'Every job we read ends after it starts', fail: 'A job ends before it starts' },
  why: 'The end date is before the start date, so the duration of the job comes out negative.',
  impact: 'major',
  needs: ['stints', 'sureJobs', 'visual', 'cite'],
  sources: [],
  run: ({ stints, sureJobs, visual, cite }) => {
    const backward = stints.filter(
      ({ job, from, to, isCurrent }) =>
        job.period !== null && job.period.value.start !== null && !isCurrent && to < from,
    );
    if (backward.length === 0) return passed;
    const witness = { sureJobs, visual };
    const reversed = backward
      .filter((stint) => isSureStint(stint, witness) || (endsInEarlierYear(stint) && hasSureYears(stint, witness)))
      .map(({ job }) => job);
    if (reversed.length === 0) return unsure('We could not tell when one of your jobs starts and ends.');
    return failed(
      0.1,
      `${namedJobsFirst(reversed)} ${reversed.length === 1 ? 'ends before it starts' : 'end before they start'}.`,
      'Swap or correct the dates.',
      firstFew(reversed).flatMap(({ period }) => (period === null ? [] : [cite.field(period)])),
    );
  },
};

/** Whichever number of '06/05/2019 - 02/03/2016' is the month. */
const endsInEarlierYear = ({ from, to }: Stint): boolean => Math.floor(to / 12) < Math.floor(from / 12);
