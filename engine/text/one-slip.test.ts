import { expect, it } from 'vitest';
import { differsByOneSlip } from './one-slip.ts';

it.each([
  ['exeperience', 'experience', 'a letter added'],
  ['eduction', 'education', 'a letter left out'],
  ['experiance', 'experience', 'a letter replaced'],
  ['eductaion', 'education', 'two letters swapped'],
  ['skill', 'skills', 'the last letter left out'],
])('%s is one slip away from %s: %s', (one, other) => {
  expect(differsByOneSlip(one, other)).toBe(true);
  expect(differsByOneSlip(other, one)).toBe(true);
});

it.each([
  ['education', 'education'],
  ['edcution', 'education'],
  ['reference', 'preferences'],
  ['', 'to'],
])('%s is not one slip away from %s', (one, other) => {
  expect(differsByOneSlip(one, other)).toBe(false);
});
