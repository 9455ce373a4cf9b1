import { describe, expect, it } from 'vitest';
import { verdictOf } from './verdict-of.ts';

const score = (before: number | null, after: number | null) => ({
  kind: 'ats' as const,
  before,
  after,
  totals: { before: { points: 0, weight: 0 }, after: { points: 0, weight: 0 } },
  cappedAt: { before: null, after: null },
  parts: [],
});
const found = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ check: String(index), title: '', before: 1, after: 1 }));
const same = { isSameJob: true, occupations: null };
const findings = (solved: number, fresh: number, left: number) => ({
  solved: found(solved),
  fresh: found(fresh),
  left: found(left),
  unsure: [],
});

describe('the verdict of a comparison', () => {
  it('counts the scores that went up and down, and the findings that are fixed, new and left', () => {
    const scores = [score(70, 90), score(50, 60), score(40, 10), score(30, 30), score(null, 80)];
    expect(verdictOf({ ...same, scores, findings: findings(3, 1, 2) })).toBe(
      '2 scores went up, 1 score went down. 3 findings are fixed, 1 new, 2 still there.',
    );
  });

  it('leaves out the scores that cannot be compared', () => {
    const scores = [
      score(70, 90),
      { ...score(50, 10), kind: 'keyword' as const },
      { ...score(60, 20), kind: 'job' as const },
    ];
    for (const other of [
      { ...same, isSameJob: false },
      { ...same, occupations: { before: 'Nurse', after: 'Chef' } },
    ])
      expect(verdictOf({ ...other, scores, findings: findings(0, 0, 0) })).toBe(
        '1 score went up. 0 findings are fixed.',
      );
    expect(verdictOf({ ...same, scores, findings: findings(0, 0, 0) })).toBe(
      '1 score went up, 2 scores went down. 0 findings are fixed.',
    );
  });

  it('says so when nothing changed', () => {
    expect(verdictOf({ ...same, scores: [score(70, 70)], findings: findings(0, 0, 0) })).toBe(
      'No score changed. 0 findings are fixed.',
    );
    expect(verdictOf({ ...same, scores: [score(70, 71)], findings: findings(1, 0, 0) })).toBe(
      '1 score went up. 1 finding is fixed.',
    );
  });
});
