import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import type { Check } from '../../model/check.ts';
import { absent, failed, passed, unsure } from '../outcomes.ts';

/** 'Work and Education', 'Work/Study Experience': education that shares a heading. */
const studies = compilePhrases(
  `
  education
  stud(y|ies)_
  academic
  ausbildung
  studium
  formation
  formaci[oó]n?
  estudis
  istruzione
  forma[çc][ãa]o
  opleiding
  `,
  { start: 'word', ignoreCase: true },
);

export const missingEducation: Check<'resume' | 'traces'> = {
  id: 'missing-education',
  group: 'sections',
  title: { pass: 'We found your education', fail: 'We could not find your education' },
  why: 'Application forms usually ask about education, and some employers ask for a degree.',
  impact: 'minor',
  needs: ['resume', 'traces'],
  sources: [],
  run: ({ resume, traces }) => {
    if (resume.education.length > 0) return passed;
    const own = resume.sections.find(({ kind, heading }) => kind === 'education' && heading !== null);
    if (own?.heading) return unsure(`We found "${own.heading.text}", but could not read a school or a degree there.`);
    const shared = resume.sections.find(({ heading }) => heading !== null && studies.test(heading.text));
    if (shared?.heading)
      return unsure(`Your education seems to be under "${shared.heading.text}", together with other things.`);
    if (traces.titles.has('education') || traces.schooling.length > 0)
      return unsure('Your page names a school or a degree, but we could not tell where your education begins.');
    return failed(
      0,
      'We found no education section.',
      'Add an "Education" section with school, degree and year, even if it is short.',
      absent,
    );
  },
};
