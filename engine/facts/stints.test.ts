import { expect, test } from 'vitest';
import { factsFrom } from '#engine/testing/facts-from.ts';
import { asPdf, changed, sample, withoutSection } from '#engine/testing/sample-resume.ts';
import { monthOfToday } from './stints.ts';

test('jobs are placed by month, the current one up to today', () => {
  const { stints } = factsFrom(asPdf(sample), { today: '2026-11-21' });
  expect(stints?.map(({ from, to, isCurrent, hasMonths }) => ({ from, to, isCurrent, hasMonths }))).toEqual([
    { from: 2020 * 12 + 2, to: 2026 * 12 + 10, isCurrent: true, hasMonths: true },
    { from: 2016 * 12 + 5, to: 2020 * 12 + 1, isCurrent: false, hasMonths: true },
  ]);
});

test('a year alone reaches from January to December', () => {
  const { stints } = factsFrom(
    asPdf(changed('Shift Supervisor', 'Shift Supervisor, Lakeside Dairy, Madison, WI | 2016 - 2019')),
  );
  expect(stints?.[1]).toMatchObject({ from: 2016 * 12, to: 2019 * 12 + 11, hasMonths: false });
});

test('without jobs there is nothing to place', () => {
  expect(factsFrom(asPdf(withoutSection('Work Experience', 'Education'))).stints).toBeNull();
});

test('a full date is reduced to its month', () => {
  expect(monthOfToday('2026-01-31')).toBe(2026 * 12);
});
