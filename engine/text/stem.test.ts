import { expect, test } from 'vitest';
import { stemOf } from './stem.ts';

test.each([
  ['mentored', 'mentoring'],
  ['policies', 'policy'],
  ['modelling', 'modeling'],
  ['organised', 'organizing'],
  ['programmes', 'program'],
  ['led', 'leading'],
  ['batches', 'batch'],
])('%s and %s have the same stem', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other));
});

test.each([
  ['order', 'ord'],
  ['business', 'busines'],
  ['feed', 'fe'],
  ['analysis', 'analyst'],
])('%s and %s have different stems', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});

test.each(['constructor', 'toString', '__proto__', 'hasownproperty', ''])(
  '%j is treated as an ordinary word',
  (word) => {
    expect(typeof stemOf(word)).toBe('string');
  },
);
