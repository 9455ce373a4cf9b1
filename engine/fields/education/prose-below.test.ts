import { expect, it } from 'vitest';
import { readEducation as read } from '../../testing/education-by-hand.ts';

it.each<[string, readonly string[], readonly string[]]>([
  [
    'a sentence of a person below the school',
    [
      'Master, Harrow University',
      'October 2022 - July 2024',
      'High school, Ashby School',
      'September 2011 - June 2014',
      'I spent my last three years of high school at this school and enjoyed them there.',
    ],
    ['Harrow University | Master |  | 2022-10..2024-07', 'Ashby School | High school |  | 2011-09..2014-06'],
  ],
  [
    'a sentence that names kinds of schools',
    [
      'Licence Botanique',
      'Université Harrow 2017 – 2020',
      'Une grande école avec un cursus généraliste en botanique appliquée.',
    ],
    ['Université Harrow | Licence | Botanique | 2017..2020'],
  ],
  [
    'a sentence that names the school above again',
    ['Harrow University\t2012 – 2015', 'BA in History', 'I later completed a diploma in music at Harrow University.'],
    ['Harrow University | BA | History | 2012..2015'],
  ],
])('educationOf leaves out %s', (_, lines, expected) => {
  expect(read(lines)).toEqual(expected);
});

it.each<[string, readonly string[], readonly string[]]>([
  [
    'a degree that a sentence below the school tells',
    ['Harrow University\t2012 – 2015', 'I graduated with a BA in History'],
    ['Harrow University | BA | History | 2012..2015'],
  ],
  [
    'an entry that is a sentence itself',
    ['I studied Computer Science at Harrow University from 2012 to 2015.'],
    ['Harrow University | Computer Science |  | 2012..2015'],
  ],
  [
    'a sentence that names another school and what was earned there',
    ['Harrow University\t2012 – 2015', 'BA in History', 'I later completed a diploma in music at Leeds College.'],
    ['Harrow University | BA | History | 2012..2015', 'Leeds College | I later completed a diploma | music | ..'],
  ],
  [
    'a course with a number like a pronoun',
    ['Harrow College\t2012 – 2015', 'Diploma in Chemistry I with Lab and Field Work'],
    ['Harrow College | Diploma | Chemistry I | 2012..2015'],
  ],
  [
    'a short entry with a full stop',
    ['Universidade Harrow\t2012 – 2015', 'Ensino médio completo.\t2011', 'Escola Ashby'],
    ['Universidade Harrow |  |  | 2012..2015', 'Escola Ashby | Ensino médio completo |  | ..2011'],
  ],
])('but not %s', (_, lines, expected) => {
  expect(read(lines)).toEqual(expected);
});
