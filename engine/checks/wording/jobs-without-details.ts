import type { Check } from '../../model/check.ts';
import { counted, failed, firstFew, passed } from '../outcomes.ts';

export const jobsWithoutDetails: Check<'resume' | 'cite'> = {
  id: 'jobs-without-details',
  group: 'wording',
  title: { pass: 'Your jobs say what you did', fail: 'Some jobs do not say what you did' },
  why: 'With only a job title, there are no skills for a search to find and nothing for a reader to ask about.',
  impact: 'minor',
  needs: ['resume', 'cite'],
  sources: [],
  run: ({ resume, cite }) => {
    const jobs = resume.experience;
    if (jobs.length === 0) return { is: 'not-applicable' };
    // The oldest jobs may be one line; the three newest should not.
    const bare = jobs.slice(0, 3).filter(({ bullets }) => bullets.length === 0);
    if (bare.length === 0) return passed;
    return failed(
      1 - bare.length / Math.min(jobs.length, 3),
      `${counted(bare.length, 'job')} among your newest ${bare.length === 1 ? 'has' : 'have'} no bullets or sentences below the title.`,
      'Add two to five bullets: what you did, what you used, and what it achieved.',
      firstFew(bare).flatMap((job) => {
        const field = job.title ?? job.employer;
        return field === null ? [] : [cite.field(field)];
      }),
    );
  },
};
