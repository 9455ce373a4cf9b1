/** The drawing above each article, with its alternative text. */
export const drawings = {
  lens: 'A resume under a magnifying glass: the lines under the lens are being read.',
  reading: 'A resume and what a parser made of it: two lines are missing.',
  columns: 'A two-column page whose lines are read straight across both columns.',
  keywords: 'Words from a job posting, three of which are marked in the resume next to it.',
  files: 'Three files: a text document, a PDF, and a picture that contains no text.',
  workday: 'An application form filled in from a resume; two fields are empty.',
  checklist: 'A checklist with four of five items checked.',
  tech: 'Lines of code in brackets, next to lines of a resume.',
  tailor: 'A resume cut out in the shape of a job posting.',
  science: 'A curve of attention that is high at the top of a page and falls toward the bottom.',
  change: 'Two career paths that meet in one line of a resume.',
  dos: 'Two resumes side by side, one checked, one crossed out.',
  machine: 'A text of equal lines from a machine, and a resume whose lines differ.',
  first: 'A short resume with one line marked.',
  federal: 'Two full pages under a ruler.',
  letter: 'A short signed letter in front of a resume.',
  posting: 'A job posting: two lines are checked, one is crossed out.',
  pages: 'One crowded page next to two pages with space.',
} as const satisfies Record<string, string>;

export type DrawingId = keyof typeof drawings;
