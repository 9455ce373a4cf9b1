import type { Check } from '../../model/check.ts';
import { absent, failed, passed } from '../outcomes.ts';

export const noHeadings: Check<'resume' | 'words'> = {
  id: 'no-headings',
  group: 'sections',
  title: { pass: 'Your resume is divided into sections by headings', fail: 'Your resume has no headings' },
  why: 'Greenhouse lists resumes without clear sections among the causes of a failed parse.',
  impact: 'major',
  needs: ['resume', 'words'],
  sources: ['greenhouse-parsing'],
  run: ({ resume, words }) => {
    if (words.length < 40) return { is: 'not-applicable' };
    if (resume.sections.some(({ heading }) => heading !== null)) return passed;
    return failed(
      0,
      'We found no headings, so a parser cannot tell your jobs from your education.',
      'Put "Work Experience", "Education" and "Skills" on separate lines, bold or larger than the text.',
      absent,
    );
  },
};
