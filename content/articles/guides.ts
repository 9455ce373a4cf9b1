/** The three text downloads. The files are in `web/public/assets/downloads`. */
export const guides = [
  {
    id: 'ats-checklist',
    title: 'ATS checklist',
    description: 'Twenty-four points to check before you send a resume, in order of importance.',
  },
  {
    id: 'keyword-optimization-guide',
    title: 'Keyword guide',
    description: 'How to read a job posting, which of its words belong in your resume, and a worksheet.',
  },
  {
    id: 'resume-template-info',
    title: 'Resume outline',
    description: 'A plain resume to fill in, section by section, with what to write and what to leave out.',
  },
] as const;

export type Guide = (typeof guides)[number];
