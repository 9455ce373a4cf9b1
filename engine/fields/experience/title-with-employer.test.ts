import { expect, test } from 'vitest';
import { sectionByHand } from '../../testing/reading-by-hand.ts';
import { experienceOf } from './experience.ts';

/** 'title | employer | place' of a job with this header. */
const read = (header: string): string => {
  const { reading, sections } = sectionByHand('experience', [
    `${header}\t2016 – 2020`,
    '• Kept the books of two shops',
  ]);
  return experienceOf(reading, sections)
    .map(({ title, employer, location }) => [title, employer, location].map((field) => field?.value ?? '').join(' | '))
    .join('; ');
};

test.each([
  ['Game Developer for Bright Otter', 'Game Developer | Bright Otter | '],
  ['Waiter for Copper Otter - Boulder, CO', 'Waiter | Copper Otter | Boulder, CO'],
  ['Owner of Harrow Tailoring | Boulder, CO', 'Owner | Harrow Tailoring | Boulder, CO'],
  ['Krankenpflegerin im UKB, Abteilung Chirurgie', 'Krankenpflegerin | UKB | '],
  ['Desarrollador Web en RUBA Producciones', 'Desarrollador Web | RUBA Producciones | '],
  ['Luthier. Harrow Strings', 'Luthier | Harrow Strings | '],
  ['Art Director, UX Designer. The Seven Club', 'Art Director, UX Designer | The Seven Club | '],
  [
    'Copper Otter, Boulder. Sales Assistant, cashier and florist',
    'Sales Assistant, cashier and florist | Copper Otter | Boulder',
  ],
  ['Copper Otter. Sales Assistant', 'Sales Assistant | Copper Otter | '],
])('a word or a full stop separates the title from the employer: %s', (header, job) => {
  expect(read(header)).toBe(job);
});

test.each([
  ['Director for Digital Health', 'Director for Digital Health |  | '],
  ['Verkäuferin im Außendienst', 'Verkäuferin im Außendienst |  | '],
  ['Técnico en Contabilidad', 'Técnico en Contabilidad |  | '],
  ['Director of Nursing', 'Director of Nursing |  | '],
  ['Consultant for Oracle Forms, Morgenrot GmbH Bremen', 'Consultant for Oracle Forms | Morgenrot GmbH Bremen | '],
  ['Asst. Manager', 'Asst. Manager |  | '],
  ['Dept. Manager', 'Dept. Manager |  | '],
])('but what narrows the title stays in it: %s', (header, job) => {
  expect(read(header)).toBe(job);
});

test.each([
  ['Mobile Developer, Tech Lead', 'Mobile Developer, Tech Lead |  | '],
  ['Software Engineer, Harrow Therapy Specialists', 'Software Engineer | Harrow Therapy Specialists | '],
])('the title of one person is no employer, a firm of several is: %s', (header, job) => {
  expect(read(header)).toBe(job);
});

test('a company is not the place that its last word names', () => {
  expect(read('Digital Marketing Specialist, Harrow Foods UK — Reading, Berkshire')).toBe(
    'Digital Marketing Specialist | Harrow Foods UK | Reading, Berkshire',
  );
});
