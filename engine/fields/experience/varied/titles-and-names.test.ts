import { describe, expect, test } from 'vitest';
import { sectionByHand } from '../../../testing/reading-by-hand.ts';
import { experienceOf, workHistoryOf } from '../experience.ts';

const read = (...lines: readonly string[]): readonly string[] => {
  const { reading, sections } = sectionByHand('experience', lines);
  return experienceOf(reading, sections).map(
    ({ title, employer }) => `${title?.value ?? ''} | ${employer?.value ?? ''}`,
  );
};

describe('a title alone below a row with its employer', () => {
  test.each([
    [
      'an employer and a colon',
      'Harrow Ltd : Welder (01/04/2019 - 31/12/2019)',
      'Senior Welder (01/01/2020 - 04/09/2020)',
    ],
    [
      'an employer and a dash, the latest role first',
      'Harrow Ltd – Senior Welder (2017 – 2019)',
      'Welder (2015 – 2017)',
    ],
  ])('is the next role there: %s', (_, first, second) => {
    expect(read(first, second, 'Alder Ltd – Fitter (2010 – 2014)')).toEqual([
      expect.stringContaining('| Harrow Ltd'),
      expect.stringContaining('| Harrow Ltd'),
      'Fitter | Alder Ltd',
    ]);
  });

  test.each([
    ['years apart', 'Harrow Ltd – Welder (2015 – 2017)', 'Senior Fitter (2008 – 2010)'],
    ['without an employer', 'Harrow Ltd – Welder (2015 – 2017)', 'Freelance Welder (2017 – 2019)'],
    ['below an employer that ends its row', 'Welder – Harrow Ltd (2015 – 2017)', 'Senior Fitter (2017 – 2019)'],
  ])('is not: %s', (_, first, second) => {
    expect(read(first, second)[1]).not.toContain('Harrow');
  });
});

test.each([
  ['**Acme, Inc. Software Engineer\t2015 – 2017', 'Software Engineer | Acme, Inc.'],
  ['**Harrow Ltd Site Engineer\t2015 – 2017', 'Site Engineer | Harrow Ltd'],
  ['**Harrow GmbH Leiter Einkauf\t2015 – 2017', 'Leiter Einkauf | Harrow GmbH'],
  ['**Company Secretary, Harrow Ltd\t2015 – 2017', 'Company Secretary | Harrow Ltd'],
  ['**Limited Partner, Harrow Inc\t2015 – 2017', 'Limited Partner | Harrow Inc'],
])('a legal form ends the name before a title: %s', (line, job) => {
  expect(read(line, '• Built the tools of the team')).toEqual([job]);
});

test.each([
  ['Alder Medical Center, Dr. Jane Roe Pharm.D.', 'Alder Medical Center'],
  ['Harrow Hospital, Prof. John Roe', 'Harrow Hospital'],
  ['Dr. Alder Foods GmbH', 'Dr. Alder Foods GmbH'],
])('a person behind the employer is none: %s', (name, employer) => {
  expect(read('**Pharmacy Intern\t5/2019 - 6/2019', name, '• Prepared syringes')).toEqual([
    `Pharmacy Intern | ${employer}`,
  ]);
});

test('of a name and address behind their label the name is the employer', () => {
  expect(
    read(
      'Fechas: Octubre 2019 – actualidad',
      'Profesión o cargo desempeñado: Técnico de mantenimiento',
      'Nombre y dirección de la empresa: Vientos Harrow, Polígono Norte, Noáin (Navarra)',
      'Fechas: Enero 2016 – Septiembre 2019',
      'Profesión o cargo desempeñado: Mozo de almacén',
      'Nombre y dirección de la empresa: Talleres Alder, Tudela',
    ),
  ).toEqual(['Técnico de mantenimiento | Vientos Harrow', 'Mozo de almacén | Talleres Alder']);
});

