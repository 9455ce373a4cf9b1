import { expect, test } from 'vitest';
import { sectionWithLayout } from '../../testing/section-with-layout.ts';
import { educationOf } from '../education/education.ts';
import { experienceOf } from '../experience/experience.ts';

const endsOf = (kind: 'education' | 'experience', drawn: string): readonly unknown[] => {
  const { reading, sections } = sectionWithLayout(kind, drawn.trim().split('\n'));
  const entries = kind === 'education' ? educationOf(reading, sections) : experienceOf(reading, sections);
  return entries.map(({ period }) => period?.value.end ?? null);
};

test.each([
  ['Present\tBSc Physics, University of Leeds\n2016\tA-levels, Harrow School', ['present', { year: 2016 }]],
  ['Aujourd’hui\tDUT informatique, Université de Lyon\n2016\tBaccalauréat, Lycée Alder', ['present', { year: 2016 }]],
  ['BSc Physics, University of Leeds\tPresent\nA-levels, Harrow School\t2016', ['present', { year: 2016 }]],
])('a word for today in a column of dates is one: %s', (drawn, ends) => {
  expect(endsOf('education', drawn)).toEqual(ends);
});

test('of a job as well', () => {
  const drawn = 'Current\tWelder, Harrow Ltd\n• Welds hulls\n2014 – 2019\tFitter, Alder Works\n• Fitted pipes';
  expect(endsOf('experience', drawn)).toEqual(['present', { year: 2019 }]);
});

test('beside a title above the dates of the same job it is none', () => {
  const drawn = 'Welder\tCurrent\nHarrow Works Ltd\t2018 – Present\nFitter\tPrevious\nAlder Yard Ltd\t2016 – 2018';
  expect(endsOf('experience', drawn)).toEqual(['present', { year: 2018 }]);
});

test('without dates in the column it is none', () => {
  expect(endsOf('education', 'Present\tBSc Physics, University of Leeds')).toEqual([null]);
});
