import { expect, test } from 'vitest';
import type { SectionKind } from '../../model/resume.ts';
import { sectionByHand } from '../../testing/reading-by-hand.ts';
import { workHistoryOf } from './experience.ts';

const jobsUnder = (kind: SectionKind, ...lines: readonly string[]): readonly string[] => {
  const { reading, sections } = sectionByHand(kind, lines);
  return workHistoryOf(reading, sections).jobs.map(
    ({ title, employer, period }) => `${title?.value} | ${employer?.value} | ${period?.value.start?.year}`,
  );
};

const headers = [
  '**Shift Supervisor, Lakeside Dairy\t2016 – 2020',
  '• Trained 25 colleagues',
  '**Welder, Harrow Ltd\t2012 – 2016',
];

test('jobs that leave no doubt are read below any heading, where none is known', () => {
  const jobs = ['Shift Supervisor | Lakeside Dairy | 2016', 'Welder | Harrow Ltd | 2012'];
  expect(jobsUnder('other', ...headers)).toEqual(jobs);
  expect(jobsUnder('contact', 'Jane Roe', 'Chicago', ...headers)).toEqual(jobs);
});

test('a list of jobs below a heading that is not known, and with it below the section above', () => {
  expect(
    jobsUnder(
      'certifications',
      '2014 Moderation, Alder Akademie',
      '2018 – 2019 Learning Journey (zwei Jahre, internes Programm)',
      '2009 Projektmanagement',
      '02.2017 – 01.2022 Harrow Fruit HQ',
      'Globaler Segmentmanager für Milchprodukte',
      '• Leitung von acht Regionen',
      '03.2002 – 02.2004 Silverton GmbH',
      'Vertriebsleiter',
      '10.1997 – 03.2000 Harrow Roure',
      'Verkaufskoordinator',
      '11.1992 – 04.1994 Alder Hotel',
      'Supervisor für den Zimmerservice',
    ),
  ).toEqual([
    'Globaler Segmentmanager für Milchprodukte | Harrow Fruit HQ | 2017',
    'Vertriebsleiter | Silverton GmbH | 2002',
    'Verkaufskoordinator | Harrow Roure | 1997',
    'Supervisor für den Zimmerservice | Alder Hotel | 1992',
  ]);
});

test('courses with the names of occupations are no jobs', () => {
  expect(
    jobsUnder(
      'certifications',
      'First Aid Instructor, Red Shield, 2018 – 2021',
      'ISO 45001 Lead Auditor, Harrow Veritas, 2018',
      'Forklift license, Alder Akademie, 2016 – 2021',
    ),
  ).toEqual([]);
});

test.each<[string, SectionKind, readonly string[]]>([
  [
    'certificates with their validity',
    'certifications',
    [
      'Forklift license, Alder Akademie, 2016 – 2021',
      'Registered Nurse, Alder Board of Nursing, 2010 – 2016',
      'Project Manager, Harrow Institute Ltd, 2009 – 2013',
      'Scrum Master, Alder Alliance Inc., 2019 – 2021',
    ],
  ],
  [
    'clubs',
    'interests',
    [
      'Captain, Harrow Football Club, 2012 – 2013',
      '• Led the team',
      'Coach, Alder Hockey Club, 2010 – 2011',
      'Treasurer, Leeds Chess Club, 2009 – 2010',
    ],
  ],
  [
    'scholarships',
    'awards',
    [
      'Research Fellow, Alder Foundation, 2010 – 2011',
      'Visiting Scholar, Roe University, 2009 – 2010',
      'Teaching Fellow, Harrow University, 2008 – 2009',
    ],
  ],
])('%s are no jobs', (_, kind, lines) => {
  expect(jobsUnder(kind, ...lines)).toEqual([]);
});

test('but not among projects, and not what has no dates, no occupation or no employer', () => {
  expect(jobsUnder('projects', ...headers)).toEqual([]);
  expect(jobsUnder('other', '**Shift Supervisor, Lakeside Dairy', '• Trained 25 colleagues')).toEqual([]);
  expect(jobsUnder('other', '**Choir, Lakeside Hall\t2016 – 2020', '• Sang')).toEqual([]);
  expect(jobsUnder('other', '**Shift Supervisor\t2016 – 2020', '• Trained 25 colleagues')).toEqual([]);
});

test('a form with its labels is a job below any heading', () => {
  expect(
    jobsUnder('summary', 'Company: Harrow Ltd', 'Designation: Welder', 'Duration: 2012 – 2016', '• Welded hulls'),
  ).toEqual(['Welder | Harrow Ltd | 2012']);
});

test('sentences tell of jobs where they are not duties below headers', () => {
  const sentence = '• Worked as a Welder at Harrow Ltd from 2012 to 2016';
  expect(jobsUnder('experience', sentence, '• Welded hulls')).toEqual(['Welder | Harrow Ltd | 2012']);
  expect(jobsUnder('experience', '**Shift Supervisor, Lakeside Dairy\t2010 – 2020', sentence)).toEqual([
    'Shift Supervisor | Lakeside Dairy | 2010',
  ]);
});
