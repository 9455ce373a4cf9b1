/** The drawing above each article, and what is to be seen in it. */
export const drawings = {
  lens: 'A resume under a magnifying glass: the lines under the lens are read, the others wait.',
  reading: 'A resume and what a parser made of it: two lines did not arrive.',
  columns: 'A page in two columns, and the order in which its lines are read: straight across both.',
  keywords: 'Words of a job advert, of which three are marked in the resume beside it.',
  files: 'Three files: a text document, a PDF, and a picture that has no text in it.',
  workday: 'An application form whose fields were filled from a resume; two were left empty.',
  checklist: 'A list; four of its five points are ticked.',
  tech: 'Lines of code in brackets, next to lines of a resume.',
  tailor: 'One resume, cut to the outline of one advert.',
  science: 'A curve of attention that is high at the top of a page and falls towards its end.',
  change: 'Two roads of work that meet in one line of a resume.',
  dos: 'Two resumes side by side, one ticked, one crossed out.',
} as const satisfies Record<string, string>;

export type DrawingId = keyof typeof drawings;
