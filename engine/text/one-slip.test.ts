import { expect, it } from 'vitest';
import { differsByOneSlip, slipsBetween } from './one-slip.ts';

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

it.each([
  ['education', 'education', 0],
  ['werdegnag', 'werdegang', 1],
  ['acheivments', 'achievements', 2],
  ['proffesional', 'professional', 2],
  ['', 'abc', 3],
  ['skills', 'studies', 5],
])("between '%s' and '%s' are %i slips", (one, other, slips) => {
  expect(slipsBetween(one, other)).toBe(slips);
  expect(slipsBetween(other, one)).toBe(slips);
});
