import { compilePhrases } from '../../lexicon/phrases/compile.ts';
import { certificateWords } from '../../lexicon/phrases/section-content.ts';
import { degreeScore } from './degrees.ts';

const academic = compilePhrases(
  `
  bachelor
  (master|doctor) of_
  b.?sc_
  b.?eng_
  b.?tech_
  m.?sc_
  m.?eng_
  m.?tech_
  ph.?d_
  `,
  { start: 'text', ignoreCase: true },
);

/** 'BSc Hons Botany' among certificates: a degree of a university, which no certificate is. */
export const isAcademicDegree = (text: string): boolean =>
  academic.test(text) && degreeScore(text) >= 3 && !certificateWords.test(text);
