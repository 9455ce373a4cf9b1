import type { Run } from '../model/document.ts';

/** So few letters beside pictures of a page are a page number or a watermark, not a resume; and too few to judge a font map by. */
export const minLettersToJudge = 40;

/** Characters that are no white space. */
export const letterCount = (runs: readonly Pick<Run, 'text'>[]): number =>
  runs.reduce((sum, { text }) => sum + text.replace(/\s+/g, '').length, 0);
