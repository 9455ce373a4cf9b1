import { expect, it } from 'vitest';
import { readEducation as read } from '../../testing/education-by-hand.ts';

it.each<[string, readonly string[], readonly string[]]>([
  [
    'two schools in one row and their degrees in the next',
    ['**Harrow University, 2016 – 2019\tAshby College, 2014 – 2016', 'Bachelor of Botany\tFoundation in Art'],
    ['Harrow University | Bachelor of Botany | Botany | 2016..2019', 'Ashby College | Foundation | Art | 2014..2016'],
  ],
  [
    'two degrees in one row, above names that no list knows',
    ['B.A. History\tB.Sc. Botany', 'Ironbark\tBrightpath', '2012\t2015'],
    ['Ironbark | B.A. | History | ..2012', 'Brightpath | B.Sc. | Botany | ..2015'],
  ],
])('entries side by side are read column by column: %s', (_, lines, expected) => {
  expect(read(lines)).toEqual(expected);
});

it.each<[string, readonly string[], readonly string[]]>([
  [
    'a school and its dates in cells',
    ['Harrow University\t2012 – 2016', 'B.A. History\tLeeds'],
    ['Harrow University | B.A. | History | 2012..2016'],
  ],
  [
    'a table with one entry a row',
    ['B.A. History\tHarrow University\t2012', 'B.Sc. Botany\tAshby College\t2015'],
    ['Harrow University | B.A. | History | ..2012', 'Ashby College | B.Sc. | Botany | ..2015'],
  ],
  [
    'a school with its part, above the degree and its dates',
    ['Harrow University\tFaculty of Law', 'B.A. History\t2012 – 2015'],
    ['Harrow University | B.A. | History | 2012..2015'],
  ],
  [
    'one row with two schools and nothing below',
    ['Harrow University\tAshby College'],
    ['Harrow University |  |  | ..', 'Ashby College |  |  | ..'],
  ],
])('rows of one entry stay together: %s', (_, lines, expected) => {
  expect(read(lines)).toEqual(expected);
});
