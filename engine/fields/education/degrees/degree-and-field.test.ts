import { expect, test } from 'vitest';
import { readEducation as read } from '../../../testing/education-by-hand.ts';

/** Where the name of a degree ends and its field begins, in the languages of resumes: the piece before the school. */
test.each<[string, string, string]>([
  ['Laurea triennale', 'Laurea triennale', ''],
  ['Laurea Triennale Economia Aziendale', 'Laurea Triennale', 'Economia Aziendale'],
  ['Laurea magistrale in Fisica', 'Laurea magistrale', 'Fisica'],
  ['Licence pro Commerce', 'Licence pro', 'Commerce'],
  ['Licence professionnelle Logistique', 'Licence professionnelle', 'Logistique'],
  ['Licence 3 Droit', 'Licence 3', 'Droit'],
  ['Licence Droit', 'Licence', 'Droit'],
  ['Licence de droit', 'Licence de droit', 'droit'],
  ['Licence Economie et gestion en alternance', 'Licence', 'Economie et gestion'],
  ['Master 1 Droit des affaires', 'Master 1', 'Droit des affaires'],
  ['Master en Droit des affaires', 'Master', 'Droit des affaires'],
  ['Bac pro Cuisine', 'Bac pro', 'Cuisine'],
  ['Bac général', 'Bac général', ''],
  ['Bac S', 'Bac S', ''],
  ['Baccalauréat professionnel Commerce', 'Baccalauréat professionnel', 'Commerce'],
  ['BTS Management des unités commerciales', 'BTS', 'Management des unités commerciales'],
  ["Diplôme des métiers d'art", "Diplôme des métiers d'art", "métiers d'art"],
  ['Mention complémentaire Pâtisserie', 'Mention complémentaire', 'Pâtisserie'],
  ['Bachelor Professional Wirtschaft', 'Bachelor Professional', 'Wirtschaft'],
  ['Studium der Botanik', 'Studium der Botanik', 'Botanik'],
  ['Master Recht en Economie', 'Master', 'Recht en Economie'],
  ['VWO profiel Natuur en Techniek', 'VWO', 'profiel Natuur en Techniek'],
  ['Máster en Historia', 'Máster', 'Historia'],
  ['Ingeniería en Sistemas', 'Ingeniería', 'Sistemas'],
  ['PhD Candidate', 'PhD Candidate', ''],
  ['Doctor of Pharmacy Program', 'Doctor of Pharmacy Program', 'Pharmacy'],
  ['Bachelor of Science in Nursing Program', 'Bachelor of Science', 'Nursing'],
  ['BSc(Hons) Botany', 'BSc(Hons)', 'Botany'],
  ['B.Agric, Pomology', 'B.Agric', 'Pomology'],
  ['CertHE Botany', 'CertHE', 'Botany'],
  ['Advanced Diploma, School Leadership', 'Advanced Diploma', 'School Leadership'],
  ['Lehrabschlussprüfung Koch', 'Lehrabschlussprüfung Koch', ''],
])('%s', (text, degree, field) => {
  expect(read([`${text}, Universität Harrow, 2012`])).toEqual([`Universität Harrow | ${degree} | ${field} | ..2012`]);
});

test('a class is a grade, also right before the dates', () => {
  expect(read(['Harrow University', 'LLB (Hons), first class\t2008 – 2011'])).toEqual([
    'Harrow University | LLB (Hons) |  | 2008..2011',
  ]);
  expect(read(['Harrow University', 'Botany BSc, Class of 2011'])).toEqual([
    'Harrow University | Botany BSc |  | ..2011',
  ]);
});
