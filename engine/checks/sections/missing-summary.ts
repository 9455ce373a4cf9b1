import type { Check } from '../../model/check.ts';
import { absent, failed, passed } from '../outcomes.ts';

export const missingSummary: Check<'resume'> = {
  id: 'missing-summary',
  group: 'sections',
  title: { pass: 'Your resume begins with a summary', fail: 'You have no summary' },
  why: 'Two or three lines at the top tell a reader who you are and what you are looking for. Parsers do not need them.',
  impact: 'hint',
  needs: ['resume'],
  sources: [],
  run: ({ resume }) => {
    if (resume.summary !== null || resume.sections.some(({ kind }) => kind === 'summary')) return passed;
    return failed(
      0.5,
      'We found no summary at the top.',
      'Consider adding two or three lines under your name: your occupation, your years of experience and your strongest results.',
      absent,
    );
  },
};
