import { limits } from '#contract/product/limits.ts';

/** Texts of the upload panel. */
export const words = {
  title: 'Check your resume',
  lead: 'PDF or DOCX, up to 5 MB. See your resume as a person reads it and as a machine reads it.',
  noScript: 'Uploading needs JavaScript, which is turned off in this browser.',
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  fileLabel: 'Resume file (PDF or DOCX)',
  drop: 'Drop your resume here',
  dropping: 'Drop to add this file',
  orDrop: 'or drop it here',
  chosen: 'Chosen file',
  remove: 'Remove',
  lost: 'The page was reloaded, and browsers do not keep the file you chose. Please choose it again. What you typed is still here.',
  jobLabel: 'Job description',
  jobOptional: 'optional',
  jobHint: 'The ATS check works without a job description. If you add one, we also match your resume to the job.',
  jobUrlLabel: 'Link to the job posting',
  jobUrlHint:
    'The link tells us which system you are applying through. We only look at the address and never open the page.',
  analyze: 'ANALYZE',
  analyzing: 'Analyzing...',
  cancel: 'Cancel',
  needsFile: 'Choose a resume first.',
  needsAccount: 'Free account needed.',
  fromLast: 'This job is from last time.',
  clear: 'Clear',
  kept: `Deleted after ${limits.keptForDays} days`,
  oneAtATime: { title: 'One file at a time', message: 'Please drop a single PDF or DOCX file.' },
  noFile: 'No file selected',
  failedTitle: 'Error',
  failed: 'Failed to analyze resume',
  tryAgain: 'Your file is still here, so you can try again.',
  otherFile: 'Choose another file, or another version of this one.',
  unwritten: {
    lead: 'If you have no resume yet, you can write one here. It uses no scan.',
    write: 'Write a resume here',
  },
  loginRequired: {
    title: 'Login Required',
    message: 'Please create an account or log in to analyze your resume',
    invited: 'Please log in to analyze your resume. New accounts here need an invitation.',
    closed: 'Please log in to analyze your resume. This site does not take new accounts.',
    action: 'Log In',
    inline: 'Your file and the job description stay here while you log in.',
    register: 'Create an account',
  },
  limit: {
    title: "You have used today's scan",
    next: (day: string, time: string): string => `Your next scan is available on ${day} at ${time}, your time.`,
    before: 'You can choose a resume then. Premium includes as many scans as you like.',
    later: 'Your next scan is available within 24 hours.',
    kept: 'Your file stays here as long as this page is open. Premium includes as many scans as you like.',
    plans: 'See Premium',
    editing: 'Editing a resume that you have checked uses no scan, and the scores follow every change.',
    results: 'Back to my results',
  },
  steps: {
    uploading: (percent: number) => `Uploading ${percent}%`,
    reading: 'Reading and scoring your resume',
    next: (filename: string): string => `Reading ${filename}`,
    queued: (place: number, filename: string): string =>
      `${filename} is stored. It is number ${place.toLocaleString('en-US')} in line. You can reload or leave this page.`,
    inLine: 'Your resume is stored and waiting in line. You can reload or leave this page.',
    done: 'Done. Opening your results',
  },
} as const;

/** '1.2 MB', in units of 1,024 like the limit. */
export const sizeOf = (bytes: number): string => {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
};

/** The file type by its name, in everyday words. */
export const kindOf = (filename: string): string =>
  filename.toLowerCase().endsWith('.docx') ? 'Word document' : 'PDF document';
