import { describe, expect, it } from 'vitest';
import { readEducation as read } from '../../../testing/education-by-hand.ts';
import { isShorterName } from './same-degree.ts';

describe('isShorterName', () => {
  it.each<[string, string]>([
    ['DUT', 'University Diploma of Technology in Botany'],
    ['BAC', 'Baccalauréat scientifique'],
    ['Engineering Degree', "Engineer's degree in Marine Engineering"],
    ['Diploma', 'Diploma in Botany'],
    ['MBA', 'Master of Business Administration'],
  ])('is true for %s and %s', (short, long) => {
    expect(isShorterName(short, long)).toBe(true);
  });

  it.each<[string, string]>([
    ['B.Sc.', 'Master of Science in Botany'],
    ['Certificate in Botany', 'Certificate in Zoology'],
    ['Bachelor of Arts', 'Master of Arts'],
    ['MBA', 'Bachelor of Business Administration'],
    ['MBA', 'Bachelor of Marine Arts'],
    ['Harrow', 'Harrow Diploma'],
  ])('is false for %s and %s', (short, long) => {
    expect(isShorterName(short, long)).toBe(false);
  });
});

it.each<[string, readonly string[], readonly string[]]>([
  [
    'a degree that is named in full below its letters',
    ['**Harrow Works - DUT', 'University Diploma of Technology in Botany', '2018 – 2020'],
    ['Harrow Works | University Diploma of Technology | Botany | 2018..2020'],
  ],
  [
    'two degrees of one school',
    ['**Harrow College - B.Sc. Botany', 'Master of Science in Botany', '2018 – 2020'],
    ['Harrow College | B.Sc. | Botany | ..', 'Harrow College | Master of Science | Botany | 2018..2020'],
  ],
  [
    'two degrees with dates of their own',
    ['**Harrow College', 'Diploma, 2012', 'Diploma in Botany, 2014'],
    ['Harrow College | Diploma |  | ..2012', 'Harrow College | Diploma | Botany | ..2014'],
  ],
])('one degree is one entry: %s', (_, lines, expected) => {
  expect(read(lines)).toEqual(expected);
});
