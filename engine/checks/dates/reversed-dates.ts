import type { Check } from '../../model/check.ts';
import { failed, firstFew, passed } from '../outcomes.ts';

export const reversedDates: Check<'stints' | 'cite'> = {
  id: 'reversed-dates',
  group: 'dates',
  title: { pass: 'Every job ends after it starts', fail: 'A job ends before it starts' },
  why: 'The end date is before the start date, so the duration of the job comes out negative.',
  impact: 'major',
  needs: ['stints', 'cite'],
  sources: [],
  run: ({ stints, cite }) => {
    const reversed = stints.flatMap(({ job, from, to, isCurrent }) => {
      const { start } = job.period?.value ?? { start: null };
      return job.period !== null && start !== null && !isCurrent && to < from ? [cite.field(job.period)] : [];
    });
    if (reversed.length === 0) return passed;
    return failed(
      0.1,
      reversed.length === 1 ? 'This job ends before it starts.' : 'These jobs end before they start.',
      'Swap or correct the dates.',
      firstFew(reversed),
    );
  },
};
