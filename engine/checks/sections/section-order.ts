import type { Check } from '../../model/check.ts';
import type { FoundHeading } from '../../model/facts.ts';
import type { SectionKind } from '../../model/resume.ts';
import { failed, passed } from '../outcomes.ts';

/** Earlier sections have lower numbers; equal numbers may stand in either order. */
const usualPlace: Partial<Record<SectionKind, number>> = {
  contact: 0,
  summary: 1,
  experience: 2,
  education: 2,
  skills: 2,
  certifications: 2,
  projects: 2,
  languages: 2,
  volunteering: 2,
  publications: 2,
  awards: 2,
  interests: 3,
  references: 4,
};

export const sectionOrder: Check<'headings' | 'sideBySide' | 'cite'> = {
  id: 'section-order',
  group: 'sections',
  title: { pass: 'Your sections come in a usual order', fail: 'Your sections come in an unusual order' },
  why: 'Readers look for the summary first, then jobs, education and skills. Parsers go by the headings, whatever their order.',
  impact: 'hint',
  needs: ['headings', 'sideBySide', 'cite'],
  sources: [],
  run: ({ headings, sideBySide, cite }) => {
    // In columns there is no single order to judge.
    if (sideBySide.share > 0.1) return { is: 'not-applicable' };
    const late = headings.filter((found, index) => isAfterLater(found, headings.slice(0, index)));
    if (late.length === 0) return passed;
    return failed(
      0.5,
      'These sections usually stand further up.',
      'A usual order is: contact, summary, experience, education, skills, then all else.',
      late.map(({ heading }) => cite.spans([heading.span])),
    );
  },
};

const isAfterLater = ({ kind }: FoundHeading, before: readonly FoundHeading[]): boolean => {
  const place = usualPlace[kind];
  return place !== undefined && before.some((other) => (usualPlace[other.kind] ?? 0) > place);
};