test.each([
  [
    '2014 – 2020\tUnited States Air National Guard – Staff Sergeant, Leeds',
    'Staff Sergeant | United States Air National Guard',
  ],
  [
    'Security Officer | U.S. Air Force, 31st Fighter Wing | 2014 – 2020',
    'Security Officer | U.S. Air Force, 31st Fighter Wing',
  ],
  ['2014 – 2020\tCoast Guard Officer, Harrow Docks', 'Coast Guard Officer | Harrow Docks'],
])('an armed force is an employer, whatever its last word: %s', (line, job) => {
  expect(read(line)).toEqual([job]);
});

test.each([
  ['06/2006 – 09/2009\tFamilienphase', 'Elternzeit'],
  ['12/2021 – 06/2022\tIntensivkurs: Power BI Data Analyst', ''],
  ['12/2021 – 06/2022\tMantelzorger', ''],
])('time without a job is none: %s', (line, below) => {
  const lines = [line, below].filter((one) => one !== '');
  expect(read('10/2022 – 06/2025\tWelder, Harrow Ltd', ...lines, '07/2004 – 05/2006\tFitter, Alder Ltd')).toEqual([
    'Welder | Harrow Ltd',
    'Fitter | Alder Ltd',
  ]);
});

/** The titles of the jobs in two sections of experience. */
const titlesInTwo = (first: readonly string[], second: readonly string[]): readonly string[] => {
  const { reading, sections } = sectionByHand('experience', [...first, ...second]);
  const [section] = sections;
  if (section === undefined) return [];
  const parts = [section.lines.slice(0, first.length), section.lines.slice(first.length)];
  return workHistoryOf(
    reading,
    parts.map((lines) => ({ ...section, lines })),
  ).jobs.map(({ title }) => title?.value ?? '');
};

const listed = [
  '**Videographer, Harrow Ltd\t2011 – 2013',
  'Made films.',
  '**Manager, Alder Ltd\t2005 – 2008',
  'Led a shop.',
];

test('highlights of jobs that are listed in another section are no further jobs', () => {
  const highlights = [
    '**Filmmaker',
    'Wrote and directed four short movies as part of the school.',
    '**Videographer',
    'Produced videos of dances that were sold at the competitions.',
  ];
  expect(titlesInTwo(listed, highlights)).toEqual(['Videographer', 'Manager']);
});

test('jobs without dates in another section are jobs', () => {
  const others = [
    '**Welder',
    'Welded the hulls of eleven ships in two yards of the town.',
    '**Fitter',
    'Fitted the pipes of the yard and trained two apprentices.',
  ];
  expect(titlesInTwo(listed, others)).toEqual(['Videographer', 'Manager', 'Welder', 'Fitter']);
});

test('a known town alone is the place, not a title or an employer', () => {
  expect(
    read(
      'MAI 2019\tHarrow Fashion Sàrl',
      'Lausanne',
      'AVRIL 2017\tAlder Fashion Sàrl',
      'Lausanne',
      'JUILLET 2016\tStudio 41',
      'Lausanne',
    ),
  ).toEqual([' | Harrow Fashion Sàrl', ' | Alder Fashion Sàrl', ' | Studio 41']);
});

test.each([
  ['Jan. 2010–Dec. Researcher, Harrow Institute, Leeds', '2011', '2010-1..2011-12'],
  ['2010 – Welder, Harrow Institute, Leeds', '2012', '2010..2012'],
  ['Jan. 2010 bis Dez. Welder, Harrow Institute', '2011\tNight shifts', '2010-1..2011-12'],
  ['Janvier 2010 à Juin Welder, Harrow Institute', '2011', '2010-1..2011-6'],
  ['2010 – Marketing Manager, Harrow Institute, Leeds', 'Led a team of four', '2010..'],
])('dates that fill their gutter end in the next line: %s', (line, below, dates) => {
  const { reading, sections } = sectionByHand('experience', [line, below, '2004–2009\tFitter, Alder Ltd, York']);
  const [job] = experienceOf(reading, sections);
  const { start, end } = job?.period?.value ?? {};
  const written = [start, end].map((one) =>
    one === null || one === undefined || one === 'present' ? '' : [one.year, one.month].filter(Boolean).join('-'),
  );
  expect(`${job?.employer?.value} ${written.join('..')}`).toBe(`Harrow Institute ${dates}`);
});
