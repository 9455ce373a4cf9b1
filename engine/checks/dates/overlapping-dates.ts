import type { Check } from '../../model/check.ts';
import { failed, firstFew, passed } from '../outcomes.ts';

const tolerated = 3;

export const overlappingDates: Check<'stints' | 'cite'> = {
  id: 'overlapping-dates',
  group: 'dates',
  title: { pass: 'Your job dates do not overlap', fail: 'Some of your jobs overlap in time' },
  why: 'Two jobs at a time are fine when they are meant. A slip of the pen makes a timeline look wrong.',
  impact: 'hint',
  needs: ['stints', 'cite'],
  sources: [],
  run: ({ stints, cite }) => {
    const overlapping = stints.filter(
      (stint) =>
        stint.hasMonths &&
        stints.some(
          (other) =>
            other !== stint &&
            other.hasMonths &&
            other.from <= stint.from &&
            employerOf(other.job) !== employerOf(stint.job) &&
            Math.min(other.to, stint.to) - stint.from + 1 > tolerated,
        ),
    );
    if (overlapping.length === 0) return passed;
    return failed(
      0.5,
      overlapping.length === 1
        ? 'By its dates you held this job while you held another one, for more than three months.'
        : 'By their dates you held these jobs while you held another one, for more than three months.',
      'Check the dates. If they are right, all is well: you may add "part-time" or "freelance" where it is so.',
      firstFew(overlapping).flatMap(({ job }) => (job.period === null ? [] : [cite.field(job.period)])),
    );
  },
};

const employerOf = (job: { employer: { value: string } | null }): string => job.employer?.value.toLowerCase() ?? '';
