import { expect, test } from 'vitest';
import { mixesScripts } from './mixed-scripts.ts';

test.each([
  ['admin', false],
  ['jane_doe-42@example.org', false],
  ['Łukasz Ğüneş', false],
  ['админ', false],
  ['Ελένη', false],
  ['田中さくら', false],
  ['김민준', false],
  ['مريم 7', false],
  ['аdmin', true],
  ['adмin', true],
  ['αdmin', true],
  ['Еlena', true],
  ['Анна Ωmega', true],
])('%s mixes scripts: %s', (name, mixes) => {
  expect(mixesScripts(name)).toBe(mixes);
});
