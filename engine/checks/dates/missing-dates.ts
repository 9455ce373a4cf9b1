import type { Check } from '../../model/check.ts';
import type { Job } from '../../model/resume.ts';
import { isSurelyUndated } from '../date-witness.ts';
import { counted, failed, firstFew, passed, unsure } from '../outcomes.ts';

export const missingDates: Check<'resume' | 'visual' | 'cite'> = {
  id: 'missing-dates',
  group: 'dates',
  title: { pass: 'Every job has dates', fail: 'Some jobs have no dates' },
  why: 'Years of experience can only be counted from your job dates. A job without dates may not count at all.',
  impact: 'major',
  needs: ['resume', 'visual', 'cite'],
  sources: [],
  run: ({ resume, visual, cite }) => {
    const jobs = resume.experience;
    if (jobs.length === 0) return { is: 'not-applicable' };
    const undated = jobs.filter(
      ({ period }) => period === null || (period.value.start === null && period.value.end === null),
    );
    if (undated.length === 0) return passed;
    const missing = undated.filter((job) => isJob(job) && isSurelyUndated(visual, resume, jobs.indexOf(job)));
    if (missing.length === 0) return unsure('We could not tell which dates belong to which of your jobs.');
    return failed(
      1 - missing.length / jobs.length,
      `We found no dates for ${missing.length} of your ${counted(jobs.length, 'job')}.`,
      'Give each job a start and an end date, such as "Mar 2021 - Present", on the same line as its title or employer.',
      firstFew(missing).flatMap((job) => {
        const field = job.title ?? job.employer;
        return field === null ? [] : [cite.field(field)];
      }),
    );
  },
};

/** A title alone may be a line of something else. */
const isJob = ({ title, employer, bullets }: Job): boolean =>
  title !== null && (employer !== null || bullets.length > 0);
