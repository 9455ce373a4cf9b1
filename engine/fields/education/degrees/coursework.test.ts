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
    'an examination that was passed',
    ['S.S.C. passed from Marland Board in 2012', 'B.Com passed from Harrow University in 2017'],
    ['Marland Board | S.S.C. |  | ..2012', 'Harrow University | B.Com |  | ..2017'],
  ],
  [
    'a school that was attended, and no missing degree',
    ['Attended Harrow Community College 2014-2016 (no degree)', 'Graduate of Ashby High School, 2014'],
    ['Harrow Community College |  |  | 2014..2016', 'Ashby High School |  |  | ..2014'],
  ],
  [
    'no state that licenses as a school',
    ['BA Botany, Harrow College, 2018', 'LSW, State of Maryland, 2019'],
    ['Harrow College | BA | Botany | ..2018'],
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
