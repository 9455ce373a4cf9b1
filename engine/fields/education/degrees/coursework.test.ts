import { expect, it } from 'vitest';
import { readEducation as read } from '../../../testing/education-by-hand.ts';

it.each<[string, readonly string[], readonly string[]]>([
  [
    'coursework beside its school as studies of their own',
    ['Coursework in Botany, Harrow Community College, 2017–2018', 'Diploma, Ashby High School, 2016'],
    ['Harrow Community College | Coursework | Botany | 2017..2018', 'Ashby High School | Diploma |  | ..2016'],
  ],
  [
    'coursework below a degree as a note',
    ['BSc Botany, Harrow College, 2015', 'Coursework in Botany and Weaving'],
    ['Harrow College | BSc | Botany | ..2015'],
  ],
  [
    'a degree behind a town and a full stop',
    ['Harrow College, Northridge. BA Botany, 2013.'],
    ['Harrow College | BA | Botany | ..2013'],
  ],
  [
    'no law journal as a field',
    [
      'Juris Doctor',
      'Harrow School of Law, 2016',
      'Journal of Botanic Law, Managing Editor',
      'BA Botany',
      'Ashby University, 2013',
    ],
    ['Harrow School of Law | Juris Doctor |  | ..2016', 'Ashby University | BA | Botany | ..2013'],
  ],
])('educationOf reads %s', (_what, lines, entries) => {
  expect(read(lines)).toEqual(entries);
});
