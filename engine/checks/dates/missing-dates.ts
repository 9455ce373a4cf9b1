import type { Check } from '../../model/check.ts';
import { counted, failed, firstFew, passed } from '../outcomes.ts';

export const missingDates: Check<'resume' | 'cite'> = {
  id: 'missing-dates',
  group: 'dates',
  title: { pass: 'Every job has dates', fail: 'Some jobs have no dates' },
  why: 'Years of experience can only be counted from your job dates. A job without dates may not count at all.',
  impact: 'major',
  needs: ['resume', 'cite'],
  sources: [],
  run: ({ resume, cite }) => {
    const jobs = resume.experience;
    if (jobs.length === 0) return { is: 'not-applicable' };
    const undated = jobs.filter(
      ({ period }) => period === null || (period.value.start === null && period.value.end === null),
    );
    if (undated.length === 0) return passed;
    return failed(
      1 - undated.length / jobs.length,
      `We found no dates for ${undated.length} of your ${counted(jobs.length, 'job')}.`,
      'Give each job a start and an end date, such as "Mar 2021 - Present", on the same line as its title or employer.',
      firstFew(undated).flatMap((job) => {
        const field = job.title ?? job.employer;
        return field === null ? [] : [cite.field(field)];
      }),
    );
  },
};
