import { describe, expect, test } from 'vitest';
import { sectionByHand } from '../../testing/reading-by-hand.ts';
import { sectionWithLayout } from '../../testing/section-with-layout.ts';
import { experienceOf } from './experience.ts';

type Sections = ReturnType<typeof sectionByHand>;
/** 'title | employer' of each job. */
const jobsIn = ({ reading, sections }: Sections): readonly string[] =>
  experienceOf(reading, sections).map(({ title, employer }) => `${title?.value ?? ''} | ${employer?.value ?? ''}`);
const byHand = (...lines: readonly string[]) => jobsIn(sectionByHand('experience', lines));
const drawn = (text: string) => jobsIn(sectionWithLayout('experience', text.trim().split('\n')));

describe('a title below a header with the employer only', () => {
  test.each([
    ['• Software Engineer. Tasked with new tools for the harbor', 'Software Engineer'],
    ['Staff Nurse: looked after two wards of the north wing', 'Staff Nurse'],
    ['• Welder', 'Welder'],
    ['Role: Frontend Developer', 'Frontend Developer'],
  ])('%s', (line, title) => {
    expect(byHand('**Harrow Ltd\t2016 – 2020', line, '• Kept the books of two shops')).toEqual([
      `${title} | Harrow Ltd`,
    ]);
  });

  test.each([
    '• Kept the books. Trained six people',
    '• Harrow – the new quay, and the old one',
    '• Tools: saws, drills and a lathe',
  ])('but no other first words: %s', (line) => {
    expect(byHand('**Harrow Ltd\t2016 – 2020', line)).toEqual([' | Harrow Ltd']);
  });

  test('who supervised it is no title, and the one below is', () => {
    const university = '**Northfield University\t2016 – 2020';
    const rows = ['Advisor: Odile Crane', 'Research Assistant', 'Department of Biology'];
    expect(byHand(university, ...rows)).toEqual(['Research Assistant | Northfield University']);
    expect(byHand(university, 'Advisor: Odile Crane', '• Bred mussels')).toEqual([' | Northfield University']);
    expect(byHand(university, 'Student Advisor: helped new students to settle in the old town')).toEqual([
      'Student Advisor | Northfield University',
    ]);
  });

  test('a label for the tools does not begin the next header', () => {
    expect(
      byHand(
        '**Harrow Systems Ltd\t2018 – 2020',
        'Developed a tide clock for the harbor, with its own weather station.',
        'Role: Frontend Developer',
        'Technology Stack: Figma',
        '**Alder Bank\t2016 – 2018',
        'Built a catalog of the timber in the yard.',
        'Role: Database Designer',
        'Technology Stack: PostgreSQL',
      ),
    ).toEqual(['Frontend Developer | Harrow Systems Ltd', 'Database Designer | Alder Bank']);
  });
});

test('first words in type of their own are titles where some of them are occupations', () => {
  expect(
    drawn(`
HARROW	2018 – 2020
**Head of Design** – In this young firm I drew the cases of all devices.
ALDER	2016 – 2018
**Einzelauftrag** – After a competition I made the trophy of the year.`),
  ).toEqual(['Head of Design | HARROW', 'Einzelauftrag | ALDER']);
});

test('but not where none is', () => {
  expect(
    drawn(`
HARROW	2018 – 2020
**New quay** – In this young firm I drew the cases of all devices.
ALDER	2016 – 2018
**Trophies** – After a competition I made the trophy of the year.`),
  ).toEqual([' | HARROW', ' | ALDER']);
});

describe('employers as the items of a list', () => {
  test('have their dates and their title below, in this order', () => {
    const lines = ['• Harrow School', '2019 – today', 'Welder', '• Alder Works', '2016 – 2018', 'Fitter'];
    expect(byHand(...lines)).toEqual(['Welder | Harrow School', 'Fitter | Alder Works']);
  });

  test('but duties above the dates of the next job are none', () => {
    const first = ['2019 – today', 'Welder, Harrow School', '• Mended the gates'];
    const second = [
      '2016 – 2018',
      'Fitter, Alder Works',
      '• Fitted pipes',
      '2014 – 2015',
      'Guard, Lake Docks',
      '• Sat',
    ];
    expect(byHand(...first, ...second)).toEqual([
      'Welder | Harrow School',
      'Fitter | Alder Works',
      'Guard | Lake Docks',
    ]);
  });
});
