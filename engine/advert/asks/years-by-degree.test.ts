import { expect, test } from 'vitest';
import { yearsByDegreeIn, yearsNeeded } from './years-by-degree.ts';

const ladder = 'BS + 5 years, MS + 3, or PhD + 1 in a quantitative field';

test.each([
  [null, 5],
  ['associate', 5],
  ['bachelor', 5],
  ['master', 3],
  ['doctorate', 1],
] as const)('with %s, %i years are needed', (highest, years) => {
  expect(yearsNeeded(yearsByDegreeIn(ladder), highest)).toBe(years);
});

test.each(["Bachelor's degree and 5 years of work", 'Python + 5 years, SQL + 3 years', 'BS in geology, MS preferred'])(
  'one degree, or none, has no ladder: %s',
  (text) => {
    expect(yearsByDegreeIn(text)).toEqual([]);
  },
);
