import { limits } from './limits.ts';

/** What people have of a job posting: a document, a page that a browser saved, an email, text. */
export const postingExtensions = ['.pdf', '.docx', '.html', '.htm', '.mhtml', '.mht', '.eml', '.txt', '.md'] as const;

/** Whether a file with this name may be a job posting. */
export const isPostingName = (name: string): boolean =>
  postingExtensions.some((extension) => name.trim().toLowerCase().endsWith(extension));

/** Five times what a job description may have: the person chooses what to keep. */
export const maxPostingCharacters = 5 * limits.jobDescriptionCharacters;

/** Why the text of a job posting could not be read in a file, and what to do. */
export const postingRefusals = {
  'empty-file': 'This file is empty. Save the job posting again, or paste its text.',
  'password-protected':
    'This file is password protected. Save a copy without a password, or paste the text of the job posting.',
  'no-text': 'We found no text in this file. Open it, copy the text of the job posting and paste it.',
  'too-long':
    'This file has far more text than a job posting. Open it, copy the part that describes the job and paste it.',
  other: 'We could not read this file. Open it, copy the text of the job posting and paste it.',
} as const;
