import { expect, it } from 'vitest';
import type { GroupRow } from '#contract/api/groups.ts';
import { sortRows } from './sort-rows.ts';

const row = (name: string, atsScore: number | null): GroupRow => ({
  id: name,
  name,
  status: atsScore === null ? 'waiting' : 'read',
  reason: null,
  candidate: null,
  addedAt: '2026-11-23T00:00:00.000Z',
  entry:
    atsScore === null
      ? null
      : { atsScore, keywordScore: 1, formatScore: 1, jobScore: null, firstFix: null, checksFailed: 0 },
});
const rows = [row('10.pdf', 80), row('9.pdf', null), row('b.pdf', 90)];
const names = (...sorting: Parameters<typeof sortRows>): string[] => sortRows(...sorting).map(({ name }) => name);

it('counts numbers in names as numbers', () =>
  expect(names(rows, { by: 'name', order: 'asc' })).toEqual(['9.pdf', '10.pdf', 'b.pdf']));

it.each([
  ['asc', ['10.pdf', 'b.pdf', '9.pdf']],
  ['desc', ['b.pdf', '10.pdf', '9.pdf']],
] as const)('puts what has no score yet last: %s', (order, sorted) =>
  expect(names(rows, { by: 'ats', order })).toEqual(sorted),
);
