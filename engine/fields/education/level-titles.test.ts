import { expect, test } from 'vitest';
import { readEducation as read } from '../../testing/education-by-hand.ts';

/** Forms and short resumes write the level of the schools below as a title in the text of the entries. */
test.each<[string, readonly string[], readonly string[]]>([
  [
    'a school below the title of its level',
    ['HIGH SCHOOL LEVEL', 'Harrow Academy', 'Matric', '2014'],
    ['Harrow Academy | Matric |  | ..2014'],
  ],
  [
    'degrees below titles of their levels',
    [
      'Secundario / Graduado',
      'Bachiller en Ciencias',
      'Liceo Harrow',
      'Universitario / En curso',
      'Licenciatura en Botánica',
      'Universidad Barton',
    ],
    ['Liceo Harrow | Bachiller | Ciencias | ..', 'Universidad Barton | Licenciatura | Botánica | ..'],
  ],
  [
    'a title of studies beside a school and a degree of their own',
    ['Estudios Superiores', '2016 - 2020\tIngeniería en Botánica', 'Universidad de Harrow'],
    ['Universidad de Harrow | Ingeniería | Botánica | 2016..2020'],
  ],
  [
    'the level of a school in place of a degree',
    ['Harrow Academy', 'Secondary education', '2009 - 2014'],
    ['Harrow Academy | Secondary education |  | 2009..2014'],
  ],
])('educationOf reads %s', (_, lines, expected) => {
  expect(read(lines)).toEqual(expected);
});
