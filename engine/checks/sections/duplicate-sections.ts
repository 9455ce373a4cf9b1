import type { Check } from '../../model/check.ts';
import type { SectionKind } from '../../model/resume.ts';
import { failed, listed, passed } from '../outcomes.ts';

/** Kinds that form one list in a profile. Skills are often split by topic, which is fine. */
const single: readonly SectionKind[] = ['summary', 'experience', 'education'];

export const duplicateSections: Check<'headings' | 'cite'> = {
  id: 'duplicate-sections',
  group: 'sections',
  title: { pass: 'No section appears twice', fail: 'A section appears twice' },
  why: 'A candidate profile has one list of jobs and one of schools. A second section with the same name can be read as a separate list.',
  impact: 'minor',
  needs: ['headings', 'cite'],
  sources: [],
  run: ({ headings, cite }) => {
    const titled = headings.filter(({ heading }) => heading.recognisedBy === 'title');
    const repeated = titled.filter(
      ({ kind, heading }, index) =>
        single.includes(kind) &&
        titled.some((other, at) => at < index && other.kind === kind && same(other.heading.text, heading.text)),
    );
    if (repeated.length === 0) return passed;
    return failed(
      0.5,
      `You have more than one section ${listed(repeated.map(({ heading }) => `"${heading.text}"`))}.`,
      'Merge them, or give the second one a different heading, such as "Earlier Experience".',
      repeated.map(({ heading }) => cite.spans([heading.span])),
    );
  },
};

const same = (one: string, other: string): boolean => letters(one) === letters(other);
const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}]+/gu, '');
