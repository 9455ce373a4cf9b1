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

/**
 * The arithmetic of all scores. A check that passed or has no finding adds its whole weight, one that failed the share that its outcome
 * states; checks that were not applicable, unsure or crashed are left out. A failed check with a limit also caps the
 * whole score: at `limit` for the lowest outcome, proportionally higher otherwise.
 */
export const score = (card: ScoreCard<string>, results: readonly CheckResult[]): Score => {
  const parts: ScorePart[] = [];
  const caps: { check: string; limit: number }[] = [];
  const byId = byIdOf(results);
  for (const { check, weight, limit } of card) {
    const result = byId.get(check);
    if (result === undefined) continue;
    const { title } = result.check;
    const { outcome } = result;
    if (outcome.is === 'pass' || outcome.is === 'no-finding')
      parts.push({ check, label: title.pass, weight, points: weight });
    if (outcome.is !== 'fail') continue;
    parts.push({ check, label: title.fail, weight, points: inHundredths(weight * outcome.score) });
    if (limit !== undefined) caps.push({ check, limit: Math.round(100 - (100 - limit) * (1 - outcome.score)) });
  }
  return cappedBy(scoreOfParts(parts), caps);
};

/** The weighted mean of parts that were computed elsewhere. */
export const scoreOfParts = (parts: readonly ScorePart[]): Score => {
  const sum = (of: (part: ScorePart) => number): number => parts.reduce((total, part) => total + of(part), 0);
  const weights = sum((part) => part.weight);
  return { value: weights === 0 ? null : Math.round((100 * sum((part) => part.points)) / weights), parts };
};

const cappedBy = (uncapped: Score, caps: readonly { check: string; limit: number }[]): Score => {
  const [lowest] = [...caps].sort((a, b) => a.limit - b.limit || (a.check < b.check ? -1 : 1));
  if (lowest === undefined || uncapped.value === null || uncapped.value <= lowest.limit) return uncapped;
  return { ...uncapped, value: lowest.limit, cappedBy: lowest };
};

const inHundredths = (points: number): number => Math.round(points * 100) / 100;

/**
 * The score of a card that always has at least one applicable part. Throws without one: that would be a bug, and must
 * never look like a score of 0.
 */
export const requireScore = (computed: Score): CertainScore => {
  const { value } = computed;
  if (value === null) throw new Error('a score card without any part that applies');
  return { ...computed, value };
};
