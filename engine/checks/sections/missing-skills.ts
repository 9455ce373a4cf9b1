import type { Check } from '../../model/check.ts';
import { absent, failed, passed } from '../outcomes.ts';

export const missingSkills: Check<'resume'> = {
  id: 'missing-skills',
  group: 'sections',
  title: { pass: 'You have a skills section', fail: 'We could not find a skills section' },
  why: 'Recruiters search for skills by name, and matching tools compare them with the job posting. A list gives them something to find.',
  impact: 'minor',
  needs: ['resume'],
  sources: ['smartrecruiters-match', 'jobvite-matching'],
  run: ({ resume }) => {
    if (resume.sections.some(({ kind }) => kind === 'skills') || resume.skills.length > 0) return passed;
    return failed(
      0,
      'We found no skills section.',
      'Add a "Skills" section with the tools and methods you know, as a plain list separated by commas.',
      absent,
    );
  },
};
