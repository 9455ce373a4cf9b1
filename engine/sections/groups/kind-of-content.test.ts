import { expect, test } from 'vitest';
import { kindOfContent } from './kind-of-content.ts';

test.each([
  ['a school in each entry, without a degree or a year', ['Bread oven', 'Class work – Harrow College'], 'other'],
  [
    'a school from which somebody graduated with honors',
    ['BFA in Botany, Harrow College, 2015', 'Graduated with honors'],
    'education',
  ],
  ['honors', ['Honours of the Guild of Bakers, 2015', 'Honors List, 2016'], 'awards'],
  ['schools with years', ['Harrow College, 2012', 'Lakeside College, 2008'], 'education'],
  ['schools with years of two digits', ['Harrow College', '09/08 – 06/12'], 'education'],
  [
    'volunteers at schools',
    ['Harrow Primary School library', 'Painted for charity', 'Lakeside Primary School garden'],
    'volunteering',
  ],
  [
    'prose about schools',
    [
      'Calm and patient with children at a school of any size, and with their parents.',
      'Happy to plan lessons, a school play or a trip with the whole school.',
      'Have taught in a village school, a town school and a boarding school.',
      'Would like to teach at a small school near the sea.',
    ],
    'summary',
  ],
  [
    'posts at schools and universities',
    ['Lecturer in Milling, Harrow University, 2016 – 2021', 'Class teacher, Lakeside School, 2012 – 2016'],
    'experience',
  ],
  [
    'titles on the line above',
    [
      'Deputy head receptionist',
      'Lakeside School of Hotels, 2019 – 2021',
      'Receptionist',
      'Harrow College, 2015 – 2018',
    ],
    'experience',
  ],
  ['studies to become a teacher', ['Bachelor of Education, Harrow College, 2012 – 2016'], 'education'],
  [
    'titles of volunteers',
    ['Trustee, Harrow Night Shelter, 2019 – 2021', 'Volunteer cook, 2015 – 2018'],
    'volunteering',
  ],
  [
    'rows of cells with abbreviations',
    ['The Quiet Harbour at Noon\tRosa Lindqvist\tdir. Ivo Berg', 'Any Last Words\tCatherine the Great\tdir. Ida Lund'],
    'other',
  ],
  ['languages', ['French (fluent), Breton', 'Danish – native'], 'languages'],
  ['languages with levels', ['Yoruba – native', 'Setswana – B2'], 'languages'],
  ['a language among other things', ['Kneading, Fermentation, Menus', 'Wood fire, French kitchen talk, Rye'], 'skills'],
  ['schools with degrees', ['Bachelor of Arts', 'Harrow College'], 'education'],
] as const)('the content of a section without a telling title: %s', (_, lines, kind) => {
  expect(kindOfContent([...lines, ...lines])).toBe(kind);
});
