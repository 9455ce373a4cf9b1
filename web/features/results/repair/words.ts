import { counted } from '#contract/report/result-words.ts';

/** Texts of the page that repairs a Word file. */
export const words = {
  title: 'Repair Your Word File',
  about:
    'These repairs change your own file and keep its look. Each one was tried on your file, which we then read again: no word that we read before is missing, and no score is lower.',
  nothingStored: 'The repaired file is made when you download it. We do not store it.',
  waiting: 'Trying the repairs on your file...',
  unreachable: 'Your file could not be repaired. Please try again.',
  retry: 'Try again',
  missing: 'This analysis does not exist, or it is not yours.',
  toProfile: 'To your resumes',
  toResults: 'Back to the results',
  none: 'We found nothing in this file that we can repair without changing your words.',
  choose: 'What to repair',
  changes: (count: number): string => `What it changes (${counted(count, 'place', 'places')})`,
  more: (count: number): string => `And ${count} more.`,
  before: 'Before',
  after: 'After',
  nothingThere: '(removed)',
  notThere: '(not shown)',
  readBack: 'Scores, read back from the file',
  kinds: {
    atsScore: 'ATS score',
    formatScore: 'Format score',
    keywordScore: 'Keyword score',
    jobRelevanceScore: 'Job match',
  },
  becomes: 'then',
  download: 'Download the repaired file',
  downloadFailed: 'The repaired file could not be downloaded. Please try again.',
  noneChosen: 'Choose at least one repair.',
  look: 'How it looks',
  lookText:
    'Drawn in your browser. Word may break lines and pages differently, so look through the file before you send it.',
  drawing: 'Drawing the page...',
  noDrawing: 'This file could not be drawn.',
  drawnBefore: 'Your file before the repairs',
  drawnAfter: 'Your file after the repairs',
} as const;
