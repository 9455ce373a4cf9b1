import { expect, test } from 'vitest';
import { checks } from '#engine/checks/index.ts';
import { failureOf } from '#engine/failures.ts';
import { defectOfCheck, defectOfFailure } from '../bench/defect-names.ts';
import { median, quantile, slopePerHour, spearman } from '../bench/statistics.ts';

test('the measurements name only checks that exist', () => {
  const known = new Set(checks.map(({ id }) => id));
  expect(Object.keys(defectOfCheck).filter((id) => !known.has(id))).toEqual([]);
});

test('the measurements name only failures that have a message', () => {
  for (const code of Object.keys(defectOfFailure))
    expect(failureOf(code as Parameters<typeof failureOf>[0]).message, code).toMatch(/\./);
});

test('rank correlation is 1 for the same order, -1 for the reverse, and uses mean ranks for ties', () => {
  expect(spearman([1, 2, 3, 4], [10, 20, 30, 1000])).toBeCloseTo(1);
  expect(spearman([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1);
  expect(spearman([1, 2, 2, 3], [1, 2, 3, 4])).toBeCloseTo(0.9487, 3);
});

test('medians and percentiles are measured values', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(quantile([5, 1, 4, 2, 3], 0.95)).toBe(5);
});

test('the slope is the growth per hour, regardless of the offset', () => {
  const points = [0, 1, 2, 3].map((hours) => [hours, 300 + 5 * hours] as const);
  expect(slopePerHour(points)).toBeCloseTo(5);
  expect(slopePerHour(points.map(([hours]) => [hours, 300] as const))).toBe(0);
});
