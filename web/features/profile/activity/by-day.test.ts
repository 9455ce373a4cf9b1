import { describe, expect, it } from 'vitest';
import type { ActivityEntry } from '#contract/api/resumes.ts';
import { byDay } from './by-day.ts';

const loggedIn = (id: string, created_at: string): ActivityEntry => ({
  id,
  activity_type: 'Logged In',
  details: { message: 'Logged in', date: created_at },
  created_at,
});

describe('byDay', () => {
  it('groups entries by day and keeps their order', () => {
    const days = byDay([
      loggedIn('c', '2026-11-21T12:30:00Z'),
      loggedIn('b', '2026-11-21T12:00:00Z'),
      loggedIn('a', '2026-11-19T12:00:00Z'),
    ]);
    expect(days.map(({ day, entries }) => [day, entries.map(({ id }) => id)])).toEqual([
      ['November 21, 2026', ['c', 'b']],
      ['November 19, 2026', ['a']],
    ]);
  });

  it('is empty without entries', () => {
    expect(byDay([])).toEqual([]);
  });
});
