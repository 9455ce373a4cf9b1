import type { Check } from '../../model/check.ts';
import { absent, failed, passed } from '../outcomes.ts';

export const missingSummary: Check<'resume'> = {
  id: 'missing-summary',
  group: 'sections',
  title: { pass: 'You begin with a summary', fail: 'You have no summary' },
  why: 'Two or three lines on top tell a reader what you are and what you look for. Parsers can do without.',
  impact: 'hint',
  needs: ['resume'],
  sources: [],
  run: ({ resume }) => {
    if (resume.summary !== null || resume.sections.some(({ kind }) => kind === 'summary')) return passed;
    return failed(
      0.5,
      'We found no summary at the top.',
      'Consider two or three lines under your name: your trade, your years, your strongest results.',
      absent,
    );
  },
};
