import type { CheckResult } from '../model/check.ts';
import type { CertainScore, Score, ScorePart } from '../model/score.ts';
import type { ScoreCard } from './score-cards.ts';

type ById = ReadonlyMap<string, CheckResult>;

const knownById = new WeakMap<readonly CheckResult[], ById>();

/** The same results are scored by many cards: by ours, and by one for each system. */
const byIdOf = (results: readonly CheckResult[]): ById => {
  const byId = knownById.get(results) ?? new Map(results.map((result) => [result.check.id, result]));
  knownById.set(results, byId);
  return byId;
};

type Cap = { check: string; limit: number };

/**
 * The arithmetic of all scores. A check that passed or has no finding adds its whole weight, one that failed the share that its outcome
 * states; checks that were not applicable, unsure or crashed are left out. A failed check with a limit also caps the
 * whole score: at `limit` for the lowest outcome, proportionally higher otherwise. Calls `add` for each part, and returns
 * the caps.
 */
const addUp = (
  card: ScoreCard<string>,
  results: readonly CheckResult[],
  add: (result: CheckResult, weight: number, points: number) => void,
): readonly Cap[] => {
  const caps: Cap[] = [];
  const byId = byIdOf(results);
  for (const { check, weight, limit } of card) {
    const result = byId.get(check);
    if (result === undefined) continue;
    const { outcome } = result;
    if (outcome.is === 'pass' || outcome.is === 'no-finding') add(result, weight, weight);
    if (outcome.is !== 'fail') continue;
    add(result, weight, inHundredths(weight * outcome.score));
    if (limit !== undefined) caps.push({ check, limit: Math.round(100 - (100 - limit) * (1 - outcome.score)) });
  }
  return caps;
};

/** A score with its parts. */
export const score = (card: ScoreCard<string>, results: readonly CheckResult[]): Score => {
  const parts: ScorePart[] = [];
  const caps = addUp(card, results, ({ check: { id, title }, outcome }, weight, points) => {
    parts.push({ check: id, label: outcome.is === 'fail' ? title.fail : title.pass, weight, points });
  });
  return cappedBy(scoreOfParts(parts), caps);
};

/** The number alone, of which a report needs many: of each group and system, and of the file with each problem solved. */
export const scoreValue = (card: ScoreCard<string>, results: readonly CheckResult[]): number | null => {
  const sums = { weights: 0, points: 0 };
  const caps = addUp(card, results, (_, weight, points) => {
    sums.weights += weight;
    sums.points += points;
  });
  const value = meanOf(sums.points, sums.weights);
  return value === null ? null : Math.min(value, ...caps.map(({ limit }) => limit));
};

/** The weighted mean of parts that were computed elsewhere. */
export const scoreOfParts = (parts: readonly ScorePart[]): Score => {
  const sum = (of: (part: ScorePart) => number): number => parts.reduce((total, part) => total + of(part), 0);
  const points = sum((part) => part.points);
  return {
    value: meanOf(
      points,
      sum((part) => part.weight),
    ),
    parts,
  };
};

const meanOf = (points: number, weights: number): number | null =>
  weights === 0 ? null : Math.round((100 * points) / weights);

const cappedBy = (uncapped: Score, caps: readonly Cap[]): Score => {
  const [lowest] = [...caps].sort((a, b) => a.limit - b.limit || (a.check < b.check ? -1 : 1));
  if (lowest === undefined || uncapped.value === null || uncapped.value <= lowest.limit) return uncapped;
  return { ...uncapped, value: lowest.limit, cappedBy: lowest };
};

const inHundredths = (points: number): number => Math.round(points * 100) / 100;

/**
 * The score of a card that always has at least one applicable part. Throws without one: that would be a bug, and must
 * never look like a score of 0.
 */
export const requireScore = (computed: Score): CertainScore => ({ ...computed, value: requireValue(computed.value) });

/** The same for the number alone. */
export const requireValue = (value: number | null): number => {
  if (value === null) throw new Error('a score card without any part that applies');
  return value;
};
