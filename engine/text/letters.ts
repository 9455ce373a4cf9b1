import type { Run } from '../model/document.ts';

/** With fewer letters, a page of pictures has only a page number or a watermark, not a resume, and a font map cannot be judged. */
export const minLettersToJudge = 40;

/** Number of characters that are not white space. */
export const letterCount = (runs: readonly Pick<Run, 'text'>[]): number =>
  runs.reduce((sum, { text }) => sum + text.replace(/\s+/g, '').length, 0);
