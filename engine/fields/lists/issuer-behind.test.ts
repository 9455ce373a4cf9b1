import { expect, test } from 'vitest';
import { sectionByHand } from '../../testing/reading-by-hand.ts';
import { certificationsAnywhere } from './certifications.ts';

const read = (lines: readonly string[]): readonly string[] => {
  const { reading, sections } = sectionByHand('certifications', lines);
  return certificationsAnywhere(reading, sections).map(({ value }) => value);
};

test.each<[string, readonly string[], readonly string[]]>([
  [
    'bodies by their words, in seven languages',
    [
      'Oven Safety, Harrow Baking Council, 2021',
      'Ofenschein, Bäckerverband Harrow, 2019',
      'Habilitation four à pain, Chambre des boulangers, 2018',
      'Carné de hornero, Consejo de Panaderos, 2017',
      'Curso de fornos, Associação de Padeiros, 2016',
      'Corso di forni, Federazione Panettieri, 2015',
      'Ovenbewijs, Stichting Bakkerij, 2014',
    ],
    [
      'Oven Safety',
      'Ofenschein',
      'Habilitation four à pain',
      'Carné de hornero',
      'Curso de fornos',
      'Corso di forni',
      'Ovenbewijs',
    ],
  ],
  ['letters with a date', ['Oven Safety, HBC, 2021', 'Rye Basics, IHK'], ['Oven Safety', 'Rye Basics']],
  ['dates before the names', ['2021\tOven Safety, Harwell', '2019\tRye Basics, HBC'], ['Oven Safety', 'Rye Basics']],
  [
    'names without a word for a body, where the list has them with dates',
    ['Oven Safety, Harwell, 2021', 'Rye Basics, Land van Rogge, 2019', 'Oat Basics, 2017'],
    ['Oven Safety', 'Rye Basics', 'Oat Basics'],
  ],
  [
    'an issuer with its place, its department or the status',
    [
      'Oven Safety, Harrow Council, Leeds',
      'Rye Basics, School of Baking, Harrow University, 2019',
      'Oat Basics, Harrow Guild, current',
      'Wheat Basics, HBC, 2018, refreshed yearly',
    ],
    ['Oven Safety', 'Rye Basics', 'Oat Basics', 'Wheat Basics'],
  ],
  [
    'dashes, brackets and words',
    [
      'Oven Safety – Harrow Council, 2021',
      'Rye Basics (Harrow Guild, 2019)',
      'Oat Basics (HBC, 2018)',
      'Wheat Basics by the Harrow Guild',
      'Brotprüfung durch die Akademie Harrow',
    ],
    ['Oven Safety', 'Rye Basics', 'Oat Basics', 'Wheat Basics', 'Brotprüfung'],
  ],
  [
    'the name of a body that its certificates have, too',
    [
      'AWS Cloud Practitioner, AWS, 2021',
      'ISTQB Test Engineer Basics, ISTQB, 2020',
      'Lifting platforms basics, IPAF, 2019',
    ],
    ['AWS Cloud Practitioner', 'ISTQB Test Engineer Basics', 'Lifting platforms basics'],
  ],
])('leaves out %s', (_, lines, names) => {
  expect(read(lines)).toEqual(names);
});

test.each<[string, readonly string[]]>([
  ['a class, a level or a subject', ['PCV licence, Category D', 'Oven Safety, Level 2', 'Oven licence, gas and steam']],
  ['a subject or a program', ['Teaching licence, Mathematics', 'Certified Oven Programmer, Java SE 11']],
  ['a place of a license', ['Notary Public, Rye Parish', 'Licensed Baker, State of Ohio', 'CDL Class A, Missouri']],
  ['short forms of the name', ['Certified Pastry Baker, CPB', 'Advanced Cardiovascular Life Support (ACLS)']],
  ['another certificate', ['Rye Card, Certified Baker', 'CPB – Certified Pastry Baker']],
  ['a lone name without a date', ['Certified Baker, Harwell']],
  ['a dash inside of the name', ['AWS Certified Developer – Associate', 'Oven Safety – Advanced']],
  ['what alone says nothing', ['Certificate, Harrow College', 'Training Course by the Harrow Guild']],
  ['a body that is part of the name', ['Fellow of the Harrow Academy', 'Associateship of the Bakers Association']],
])('keeps %s', (_, lines) => {
  expect(read(lines)).toEqual(lines);
});

test('keeps the subjects of dated licenses of one kind', () => {
  const lines = ['Teaching licence, Mathematics, 2019', 'Teaching licence, Physics, 2020'];
  expect(read(lines)).toEqual(['Teaching licence, Mathematics', 'Teaching licence, Physics']);
});

test.each<[string, readonly string[]]>([
  ['what is joined', ['Scaffolding, Tower and Mobile', 'Fachwirtin, Gesundheit und Soziales']],
  ['subjects', ['Working at Height, Asbestos Awareness', 'Beekeeping, Queen Rearing', 'SST, Prévention Incendie']],
  ['subjects with a word for a body', ['Payments, Credit Union Operations', 'Law, Court Procedures']],
  ['subjects behind the body', ['CIPD, People Practice', 'CIMA, Operational Level']],
])('keeps %s in a list of dated certificates', (_, names) => {
  expect(read(names.map((name, at) => `${name}, ${2021 - at}`))).toEqual(names);
});

test('keeps the place that a course is about', () => {
  expect(read(['First Aid at School', 'Safety at Sea'])).toEqual(['First Aid at School', 'Safety at Sea']);
});
