import { counted } from '#contract/report/result-words.ts';

/** Texts of the dialog in which the owner shares a report. */
export const shareWords = {
  button: 'Share',
  title: 'Share this report',
  shows:
    'Anyone with the link can see the scores and how they add up, the findings and why they matter, and the keywords for the job.',
  hides:
    'They do not see your name, contact details, file name, links or any line of your resume. We ask search engines not to list the report.',
  create: 'Create a link',
  createNew: 'Create a new link',
  revoke: 'Delete this link',
  close: 'Close',
  link: 'Link to the report',
  works: 'It works until',
  isThere: 'You already have a link. It works until',
  onlyHash:
    'We do not keep the link itself, so we cannot show it again. If you create a new link, it will replace this one.',
  failed: 'That did not work. Please try again.',
} as const;

/** Texts of a shared report. */
export const sharedReportWords = {
  title: 'A shared resume report',
  until: 'This link works until',
  hidden:
    'The owner of this resume shared these findings. Their name, contact details and the text of the resume are left out.',
  details: 'Details',
  findings: 'Findings',
  nothingFound: 'We found nothing that needs fixing.',
  fromLists: 'Only keywords from our own lists are shown here: a job description can contain anything.',
  noneMatched: 'None of the keywords shown here is in the resume.',
  noneMissing: 'No keyword from our lists is missing.',
  notShown: (count: number) => `${counted(count, 'more keyword is', 'more keywords are')} missing, but not shown here.`,
  own: 'See what hiring software reads in your own resume. Upload a PDF or Word file and get the result in a few seconds.',
  check: 'Check a resume',
  goneTitle: 'This link no longer works',
  gone: 'It has expired, or the owner of the report deleted it. Ask them for a new one.',
} as const;
