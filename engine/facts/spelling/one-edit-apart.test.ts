import { expect, test } from 'vitest';
import { isOneEditApart } from './one-edit-apart.ts';

test.each([
  ['a letter too few', 'managment', 'management'],
  ['a letter too many', 'buisiness', 'business'],
  ['another letter', 'seperate', 'separate'],
  ['two neighbours exchanged', 'recieve', 'receive'],
  ['the last letter lost', 'repor', 'report'],
])('%s is one typo', (_, wrong, right) => {
  expect(isOneEditApart(wrong, right)).toBe(true);
});

test.each([
  ['the same word', 'report', 'report'],
  ['two letters too few', 'mangment', 'management'],
  ['letters exchanged that are no neighbours', 'teporr', 'report'],
])('%s is not', (_, one, other) => {
  expect(isOneEditApart(one, other)).toBe(false);
});
