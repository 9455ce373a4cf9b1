import { expect, it } from 'vitest';
import { measureLies } from './measure.ts';

it('a model that lies in 300 proposals gets none of it into a line', () => {
  const rows = [...measureLies(300, 7).values()];
  expect(rows.flatMap(({ accepted }) => accepted)).toEqual([]);
  // The witness would have seen them.
  expect(rows.reduce((sum, { flagged }) => sum + flagged, 0)).toBeGreaterThan(290);
});
