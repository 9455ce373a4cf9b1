import { expect, test } from 'vitest';
import { areRepeats } from './repeats.ts';

const oneWordAt = (...places: readonly number[]) => places.map((first) => ({ first, last: first }));

test('a term that is repeated word for word proves nothing, each time', () => {
  expect(areRepeats(oneWordAt(10, 11, 12, 13))).toEqual([true, true, true, true]);
  const twoWords = [10, 12, 14].map((first) => ({ first, last: first + 1 }));
  expect(areRepeats(twoWords)).toEqual([true, true, true]);
});

test('a term used throughout a resume is not keyword stuffing', () => {
  expect(areRepeats(oneWordAt(10, 13, 40, 100))).toEqual([false, false, false, false]);
  expect(areRepeats(oneWordAt(10, 11))).toEqual([false, false]);
});

test('mentions in a sentence before or after it still count', () => {
  expect(areRepeats(oneWordAt(8, 10, 11, 12, 200))).toEqual([false, true, true, true, false]);
});
