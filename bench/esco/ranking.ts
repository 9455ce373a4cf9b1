import { mean } from '../statistics.ts';

/** A query with the ranks (from 1) of its right answers among all targets, in order; `wanted` as the annotations count. */
export type Ranked = { ranks: readonly number[]; wanted: number };

type Metric = (ranked: Ranked) => number;
const within = (k: number, { ranks }: Ranked): number => ranks.filter((rank) => rank <= k).length;

/** The metrics of WorkRB (`workrb/metrics/ranking.py`) for one query. */
const averagePrecision: Metric = ({ ranks }) =>
  ranks.reduce((sum, rank, index) => sum + (index + 1) / rank, 0) / ranks.length;
const reciprocalRank: Metric = ({ ranks }) => 1 / (ranks[0] ?? Infinity);
const precisionAt =
  (k: number): Metric =>
  (ranked) =>
    within(k, ranked) / Math.min(k, ranked.wanted);
const hitAt =
  (k: number): Metric =>
  (ranked) =>
    within(k, ranked) > 0 ? 1 : 0;

export const metrics = {
  MAP: averagePrecision,
  MRR: reciprocalRank,
  'RP@5': precisionAt(5),
  'RP@10': precisionAt(10),
  'hit@1': hitAt(1),
  'hit@5': hitAt(5),
  'hit@10': hitAt(10),
} as const;
export type MetricName = keyof typeof metrics;

/** A metric over queries, those without a right answer left out, in percent. */
export const scoreOf = (name: MetricName, queries: readonly Ranked[]): string =>
  (100 * mean(queries.filter(({ ranks }) => ranks.length > 0).map(metrics[name]))).toFixed(1);

/** Ranks of the right answers by score; of targets with one score the first in the list is first. */
export const rankedBy = (scores: Float64Array, right: readonly number[]): Ranked => {
  const ranks = [...new Set(right)].map((target) => {
    const own = scores[target] ?? 0;
    let before = 0;
    for (let other = 0; other < scores.length; other += 1) {
      const score = scores[other] ?? 0;
      if (score > own || (score === own && other < target)) before += 1;
    }
    return before + 1;
  });
  return { ranks: ranks.toSorted((one, other) => one - other), wanted: right.length };
};
