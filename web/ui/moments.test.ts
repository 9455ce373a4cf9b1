import { describe, expect, it } from 'vitest';
import { agoOf } from './moments.ts';

const now = new Date('2026-11-21T12:00:00Z');

describe('the time ago', () => {
  it.each([
    ['2026-11-21T11:59:01Z', 'just now'],
    ['2026-11-21T12:00:30Z', 'just now'],
    ['2026-11-21T11:59:00Z', '1 minute ago'],
    ['2026-11-21T09:00:01Z', '2 hours ago'],
    ['2026-11-20T12:00:00Z', 'yesterday'],
    ['2026-10-30T12:00:00Z', '22 days ago'],
    ['2026-09-01T00:00:00Z', '2 months ago'],
    ['2024-11-01T00:00:00Z', '2 years ago'],
  ])('%s was %s', (iso, words) => {
    expect(agoOf(iso, now)).toBe(words);
  });
});
