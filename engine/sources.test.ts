import { expect, test } from 'vitest';
import { checks } from './checks/index.ts';
import { profiles } from './profiles/index.ts';
import { sources } from './sources.ts';

test('each source is listed once, with the month in which it was read', () => {
  expect(new Set(sources.map(({ id }) => id)).size).toBe(sources.length);
  for (const { readOn, address } of sources) {
    expect(readOn).toMatch(/^\d{4}-\d{2}$/);
    expect(address).toMatch(/^(https:\/\/|\/)/);
  }
});

test('each source is cited somewhere', () => {
  const cited = new Set([
    ...checks.flatMap((check) => check.sources),
    ...profiles.flatMap(({ emphasis, notes }) => [...emphasis, ...notes].flatMap((claim) => claim.sources)),
  ]);
  expect(sources.filter(({ id }) => !cited.has(id)).map(({ id }) => id)).toEqual([]);
});
