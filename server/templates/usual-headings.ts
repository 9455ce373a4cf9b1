import type { DraftSection } from '#contract/report/resume-draft.ts';

/** The headings that parsers know best. */
export const usualHeadings: Partial<Record<DraftSection['kind'], string>> = {
  contact: 'Contact',
  summary: 'Summary',
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  certifications: 'Certifications',
  languages: 'Languages',
  volunteering: 'Volunteering',
  projects: 'Projects',
  awards: 'Awards',
  publications: 'Publications',
  references: 'References',
  interests: 'Interests',
};
