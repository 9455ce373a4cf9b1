import { describe, expect, test } from 'vitest';
import { stemOf } from '../text/stem.ts';
import { familyOf } from './family.ts';

const areRelated = (one: string, other: string): boolean => familyOf(stemOf(one)) === familyOf(stemOf(other));

describe('words of one family', () => {
  test.each([
    ['schedule', 'scheduler'],
    ['publications', 'published'],
    ['laboratory', 'lab'],
    ['negotiation', 'negotiated'],
    ['instructors', 'instructor'],
  ])('%s and %s', (one, other) => {
    expect(areRelated(one, other)).toBe(true);
  });

  test.each([
    ['publications', 'public'],
    ['laboratory', 'labor'],
    ['inventory', 'invention'],
    ['creative', 'created'],
    ['initiative', 'initiated'],
    ['accountable', 'accounts'],
    ['personable', 'person'],
    ['production', 'product'],
    ['department', 'departed'],
    ['executive', 'executed'],
    ['reactive', 'react'],
  ])('not %s and %s', (one, other) => {
    expect(areRelated(one, other)).toBe(false);
  });
});
