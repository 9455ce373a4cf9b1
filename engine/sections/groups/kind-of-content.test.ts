import { expect, test } from 'vitest';
import { kindOfContent } from './kind-of-content.ts';

test.each([
  ['a school in each entry, without a degree or a year', ['Bread oven', 'Class work – Harrow College'], 'other'],
  ['schools with years', ['Harrow College, 2012', 'Lakeside College, 2008'], 'education'],
  ['schools with degrees', ['Bachelor of Arts', 'Harrow College'], 'education'],
] as const)('the content of a section without a telling title: %s', (_, lines, kind) => {
  expect(kindOfContent([...lines, ...lines])).toBe(kind);
});
