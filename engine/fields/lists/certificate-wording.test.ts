import { expect, test } from 'vitest';
import { sectionByHand } from '../../testing/reading-by-hand.ts';
import { certificationsAnywhere } from './certifications.ts';

const read = (...lines: readonly string[]): readonly string[] => {
  const { reading, sections } = sectionByHand('certifications', lines);
  return certificationsAnywhere(reading, sections).map(({ value }) => value);
};

test.each([
  ['I hold a Certificate in Rye Baking for Bakers (CRB).', 'Certificate in Rye Baking for Bakers (CRB)'],
  ['I am a certified Oven First Aider.', 'Oven First Aider'],
  ['Currently hold an Oven License', 'Oven License'],
  ['Holder of the Harrow Millers’ Card', 'Harrow Millers’ Card'],
  ['Completed "Rye for Everybody" on Coursera (2020)', 'Rye for Everybody'],
  ['"Rye Baking" – Harrow Online, 96%', 'Rye Baking'],
  ['Completed NPTEL course on Oven Building with 78%', 'NPTEL course on Oven Building'],
  ['Registered Miller, License No. 12-345678', 'Registered Miller'],
  ['Rye Examination – 82.40% – August 2019', 'Rye Examination'],
])('a sentence about a certificate is read as its name: %s', (line, name) => {
  expect(read(line, 'Oat Baking, 2019')).toEqual([name, 'Oat Baking']);
});

test.each(['100% Rye', 'Hold and Lift Safety', 'Oven Theory I have', 'I am'])(
  'a name that only looks like one stays: %s',
  (line) => {
    expect(read(line, 'Oat Baking, 2019')).toContain(line);
  },
);

test('a grade of membership is no name without its body', () => {
  expect(read('2021: Certified Baker', '2018: Associate, Chartered Institute of Baking (CIB)')).toEqual([
    'Certified Baker',
    'Associate, Chartered Institute of Baking (CIB)',
  ]);
});

test('two slashes part certificates', () => {
  expect(read('Rye Safety – 2023 // Steam Safety – 2023', 'Oven Cleaner (OC)')).toEqual([
    'Rye Safety',
    'Steam Safety',
    'Oven Cleaner (OC)',
  ]);
});

test.each([
  ['Certified in: CPR, First Aid, AED', ['CPR', 'First Aid', 'AED']],
  ['CPR (exp. 2025), First Aid (exp. 2025), Oven Reporter', ['CPR', 'First Aid', 'Oven Reporter']],
  ['Oven Licence (Door) Number: 1012345678901234', ['Oven Licence (Door)']],
  ['Completed 40-hour OVEN training in 2020.', ['40-hour OVEN training']],
  ['Oven Licence Number 5', ['Oven Licence Number 5']],
  ['Nurse Compact, RN 281835', ['Nurse Compact, RN 281835']],
])('lists, numbers and hours around names: %s', (line, names) => {
  expect(read(line)).toEqual(names);
});

test('bars part certificates beside other rows', () => {
  expect(
    read('Certified Oven Auditor (COA) | Certified in Rye and Steam Control (CRSC)', 'ISO 27 Implementer'),
  ).toEqual(['Certified Oven Auditor (COA)', 'Certified in Rye and Steam Control (CRSC)', 'ISO 27 Implementer']);
});

test('a license and where it is held are no place alone', () => {
  expect(read('Oven License, 2019', 'CPA, Virginia, 2021')).toEqual(['Oven License', 'CPA, Virginia']);
});

test('a provider above its courses is none of them', () => {
  expect(read('Udemy:', '• The Complete Rye Course', 'Coursera:', '• Oat Baking')).toEqual([
    'The Complete Rye Course',
    'Oat Baking',
  ]);
});

test('bars part certificates beside other rows', () => {
  expect(
    read('Certified Oven Auditor (COA) | Certified in Rye and Steam Control (CRSC)', 'ISO 27 Implementer'),
  ).toEqual(['Certified Oven Auditor (COA)', 'Certified in Rye and Steam Control (CRSC)', 'ISO 27 Implementer']);
});

test('a provider above its courses is none of them', () => {
  expect(read('Udemy:', '• The Complete Rye Course', 'Coursera:', '• Oat Baking')).toEqual([
    'The Complete Rye Course',
    'Oat Baking',
  ]);
});

test('a row with brackets behind its names is a list as well', () => {
  expect(read('Series 7, Series 66 (2019), Rye & Oat License (NJ)')).toEqual([
    'Series 7',
    'Series 66',
    'Rye & Oat License (NJ)',
  ]);
  expect(read('Certified Baker (CB), State of Ohio')).toEqual(['Certified Baker (CB), State of Ohio']);
});
