import { expect, test } from 'vitest';
import { readEducation as read } from '../../../testing/education-by-hand.ts';

/** A school and its degree with nothing between them; twins whose words belong to the name of the school. */
test.each<[string, string]>([
  ['University of Harrow Bioinformatics PhD (supervisors: Jane Roe)', 'University of Harrow | Bioinformatics PhD | '],
  ['Imperial College London MSc Botany (Distinction)', 'Imperial College London | MSc | Botany'],
  ['Harrow University Marine Biology BSc', 'Harrow University | Marine Biology BSc | '],
  ['Harrow University MBA', 'Harrow University | MBA | '],
  ['Harrow Institute of Technology B.S. Botany, GPA 3.8', 'Harrow Institute of Technology | B.S. | Botany'],
  ['University of Harrow, Leeds BSc Botany', 'University of Harrow | BSc | Botany'],
  ['Harrow Business School Master in Management', 'Harrow Business School | Master | Management'],
  ['Université Harrow Licence de botanique', 'Université Harrow | Licence de botanique | botanique'],
  ['Universität Harrow Master Botanik', 'Universität Harrow | Master | Botanik'],
  ['Universidad de Harrow Licenciatura en Derecho', 'Universidad de Harrow | Licenciatura | Derecho'],
  ['Università di Harrow Laurea in Botanica', 'Università di Harrow | Laurea | Botanica'],
  ['Gymnasium Harrow Abitur', 'Gymnasium Harrow | Abitur | '],
  // a state, and parts of names
  ['Harrow University MA', 'Harrow University MA |  | '],
  ['Harrow University Graduate School', 'Harrow University Graduate School |  | '],
  ['Harrow Master School', 'Harrow Master School |  | '],
  ['Harrow College of Bachelor Studies', 'Harrow College of Bachelor Studies |  | '],
  ['Harrow School Certificate', ' | Harrow School Certificate | '],
])('%s', (text, entry) => {
  expect(read([`${text}\t2012`])).toEqual([`${entry} | ..2012`]);
});
