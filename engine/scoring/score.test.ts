import { describe, expect, test } from 'vitest';
import type { CheckOutcome, CheckResult } from '../model/check.ts';
import { scoreOfParts, score } from './score.ts';
import { atsCard, formatCard, type ScoreCard } from './score-cards.ts';

const result = (id: string, outcome: CheckOutcome): CheckResult => ({
  check: {
    id,
    group: 'layout',
    title: { pass: `${id} is fine`, fail: `${id} is not` },
    why: '',
    impact: 'major',
    sources: [],
  },
  outcome,
});
const fail = (left: number): CheckOutcome => ({
  is: 'fail',
  score: left,
  findings: [{ message: '', fix: '', evidence: [{ quote: '', places: [] }] }],
});
const pass: CheckOutcome = { is: 'pass' };
const unsure: CheckOutcome = { is: 'unsure', because: 'two readings differ' };

/** Outcomes for every row of a card, from a fixed sequence: random enough, and the same on every run. */
const outcomesFor = (card: ScoreCard, seed: number): CheckResult[] => {
  let state = seed;
  const next = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return card.map(({ check }) => {
    const chance = next();
    if (chance < 0.55) return result(check, pass);
    if (chance < 0.65) return result(check, { is: 'not-applicable' });
    return result(check, chance < 0.7 ? unsure : fail(Math.floor(next() * 95) / 100));
  });
};
const cards: readonly (readonly [string, ScoreCard])[] = [
  ['format', formatCard],
  ['ats', atsCard],
];
const seeds = Array.from({ length: 60 }, (_, index) => index * 7919 + 17);

test('a score is the weighted mean of its parts', () => {
  const card = [
    { check: 'a', weight: 3 },
    { check: 'b', weight: 1 },
  ];
  expect(score(card, [result('a', pass), result('b', fail(0))])).toEqual({
    value: 75,
    parts: [
      { check: 'a', label: 'a is fine', weight: 3, points: 3 },
      { check: 'b', label: 'b is not', weight: 1, points: 0 },
    ],
  });
});

test('a check without a finding counts like one that passed', () => {
  const card = ['a', 'b'].map((check) => ({ check, weight: 3 }));
  const valueOf = (one: CheckOutcome): number | null => score(card, [result('a', one), result('b', fail(0.3))]).value;
  expect(valueOf({ is: 'no-finding' })).toBe(valueOf(pass));
  expect(valueOf({ is: 'not-applicable' })).not.toBe(valueOf(pass));
});

test('checks that are unsure, not applicable or crashed are neither listed nor counted', () => {
  const card = ['a', 'b', 'c', 'd'].map((check) => ({ check, weight: 1 }));
  const broken: CheckResult = { ...result('d', pass), outcome: { is: 'error', message: 'a bug' } };
  const { value, parts } = score(card, [
    result('a', pass),
    result('b', unsure),
    result('c', { is: 'not-applicable' }),
    broken,
  ]);
  expect(value).toBe(100);
  expect(parts.map((part) => part.check)).toEqual(['a']);
});

test('a score without any applicable part is null', () => {
  expect(score([{ check: 'a', weight: 1 }], [result('a', unsure)])).toEqual({ value: null, parts: [] });
  expect(scoreOfParts([]).value).toBeNull();
});

test('a limit caps the whole score, in proportion to the failure', () => {
  const card = [
    { check: 'a', weight: 1, limit: 40 },
    ...Array.from({ length: 19 }, (_, index) => ({ check: `b${index}`, weight: 1 })),
  ];
  const others = Array.from({ length: 19 }, (_, index) => result(`b${index}`, pass));
  expect(score(card, [result('a', fail(0)), ...others])).toMatchObject({
    value: 40,
    cappedBy: { check: 'a', limit: 40 },
  });
  expect(score(card, [result('a', fail(0.5)), ...others])).toMatchObject({
    value: 70,
    cappedBy: { check: 'a', limit: 70 },
  });
  expect(score(card, [result('a', pass), ...others]).cappedBy).toBeUndefined();
});

describe.each(cards)('the %s card', (_, card) => {
  test('names each check once with a weight above 0', () => {
    expect(new Set(card.map(({ check }) => check)).size).toBe(card.length);
    expect(card.every(({ weight }) => weight > 0)).toBe(true);
  });

  test.each(seeds)('prints parts whose weighted mean is the value, unless it is capped (%i)', (seed) => {
    const { value, parts, cappedBy } = score(card, outcomesFor(card, seed));
    const sum = (of: 'points' | 'weight'): number => parts.reduce((total, part) => total + part[of], 0);
    const mean = Math.round((100 * sum('points')) / sum('weight'));
    expect(value).toBe(cappedBy === undefined ? mean : Math.min(mean, cappedBy.limit));
  });

  test.each(seeds)('never falls when a problem is removed (%i)', (seed) => {
    const results = outcomesFor(card, seed);
    const before = score(card, results).value ?? 0;
    for (const [index, { check, outcome }] of results.entries()) {
      if (outcome.is !== 'fail') continue;
      expect(score(card, results.with(index, result(check.id, pass))).value).toBeGreaterThanOrEqual(before);
    }
  });

  test.each(seeds)('does not depend on the order of the checks (%i)', (seed) => {
    const results = outcomesFor(card, seed);
    expect(score(card, results.toReversed())).toEqual(score(card, results));
  });
});
