import { ocrLimits } from '#contract/product/ocr-limits.ts';
import type { RecognizedResume } from '#contract/report/recognized-resume.ts';

/** Texts about a resume that is a picture. */
export const words = {
  read: 'Read the text in the picture',
  offer: `We can read the pages with text recognition (OCR), so that you do not have to type everything again. It reads English, up to ${ocrLimits.pages} pages, or as many as it can in about ${ocrLimits.seconds} seconds. Nothing is stored, and it does not use up a scan.`,
  reading: 'Reading the pages. This takes a few seconds for each.',
  cancel: 'Cancel',
  failed: 'We could not read the pages. Please try again.',
  title: 'What the picture says',
  who: 'Read by us, not by hiring software',
  means:
    'Hiring software still gets no text from this file, so there is no score. Text recognition makes mistakes: compare every line with your resume. It reads English; text in other languages comes out with more mistakes.',
  partly: ({ pages, pageCount, ended }: RecognizedResume): string => {
    const read = `We read ${pages.length === 1 ? 'the first page' : `the first ${pages.length} pages`} of ${pageCount}`;
    return ended === 'no-time'
      ? `${read} before the time limit for one file. Split the file to read the rest.`
      : `${read}, which is the limit for one file. Split the file to read the rest.`;
  },
  fields: 'Fields',
  notFound: 'Not found',
  labels: {
    name: 'Full name',
    email: 'Email',
    phone: 'Phone',
    location: 'Location',
    links: 'Links',
    experience: 'Work experience',
    education: 'Education',
    skills: 'Skills',
    certifications: 'Certifications',
    languages: 'Languages',
  },
  present: 'present',
  page: (nr: number, count: number): string => (count === 1 ? 'The text of the page' : `The text of page ${nr}`),
  next: 'Make a clean file from it',
  nextMeans:
    'Put the text into the workspace, correct it there, and download it as PDF or Word. Lines with words that we were unsure of are marked “Please check” there. The workspace stores the text, not the picture.',
  open: 'Put this into the workspace',
  opening: 'Opening the workspace…',
  openFailed: 'We could not open the workspace. Please try again.',
} as const;
