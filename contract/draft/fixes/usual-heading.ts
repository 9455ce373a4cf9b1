import type { ResumeDraft } from '../../report/resume-draft.ts';
import { withText } from '../change.ts';
import type { Section } from '../place.ts';
import { type Offer, textChange } from './offer.ts';

/** The heading that every parser knows, by the kind of a section; the others keep the words of their person. */
export const usualHeadings: Readonly<Partial<Record<Section['kind'], string>>> = {
  contact: 'Contact',
  summary: 'Summary',
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  certifications: 'Certifications',
  languages: 'Languages',
  projects: 'Projects',
  volunteering: 'Volunteering',
  awards: 'Awards',
  publications: 'Publications',
  references: 'References',
  interests: 'Interests',
};

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Renames the headings that the report calls unusual, where we know the kind of their section. `unusual` are their texts,
 * not their places, because the document may have changed since that report.
 */
export const renameUnusualHeadings = (draft: ResumeDraft, unusual: readonly string[]): readonly Offer[] => {
  const titles = new Set(unusual.map(folded));
  return draft.sections.flatMap(({ kind, title }, index): Offer[] => {
    if (title === '' || !titles.has(folded(title))) return [];
    const after = usualHeadings[kind];
    if (after === undefined || folded(after) === folded(title)) return [];
    const place = `/sections/${index}`;
    return [
      {
        kind: 'usual-heading',
        place,
        changes: [textChange(draft, place, after)],
        result: withText(draft, place, after),
      },
    ];
  });
};
