import { expect, test } from 'vitest';
import { absent, counted, failed, listed } from './outcomes.ts';

test.each([
  [-1, 0],
  [0.333, 0.33],
  [2, 0.95],
])('the score of a failure stays between 0 and below 1: %d becomes %d', (given, kept) => {
  expect(failed(given, 'We saw it.', 'Mend it.', absent)).toMatchObject({ is: 'fail', score: kept });
});

test('a failure without a place has an empty quote as its evidence', () => {
  expect(failed(0, 'We saw it.', 'Mend it.', [])).toMatchObject({
    findings: [{ evidence: [{ quote: '', places: [] }] }],
  });
});

test('counts and lists are formatted in plain English', () => {
  expect(counted(1, 'job')).toBe('1 job');
  expect(counted(3, 'text box', 'text boxes')).toBe('3 text boxes');
  expect(listed(['a'])).toBe('a');
  expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
  expect(listed(['a', 'b', 'c', 'd', 'e', 'f'])).toBe('a, b, c, d and 2 more');
  expect(listed([])).toBe('');
});
