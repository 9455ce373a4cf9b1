import { expect, test } from 'vitest';
import { sectionByHand } from '../../../testing/reading-by-hand.ts';
import { experienceOf } from '../experience.ts';

/** 'title | employer' of each job. */
const read = (...lines: readonly string[]): readonly string[] => {
  const { reading, sections } = sectionByHand('experience', lines);
  return experienceOf(reading, sections).map(({ title, employer }) =>
    [title, employer].map((field) => field?.value ?? '').join(' | '),
  );
};

test('the terms of an employment behind a dot tell that the name before it is the employer', () => {
  const lines = ['Baker II, Rye Platform', 'Harrowly · Full-time', 'Feb 2021 - Present · 3 yrs', 'Leeds, England'];
  expect(read(...lines, 'Miller', 'Ashbyte · Contract', 'Sep 2018 - Jan 2021 · 2 yrs')).toEqual([
    'Baker II, Rye Platform | Harrowly',
    'Miller | Ashbyte',
  ]);
});

test('labels of facts in one row part these', () => {
  expect(
    read(
      'Job Title: Dock Planner   Company: Harrow Yachts   Date: Jan 2020 – Present',
      'Job Title: Dock Hand   Company: Ashby Marina   Date: Jun 2017 – Dec 2019',
    ),
  ).toEqual(['Dock Planner | Harrow Yachts', 'Dock Hand | Ashby Marina']);
});

const labelledJob = (name: string): readonly string[] => [
  `Name: ${name}`,
  'Job title: Care Assistant',
  'Dates: 2018 – 2020',
];

test('the label of a name is no name', () => {
  expect(read(...labelledJob('Harrow Care Home'), ...labelledJob('Ashbys'))).toEqual([
    'Care Assistant | Harrow Care Home',
    'Care Assistant | Ashbys',
  ]);
});

test('a title before its terms is no employer', () => {
  expect(read('Harrowly', 'Software Developer · Full-time', 'Feb 2021 - Present')).toEqual([
    'Software Developer | Harrowly',
  ]);
});

test('for whom somebody worked may be said behind the dates', () => {
  expect(read('Babysitter (2019 - 2022) for local families', 'Lifeguard (2022), Willow Creek Pool')).toEqual([
    'Babysitter | local families',
    'Lifeguard | Willow Creek Pool',
  ]);
});
