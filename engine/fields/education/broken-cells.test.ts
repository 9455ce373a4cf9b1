import { expect, test } from 'vitest';
import { sectionWithLayout } from '../../testing/section-with-layout.ts';
import { educationOf } from './education.ts';

// A cell beside dates or a narrow column that breaks the name of a school.

const read = (...drawn: readonly string[]): readonly string[] => {
  const { reading, sections } = sectionWithLayout('education', drawn);
  return educationOf(reading, sections).map(({ degree, field, institution, period }) =>
    [degree?.value, field?.value, institution?.value, period?.value.end]
      .map((part) => (typeof part === 'object' && part !== null ? String(part.year) : (part ?? '')))
      .join(' | '),
  );
};

test.each([
  [
    'a name before its kind',
    ['MSc in Botany, Harrow Valley\t2013 – 2015', 'Community College (HVCC)', 'GPA 3.9/4.0'],
    ['MSc | Botany | Harrow Valley Community College (HVCC) | 2015'],
  ],
  [
    'a name before its kind, the dates beside the second row',
    ['BSc in Botany, Harrow Valley', 'College\t2015'],
    ['BSc | Botany | Harrow Valley College | 2015'],
  ],
  [
    'a campus behind a dash',
    ['BSc in Botany | Harrow Valley University -\t2015', 'Alder Campus'],
    ['BSc | Botany | Harrow Valley University Alder Campus | 2015'],
  ],
  [
    'a word of a name at a hyphen before the dates',
    ['MSc in Botany, Aber-\t2013 – 2015', 'ford University, Leeds'],
    ['MSc | Botany | Aberford University | 2015'],
  ],
  [
    'twin: a hyphen that stands for the rest of a word',
    ['Harrow Schule', 'Ausbildung, Gesundheits-\t2013 – 2015', 'und Krankenpflege'],
    ['Ausbildung | Gesundheits- und Krankenpflege | Harrow Schule | 2015'],
  ],
  [
    'twin: a field of study above a kind of school',
    ['BSc, Graphic Design\t2015', 'Community College, Leeds'],
    ['BSc | Graphic Design | Community College | 2015'],
  ],
  [
    'twin: a grade above a kind of school',
    ['BSc in Botany, Distinction\t2015', 'Community College, Leeds'],
    ['BSc | Botany | Community College | 2015'],
  ],
  [
    'twin: a town above a kind of school',
    ['Diploma in Botany, Leeds\t2015', 'Harrow Valley College'],
    ['Diploma | Botany | Harrow Valley College | 2015'],
  ],
])('reads %s', (_, drawn, entries) => {
  expect(read(...drawn)).toEqual(entries);
});

test.each([
  ['a university with the town of its name', 'American University in Harrowmere', 'American University in Harrowmere'],
  ['a French one', 'Université du Nord à Harrowmere', 'Université du Nord à Harrowmere'],
  ['twin: a school and its town', 'Harrow College in Leeds', 'Harrow College'],
])('reads %s', (_, line, school) => {
  expect(read(`BSc in Botany\t2015`, line)).toEqual([`BSc | Botany | ${school} | 2015`]);
});
