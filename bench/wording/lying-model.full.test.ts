import { expect, it } from 'vitest';
import { measureHonest, measureLies } from './measure.ts';

it('a model that lies in 10,000 proposals gets none of it into a line', () => {
  const rows = [...measureLies(10_000, 2026).values()];
  expect(rows.flatMap(({ accepted }) => accepted)).toEqual([]);
  expect(rows.reduce((sum, { flagged }) => sum + flagged, 0)).toBeGreaterThan(9_900);
}, 60_000);

it('at least two in five of the honest rewrites that the guard was not built with pass as a whole', () => {
  const { rows, whole } = measureHonest('apart');
  expect(whole / rows).toBeGreaterThanOrEqual(0.4);
});
