import { expect, test } from 'vitest';
import { readingsOf } from '../../layout/readings-of.ts';
import { sectionsOf } from '../../sections/sections-of.ts';
import { pdfDocument } from '../../testing/build-document.ts';
import { sectionByHand } from '../../testing/reading-by-hand.ts';
import { experienceOf } from './experience.ts';

/** 'title | employer' of each job. */
const jobsIn = (...lines: readonly string[]): readonly string[] => {
  const { reading, sections } = sectionByHand('experience', lines);
  return experienceOf(reading, sections).map(
    ({ title, employer }) => `${title?.value ?? ''} | ${employer?.value ?? ''}`,
  );
};

const jobsWithYears = (...lines: readonly string[]): readonly string[] => {
  const { reading, sections } = sectionByHand('experience', lines);
  return experienceOf(reading, sections).map(({ title, employer, period }) => {
    const { start, end } = period?.value ?? {};
    const until = end === 'present' ? end : end?.year;
    return `${title?.value} | ${employer?.value} | ${start?.year}..${until}`;
  });
};

test('a name and its initials are one employer, without the time that was spent there', () => {
  expect(jobsIn('Welder | HFG - Harrow Food Group ~ 7 years (2015 – 2022)', '• Welded hulls of ships')).toEqual([
    'Welder | HFG - Harrow Food Group',
  ]);
});

test('what was done there is no part of a header', () => {
  expect(
    jobsIn('Web Developer at Harrow Ltd [6/2024] – [2/2025]: responsible for the pages of clients', '• Wrote them'),
  ).toEqual(['Web Developer | Harrow Ltd']);
});

test('a label of details alone is no header', () => {
  expect(
    jobsIn(
      '**Welder, Harrow Ltd\t2018 – 2020',
      '• Welded the hulls of eleven ships',
      'Selected Projects',
      '• The new quay and its cranes',
      '**Fitter, Alder Ltd\t2016 – 2018',
      '• Fitted the pipes of the yard',
    ),
  ).toEqual(['Welder | Harrow Ltd', 'Fitter | Alder Ltd']);
});

/** The years of two jobs whose descriptions end with these lines. */
const endingWith = (first: string, second: string): readonly string[] =>
  jobsWithYears(
    '**Designer at Harrow Ltd',
    'Drew the cases of all devices for six clients.',
    first,
    '**Welder at Alder Ltd',
    'Welded the hulls of eleven ships in two yards,',
    second,
  );

test('dates at the end of each description belong to the header above it', () => {
  const jobs = ['Designer | Harrow Ltd | 2018..2020', 'Welder | Alder Ltd | 2016..2018'];
  expect(endingWith('Won two awards. May 2018 – June 2020.', 'and of a ferry. May 2016 – May 2018.')).toEqual(jobs);
  expect(endingWith('2018 – 2020', '2016 – 2018')).toEqual(jobs);
});

test.each([
  ['Researcher (supervisor: Jane Roe), Harrow Lab Ltd', 'Researcher | Harrow Lab Ltd'],
  ['Head Tutor (Databases and Information Systems), Harrow Ltd', 'Head Tutor | Harrow Ltd'],
  ['Engineer (Powertrain), Harrow Ltd', 'Engineer (Powertrain) | Harrow Ltd'],
  ['Fitter (m/w/d), Harrow Ltd', 'Fitter (m/w/d) | Harrow Ltd'],
  ['Data Analyst, Harrow Data Center l Iligan City', 'Data Analyst | Harrow Data Center'],
])('a remark in brackets and what is behind a letter typed for a bar are no part of a name: %s', (header, job) => {
  expect(jobsIn(`${header}\t2016 – 2020`, '• Kept the books of two shops')).toEqual([job]);
});

test('a second role above its town names no employer of its own', () => {
  expect(
    jobsIn(
      'Harrow Diagnósticos',
      'Auxiliar de laboratório',
      'abril de 2022 - Present',
      'Campinas, São Paulo, Brasil',
      'Operador de Teleatendimento',
      'março de 2021 - março de 2022',
      'Campinas, São Paulo, Brasil',
    ),
  ).toEqual(['Auxiliar de laboratório | Harrow Diagnósticos', 'Operador de Teleatendimento | Harrow Diagnósticos']);
});

test('a title of a job that also names a section is a job among others', () => {
  expect(
    jobsIn(
      '**Welder',
      'May 2021 – June 2022, Harrow Ltd',
      '• Welded the hulls of eleven ships',
      '**Fitter',
      'May 2019 – June 2020, Alder Ltd',
      '• Fitted the pipes of the yard',
      '**Volunteering',
      'May 2017 – June 2018, Copper Otter Ltd',
      '• Served the soup of the day',
    ),
  ).toEqual(['Welder | Harrow Ltd', 'Fitter | Alder Ltd', 'Volunteering | Copper Otter Ltd']);
});

test('the rest of a bullet is no header, whatever years it mentions', () => {
  const texts: readonly [number, string, boolean?][] = [
    [60, 'Teaching Experience', true],
    [60, 'Teacher, Harrow School, Bergen', true],
    [60, 'September 2014 - Present'],
    [78, '• Taught sums (2014-2016), the geometry of ships (2014-2016), trade (2016-2020), Probability'],
    [84, 'and Statistics (2016 -2018), and Geometry (2018-2020)'],
    [78, '• Sat with the board of the school to select the books of the coming year, for the trades and'],
    [84, 'Discrete Sums (2017)'],
    [60, 'Teacher, Alder School, Bergen', true],
    [60, 'September 2011 - June 2014'],
    [78, '• Taught reading and writing to the youngest of the town'],
  ];
  const document = pdfDocument(
    texts.map(([x, text, isBold = false], row) => ({ x, y: 100 + 12.5 * row, text, isBold })),
  );
  const { visual } = readingsOf(document);
  const sections = sectionsOf(visual, document).filter(({ kind }) => kind === 'experience');
  expect(experienceOf(visual, sections).map(({ employer }) => employer?.value)).toEqual([
    'Harrow School',
    'Alder School',
  ]);
});

test('an employer below its title is not that of the next title', () => {
  expect(
    jobsIn(
      '**Data Analyst',
      'Harrow Ltd\tFeb 2022 – Apr 2023',
      '• Counted the ships of the yard',
      '**Welder',
      'Feb 2018 – Sep 2021',
      '• Welded the hulls of eleven ships in two yards',
      '**Fitter',
      'Alder Ltd\tJan 2015 – Dec 2017',
      '• Fitted the pipes of the yard',
    ),
  ).toEqual(['Data Analyst | Harrow Ltd', 'Welder | ', 'Fitter | Alder Ltd']);
});
