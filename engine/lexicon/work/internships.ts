import { wordSet } from '../word-set.ts';

/** First words of a line that names an internship, in the languages that we read, without accents. */
export const internshipWords: ReadonlySet<string> = wordSet(
  'intern internship internships',
  'praktikum praktikant praktikantin',
  'stage stages stagiaire',
  'practicas pasante pasantia pasantias becario becaria',
  'tirocinio tirocinante',
  'estagio estagiario estagiaria',
  'stagiair',
);
