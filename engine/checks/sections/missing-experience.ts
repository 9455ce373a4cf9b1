import type { Check } from '../../model/check.ts';
import { absent, failed, passed, unsure } from '../outcomes.ts';

export const missingExperience: Check<'resume'> = {
  id: 'missing-experience',
  group: 'sections',
  title: { pass: 'Your work experience is found', fail: 'We could not find your work experience' },
  why: 'Your jobs are the heart of every profile. Greenhouse lists resumes without clear sections among the causes of a failed parse.',
  impact: 'major',
  needs: ['resume'],
  sources: ['greenhouse-parsing'],
  run: ({ resume }) => {
    if (
      resume.sections.some(({ kind, lines }) => kind === 'experience' && lines.length > 0) ||
      resume.experience.length > 0
    )
      return passed;
    if (resume.sections.some(({ kind }) => kind === 'projects' || kind === 'volunteering'))
      return unsure('You show projects or voluntary work instead of jobs, which is right at the start of a career.');
    return failed(
      0,
      'We found no section with your jobs.',
      'Put your jobs under a heading of their own, such as "Work Experience". If you have none yet, use "Projects" or "Volunteering".',
      absent,
    );
  },
};
