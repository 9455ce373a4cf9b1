/** What to do with a file that has just come, by its kind. Kinds are those of specification section 2. */
export const words = {
  title: 'Your download is here',
  text: 'You find it where your browser keeps downloads.',
  none: {
    title: 'After a download',
    text: 'No download has just come. If you have the file from before, this is what to do with it.',
  },
  tips: 'What to do next',
  stay: 'Stay here',
  stayed: 'You stay on this page.',
  goNow: 'Go now',
  leaving: (place: string, seconds: number): string =>
    `We take you ${place} in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
} as const;

export type DownloadKind = 'resume-template' | 'ats-report' | 'guide' | 'other';

export const kinds: Record<DownloadKind, { title: string; tips: readonly string[] }> = {
  'resume-template': {
    title: 'Your template is here',
    tips: [
      'Open the Word file in Word, Google Docs or LibreOffice. The PDF is for looking at and for sending.',
      'Replace every line of the example, and everything in square brackets.',
      'Keep the headings as they are: software finds the sections of a resume by them.',
      'Save it under your own name, then upload it here and see what software reads in it.',
    ],
  },
  'ats-report': {
    title: 'Your report is here',
    tips: [
      'Begin with the finding that gains most. The report lists them in that order.',
      'Change your resume in the program you wrote it with, and save it anew.',
      'Upload the new version: the report tells whether the change did what it should.',
    ],
  },
  guide: {
    title: 'Your guide is here',
    tips: [
      'It is a plain text file: every program opens it.',
      'Lay it beside your resume and go through both line by line.',
      'Then upload your resume and see what software reads in it.',
    ],
  },
  other: { title: words.title, tips: ['Open it from the downloads of your browser.'] },
};
