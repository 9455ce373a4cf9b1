import type { Check } from '../../model/check.ts';
import { failed, firstFew, passed } from '../outcomes.ts';

export const reversedDates: Check<'stints' | 'cite'> = {
  id: 'reversed-dates',
  group: 'dates',
  title: { pass: 'Every job ends after it begins', fail: 'A job ends before it begins' },
  why: 'A system that counts months gets a number below zero here, or drops the job.',
  impact: 'major',
  needs: ['stints', 'cite'],
  sources: [],
  run: ({ stints, cite }) => {
    const reversed = stints.filter(({ from, to, isCurrent }) => to < from && !isCurrent);
    if (reversed.length === 0) return passed;
    return failed(
      0.1,
      'The end of these jobs lies before their start.',
      'Swap or correct the dates.',
      firstFew(reversed).flatMap(({ job }) => (job.period === null ? [] : [cite.field(job.period)])),
    );
  },
};
