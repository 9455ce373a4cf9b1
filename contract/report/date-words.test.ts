import { expect, test } from 'vitest';
import { dateWords, periodWords } from './date-words.ts';

test('a month is written as people write it, and a year stays a year', () => {
  expect(['2021-03', '2020-12', '2021', 'present'].map(dateWords)).toEqual(['Mar 2021', 'Dec 2020', '2021', 'present']);
});

test('what is no month is not changed', () => {
  expect(['2021-13', '2021-00', ''].map(dateWords)).toEqual(['2021-13', '2021-00', '']);
});

test('a period has the dates that were found', () => {
  expect(periodWords({ start: '2021-03', end: 'present' })).toBe('(Mar 2021 to present)');
  expect(periodWords({ end: '2017' })).toBe('(2017)');
  expect(periodWords({ start: '' })).toBe('');
});
