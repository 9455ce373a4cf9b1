import { expect, test } from 'vitest';
import { isDuration } from './durations.ts';

test.each([
  '5 years',
  '(4 years 3 months)',
  '2 anos 5 meses',
  '9 mois',
  '1 año 5 meses',
  'Less than a year',
  '3 yrs',
  '2 år 7 måneder',
  '40 hrs/week',
  '16-24hrs/week',
  '(20 hours per week)',
  '10 Stunden pro Woche',
])('%s says how long', (text) => {
  expect(isDuration(text)).toBe(true);
});

test.each([
  'Month',
  'Five Year Plan',
  '5 Anos Bank',
  '2019',
  'En',
  '24 Hours Bakery',
  '40 hrs',
  'Week',
  'over 3 years.',
])('%s does not', (text) => {
  expect(isDuration(text)).toBe(false);
});
