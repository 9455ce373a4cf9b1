import type { Check } from '../../model/check.ts';
import type { SectionKind } from '../../model/resume.ts';
import { absent, failed, passed, unsure } from '../outcomes.ts';

export const missingSummary: Check<'resume' | 'traces'> = {
  id: 'missing-summary',
  group: 'sections',
  title: { pass: 'Your resume begins with a summary', fail: 'You have no summary' },
  why: 'Two or three lines at the top tell a reader who you are and what you are looking for. Parsers do not need them.',
  impact: 'hint',
  needs: ['resume', 'traces'],
  sources: [],
  run: ({ resume, traces }) => {
    const kinds = resume.sections.map(({ kind }) => kind);
    // 'section-order' reports a summary that comes late.
    if (kinds.includes('summary')) return isFirst(kinds) ? passed : { is: 'not-applicable' };
    if (resume.summary !== null) return passed;
    if (traces.titles.has('summary'))
      return unsure(
        'A line of your page looks like the heading of a summary, but we could not tell which lines belong to it.',
      );
    if (traces.maybeSummary.length > 0)
      return unsure('A paragraph of your page may be a summary, but it is under no heading that we know.');
    // Where the jobs have no heading that we read, and others an unusual one, the summary may be below another.
    const headings = resume.sections.flatMap(({ heading }) => (heading === null ? [] : [heading]));
    const isUnusual = headings.some(({ recognisedBy }) => recognisedBy !== 'title');
    if (isUnusual && resume.sections.some(({ kind, heading }) => kind === 'experience' && heading === null))
      return unsure('Some of your headings are unusual. A summary may be under one that we did not recognize.');
    return failed(
      0.5,
      'We found no summary at the top.',
      'Consider adding two or three lines under your name: your occupation, your years of experience and your strongest results.',
      absent,
    );
  },
};

const later: readonly SectionKind[] = ['experience', 'education', 'skills'];

const isFirst = (kinds: readonly SectionKind[]): boolean =>
  !kinds.slice(0, kinds.indexOf('summary')).some((kind) => later.includes(kind));
