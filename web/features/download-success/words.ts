/** What to do with a downloaded file, by its kind. */
export const words = {
  title: 'Your download is here',
  text: 'You will find it where your browser saves downloads.',
  none: {
    title: 'After a download',
    text: 'Nothing was downloaded just now. If you already have a file, here is what to do with it.',
  },
  tips: 'What to do next',
  stay: 'Stay here',
  stayed: 'You will stay on this page.',
  goNow: 'Go now',
  leaving: (place: string, seconds: number): string =>
    `We will take you ${place} in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
} as const;

export type DownloadKind = 'resume-template' | 'ats-report' | 'guide' | 'other';

export const kinds: Record<DownloadKind, { title: string; tips: readonly string[] }> = {
  'resume-template': {
    title: 'Your template is here',
    tips: [
      'Open the Word file in Word, Google Docs or LibreOffice. The PDF is for viewing and sending.',
      'Replace every line of the example, and everything in square brackets.',
      'Keep the headings as they are: software uses them to find the sections of a resume.',
      'Save it with your name in the file name, then upload it here and see what software reads in it.',
    ],
  },
  'ats-report': {
    title: 'Your report is here',
    tips: [
      'Start with the finding that gains you the most points. The report lists the findings in that order.',
      'Change your resume in the program you wrote it in, and save it again.',
      'Upload the new version. The report will show whether the change worked.',
    ],
  },
  guide: {
    title: 'Your guide is here',
    tips: [
      'It is a plain text file, so any program can open it.',
      'Put it next to your resume and go through both line by line.',
      'Then upload your resume and see what software reads in it.',
    ],
  },
  other: { title: words.title, tips: ['Open it from your browser’s list of downloads.'] },
};
