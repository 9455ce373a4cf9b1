import { expect, test } from 'vitest';
import { sectionByHand } from '../../../testing/reading-by-hand.ts';
import { headKindsOf } from './head-kinds.ts';
import type { Cut } from '../cut-entries.ts';
import { rowsOf } from '../rows.ts';

const cut = (head: string, body: readonly string[]): Cut => {
  const { reading, sections } = sectionByHand('experience', [head, ...body]);
  const [first, ...rest] = rowsOf(reading, sections);
  if (first === undefined) throw new Error('A head is needed');
  return { head: [first], anchor: first, body: rest.map((row) => [row]) };
};
const role = (period: string) => cut(`Welder, ${period}`, ['• Welded hulls']);

test('an employer without a body introduces the roles whose dates lie within its own', () => {
  expect(headKindsOf([cut('Acme, 2015 – 2021', []), role('2018 – 2021'), role('2015 – 2018')])).toEqual([
    'announcing',
    'role',
    'role',
  ]);
});

test('a role outside these dates is a job of its own', () => {
  expect(headKindsOf([cut('Acme, 2015 – 2021', []), role('2018 – 2021'), role('2010 – 2014')])).toEqual([
    'announcing',
    'role',
    'full',
  ]);
  expect(headKindsOf([cut('Acme, 2015 – 2021', []), role('2010 – 2014')])).toEqual(['full', 'full']);
});

test('an employer with a body of its own introduces no roles', () => {
  expect(headKindsOf([cut('Acme, 2015 – 2021', ['• Led the yard']), role('2018 – 2021')])).toEqual(['full', 'full']);
});

test('a current period contains another current period', () => {
  expect(headKindsOf([cut('Acme, 2015 – present', []), role('2018 – present')])).toEqual(['announcing', 'role']);
});
