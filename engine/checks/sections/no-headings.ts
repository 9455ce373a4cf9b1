import type { Check } from '../../model/check.ts';
import { absent, failed, passed, unsure } from '../outcomes.ts';

export const noHeadings: Check<'resume' | 'words' | 'traces'> = {
  id: 'no-headings',
  group: 'sections',
  title: { pass: 'Your resume is divided into sections by headings', fail: 'Your resume has no headings' },
  why: 'Greenhouse lists resumes without clear sections among the causes of a failed parse.',
  impact: 'major',
  needs: ['resume', 'words', 'traces'],
  sources: ['greenhouse-parsing'],
  run: ({ resume, words, traces }) => {
    if (words.length < 40) return { is: 'not-applicable' };
    if (resume.sections.some(({ heading }) => heading !== null)) return passed;
    if (traces.titles.size + traces.maybeHeadings.length > 0)
      return unsure('Some lines of your page read like headings, but we could not tell which lines belong to them.');
    return failed(
      0,
      'We found no headings, so a parser cannot tell your jobs from your education.',
      'Put "Work Experience", "Education" and "Skills" on separate lines, bold or larger than the text.',
      absent,
    );
  },
};
