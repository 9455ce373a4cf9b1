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
  ['Stage au sein de la Direction des Ports de Calora', 'Stage | Direction des Ports de Calora | '],
  ['Desarrollador Web en RUBA Producciones', 'Desarrollador Web | RUBA Producciones | '],
  ['Luthier. Harrow Strings', 'Luthier | Harrow Strings | '],
  ['Art Director, UX Designer. The Seven Club', 'Art Director, UX Designer | The Seven Club | '],
  [
    'Copper Otter, Boulder. Sales Assistant, cashier and florist',
    'Sales Assistant, cashier and florist | Copper Otter | Boulder',
  ],
  ['Copper Otter. Sales Assistant', 'Sales Assistant | Copper Otter | '],
  ['Student Teacher, Grade 3, Maple Hollow Elementary', 'Student Teacher, Grade 3 | Maple Hollow Elementary | '],
  ['Harrow Motors (Dispatch Clerk)', 'Dispatch Clerk | Harrow Motors | '],
  ['Ashby Logistics Ltd. (Transport Officer)', 'Transport Officer | Ashby Logistics Ltd. | '],
  ['Senior Consultant with Copper Data Partners', 'Senior Consultant | Copper Data Partners | '],
  ['Legal Secretary, Roe, Stone & Hill LLP', 'Legal Secretary | Roe, Stone & Hill LLP | '],
  ['Associate, Roe, Stone and Hill, PC', 'Associate | Roe, Stone and Hill | '],
])('a word or a full stop separates the title from the employer: %s', (header, job) => {
  expect(read(header)).toBe(job);
});

test.each([
  ['Director for Digital Health', 'Director for Digital Health |  | '],
  ['Regional Sales Manager (South)', 'Regional Sales Manager (South) |  | '],
  ['Verkäuferin im Außendienst', 'Verkäuferin im Außendienst |  | '],
  ['Técnico en Contabilidad', 'Técnico en Contabilidad |  | '],
  ['Director of Nursing', 'Director of Nursing |  | '],
  ['Consultant for Oracle Forms, Morgenrot GmbH Bremen', 'Consultant for Oracle Forms | Morgenrot GmbH Bremen | '],
  ['Asst. Manager', 'Asst. Manager |  | '],
  ['Dept. Manager', 'Dept. Manager |  | '],
  ['Auditor, Boston, Roe & Hill LLP', 'Auditor | Roe & Hill LLP | Boston'],
  ['Marketing, Roe & Hill Ltd', 'Marketing | Roe & Hill Ltd | '],
  ['Externship, Stone & Hill LLP', 'Externship | Stone & Hill LLP | '],
  ['Reception, Stone & Hill Ltd', 'Reception | Stone & Hill Ltd | '],
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

/** 'title | employer' of each job. */
const readAll = (lines: readonly string[]): readonly string[] => {
  const { reading, sections } = sectionByHand('experience', lines);
  return experienceOf(reading, sections).map(({ title, employer }) =>
    [title, employer].map((field) => field?.value ?? '').join(' | '),
  );
};

test('where most titles name their employer behind "en", a plain name is one', () => {
  expect(
    readAll([
      '2021 – 2023\tCocinera en Harwell',
      '2018 – 2020\tVendedor en Grupo Brillante',
      '2015 – 2017\tPasante en Otero',
    ]),
  ).toEqual(['Cocinera | Harwell', 'Vendedor | Grupo Brillante', 'Pasante | Otero']);
});

test('an occupation behind an article is the name of a house, and behind a preposition a title', () => {
  expect(
    readAll(['2021 – 2023\tPeriódico El Mensajero', 'Redactora', '2018 – 2020\tHotel Alder', 'Ayudante del jardinero']),
  ).toEqual(['Redactora | Periódico El Mensajero', 'Ayudante del jardinero | Hotel Alder']);
});

test('a field behind "en" is no employer, however many titles have one', () => {
  expect(readAll(['2021 – 2023\tTécnico en Contabilidad', '2018 – 2020\tTécnico en Electrónica'])).toEqual([
    'Técnico en Contabilidad | ',
    'Técnico en Electrónica | ',
  ]);
});

test.each([
  ['Asistente en Recursos Humanos', 'Practicante en Otero'],
  ['Analista en Calidad', 'Analista en Otero'],
  ['Vendedora en Piso', 'Cajera en Otero'],
  ['Enfermera en Urgencias', 'Enfermera en Quirófano'],
  ['Técnico em Segurança do Trabalho', 'Auxiliar em Saúde Bucal'],
])('nor is any name behind "en" where a title may go on with its field: %s, %s', (...titles) => {
  expect(readAll(titles.map((title, at) => `${2020 - 2 * at} – ${2021 - 2 * at}\t${title}`))).toEqual(
    titles.map((title) => `${title} | `),
  );
});

test('slashes separate fields where half of the rows show it, and no row has two titles', () => {
  expect(
    readAll([
      '2021 – 2023\tBäckerin / Harrow GmbH',
      '2018 – 2020\tVerkäufer / Alder AG',
      '2015 – 2017\tBlumenbinder / Otter',
    ]),
  ).toEqual(['Bäckerin | Harrow GmbH', 'Verkäufer | Alder AG', 'Blumenbinder | Otter']);
  expect(readAll(['2021 – 2023\tKoch / Bäcker', 'Harrow GmbH', '2018 – 2020\tKellner / Koch', 'Alder AG'])).toEqual([
    'Koch / Bäcker | Harrow GmbH',
    'Kellner / Koch | Alder AG',
  ]);
});

test('for whom somebody worked, in a row of its own', () => {
  expect(readAll(['Vendeuse', 'chez Harrow Mode', '2018 – 2020'])).toEqual(['Vendeuse | Harrow Mode']);
  expect(readAll(['Kellner', 'bei Gasthof Alder, Linz', '2018 – 2020'])).toEqual(['Kellner | Gasthof Alder']);
});

test('the superior whom a form asks for is no employer', () => {
  expect(
    readAll([
      '2018 – 2023\tAlmacenes Alder S.A.',
      'Cargo: Jefe de bodega',
      'Jefe inmediato: Sandra Roe',
      '2014 – 2018\tHarrowentrega',
      'Cargo: Auxiliar de operaciones',
    ]),
  ).toEqual(['Jefe de bodega | Almacenes Alder S.A.', 'Auxiliar de operaciones | Harrowentrega']);
});
