/** Every kind of section that a resume can have. The title of one that is 'other' is the person's own. */
export const sectionKinds = [
  'contact',
  'summary',
  'experience',
  'education',
  'skills',
  'certifications',
  'languages',
  'projects',
  'publications',
  'volunteering',
  'awards',
  'references',
  'interests',
  'other',
] as const;
export type SectionKind = (typeof sectionKinds)[number];
