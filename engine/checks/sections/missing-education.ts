import type { Check } from '../../model/check.ts';
import { absent, failed, passed } from '../outcomes.ts';

export const missingEducation: Check<'resume'> = {
  id: 'missing-education',
  group: 'sections',
  title: { pass: 'Your education is found', fail: 'We could not find your education' },
  why: 'Application forms usually ask for education, and some employers ask for a degree.',
  impact: 'minor',
  needs: ['resume'],
  sources: [],
  run: ({ resume }) => {
    if (resume.sections.some(({ kind }) => kind === 'education') || resume.education.length > 0) return passed;
    return failed(
      0,
      'We found no section with your education.',
      'Add a section "Education" with school, degree and year, even if it is short.',
      absent,
    );
  },
};
