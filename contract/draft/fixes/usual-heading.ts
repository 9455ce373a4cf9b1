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
 * Renames all headings that the report calls unusual, where we know the kind of their section; null without any. `unusual`
 * are their texts, not their places, because the document may have changed since that report.
 */
export const renameUnusualHeadings = (draft: ResumeDraft, unusual: readonly string[]): Offer | null => {
  const titles = new Set(unusual.map(folded));
  const changes = draft.sections.flatMap(({ kind, title }, index) => {
    const after = usualHeadings[kind];
    if (title === '' || !titles.has(folded(title)) || after === undefined || folded(after) === folded(title)) return [];
    return [textChange(draft, `/sections/${index}`, after)];
  });
  const [first] = changes;
  if (first === undefined) return null;
  return {
    kind: 'usual-heading',
    place: first.place,
    changes,
    result: changes.reduce((now, { place, after }) => withText(now, place, after), draft),
  };
};
