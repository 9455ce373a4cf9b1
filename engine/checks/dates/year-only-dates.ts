import type { Check } from '../../model/check.ts';
import { showsNoMonth } from '../date-witness.ts';
import { counted, failed, firstFew, passed } from '../outcomes.ts';

export const yearOnlyDates: Check<'stints' | 'visual' | 'cite'> = {
  id: 'year-only-dates',
  group: 'dates',
  title: { pass: 'Your job dates include months', fail: 'Some job dates give only the year' },
  why: '"2020 - 2021" can mean two months or two years. Adding the months makes the duration clear.',
  impact: 'minor',
  needs: ['stints', 'visual', 'cite'],
  sources: [],
  run: ({ stints, visual, cite }) => {
    const bare = stints.filter(
      ({ hasMonths, job: { period } }) => !hasMonths && period !== null && showsNoMonth(visual, period),
    );
    if (bare.length === 0) return passed;
    return failed(
      0.7 * (1 - bare.length / stints.length) + 0.2,
      `${bare.length} of your ${counted(stints.length, 'dated job')} ${bare.length === 1 ? 'has' : 'have'} no months.`,
      'Add the months, such as "Mar 2020 - Nov 2021".',
      firstFew(bare).flatMap(({ job }) => (job.period === null ? [] : [cite.field(job.period)])),
    );
  },
};
