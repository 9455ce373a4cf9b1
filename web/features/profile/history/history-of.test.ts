import { describe, expect, it } from 'vitest';
import type { ResumeSummary } from '#contract/api/resumes.ts';
import { historyOf } from './history-of.ts';

const resume = (id: string, lastModified: string, jobScore: number | null): ResumeSummary => ({
  id,
  seriesId: 'one',
  name: id,
  job: null,
  lastModified,
  atsScore: 70,
  keywordScore: 60,
  formatScore: 50,
  jobScore,
  deletedOn: null,
  isKept: true,
});

describe('historyOf', () => {
  const list = [resume('new', '2026-11-21T12:00:00Z', 40), resume('old', '2026-11-01T12:00:00Z', null)];

  it('is sorted oldest first', () => {
    expect(historyOf(list, 'formatScore').map(({ id, score, day }) => [id, score, day])).toEqual([
      ['old', 50, 'November 1, 2026'],
      ['new', 50, 'November 21, 2026'],
    ]);
  });

  it('leaves out an analysis without the score instead of drawing it as 0', () => {
    expect(historyOf(list, 'jobScore').map(({ id }) => id)).toEqual(['new']);
  });
});
