/** The three static downloads: specification section 7. Their text lies in `web/public/assets/downloads`. */
export const guides = [
  {
    id: 'ats-checklist',
    title: 'ATS checklist',
    description: 'Twenty-four points to go through before you send a resume, in the order in which they matter.',
  },
  {
    id: 'keyword-optimization-guide',
    title: 'Keyword guide',
    description: 'How to read an advert, which of its words belong in your resume, and a sheet to work through it.',
  },
  {
    id: 'resume-template-info',
    title: 'Resume skeleton',
    description: 'A plain resume to fill in, section by section, with what to write and what to leave out.',
  },
] as const;

export type Guide = (typeof guides)[number];
