import type { Check } from '../../model/check.ts';
import { absent, failed, passed, unsure } from '../outcomes.ts';

export const missingExperience: Check<'resume' | 'cite'> = {
  id: 'missing-experience',
  group: 'sections',
  title: { pass: 'Your work experience is found', fail: 'We could not find your work experience' },
  why: 'Your jobs are the heart of every profile. Greenhouse lists resumes without clear sections among the causes of a failed parse.',
  impact: 'major',
  needs: ['resume', 'cite'],
  sources: ['greenhouse-parsing'],
  run: ({ resume, cite }) => {
    if (
      resume.sections.some(({ kind, lines }) => kind === 'experience' && lines.length > 0) ||
      resume.experience.length > 0
    )
      return passed;
    const empty = resume.sections.find(({ kind, heading }) => kind === 'experience' && heading !== null);
    if (empty?.heading) {
      return failed(
        0,
        `We found the heading "${empty.heading.text}", but could not read a job below it.`,
        'Put each job below that heading, from top to bottom: title, employer and dates first, then what you did. Leave out columns made of tabs, blanks or cells.',
        [cite.spans([empty.heading.span])],
      );
    }
    if (resume.sections.some(({ kind }) => kind === 'projects' || kind === 'volunteering'))
      return unsure(
        'You show projects or voluntary work instead of jobs. That is right at the start of a career; if you had jobs, give them a heading of their own.',
      );
    return failed(
      0,
      'We found no section with your jobs.',
      'Put your jobs under a heading of their own, such as "Work Experience". If you have none yet, use "Projects" or "Volunteering".',
      absent,
    );
  },
};
