import { expect, it } from 'vitest';
import { readEducation as read } from '../../../testing/education-by-hand.ts';

it.each<[string, readonly string[], readonly string[]]>([
  [
    'rows with a label and a colon',
    [
      '27/09/2019 – 01/07/2023',
      "Bachelor's Degree",
      'Harrow University',
      'Address: 5 College Road, Leeds',
      'Field(s) of study: Marine Biology',
      '31/08/2015 – 31/05/2019',
      'Ashby High School',
      'Address: Lakeside 5800, Leeds',
    ],
    [
      "Harrow University | Bachelor's Degree | Marine Biology | 2019-09..2023-07",
      'Ashby High School |  |  | 2015-08..2019-05',
    ],
  ],
  [
    'cells with labels without a colon',
    [
      '2012 – 2014 Leeds',
      'HIGHER SECONDARY CERTIFICATE',
      'Harrow College',
      'Address College Road, Leeds\tField of study Botany\tFinal grade GPA 4.60/5.00',
      'Level in EQF 4\tNational classification Bachelor',
      '2010 – 2012 Leeds',
      'SECONDARY SCHOOL CERTIFICATE',
      "Ashby Girls' School",
      'Address Bazar Road, Leeds\tField of study Science',
    ],
    [
      'Harrow College | HIGHER SECONDARY CERTIFICATE | Botany | 2012..2014',
      "Ashby Girls' School | SECONDARY SCHOOL CERTIFICATE | Science | 2010..2012",
    ],
  ],
  [
    'labels behind each other in one row',
    ['2019 – 2023', 'Harrow University', 'Website https://harrow.example/ Field of study Marine Biology'],
    ['Harrow University | Marine Biology |  | 2019..2023'],
  ],
])('educationOf reads the facts of a form: %s', (_, lines, expected) => {
  expect(read(lines)).toEqual(expected);
});

it.each<[string, readonly string[], readonly string[]]>([
  [
    'a degree whose words are those of a label',
    ['Harrow College\t2012 – 2015', 'Website Design Diploma'],
    ['Harrow College | Website Design Diploma |  | 2012..2015'],
  ],
  [
    'a label in the middle of a row',
    ['B.Sc., field of study Botany, Harrow College\t2012 – 2015'],
    ['Harrow College | B.Sc. | field of study Botany | 2012..2015'],
  ],
])('but not %s', (_, lines, expected) => {
  expect(read(lines)).toEqual(expected);
});
