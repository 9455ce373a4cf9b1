import type { CheckId } from '../checks/index.ts';
import type { CheckResult, Impact } from '../model/check.ts';
import type { Recommendation } from '../model/report.ts';
import { groupLabels } from './categories.ts';
import { requireScore, score } from './score.ts';
import { atsCard, formatCard, type ScoreCard } from './score-cards.ts';

const priorityOf: Record<Impact, Recommendation['priority']> = {
  blocker: 'high',
  major: 'high',
  minor: 'medium',
  hint: 'low',
};
const rank: Record<Impact, number> = { blocker: 0, major: 1, minor: 2, hint: 3 };

/** Checks that are solved together with another: text in one column has no columns to mix up. */
const alsoSolved: ReadonlyMap<string, readonly string[]> = new Map<CheckId, readonly CheckId[]>([
  ['multi-column', ['reading-order', 'lost-in-plain-reading', 'broken-address']],
  ['table-layout', ['reading-order', 'lost-in-plain-reading']],
  ['text-box', ['contact-in-frame', 'reading-order', 'drawing-shapes']],
]);

/**
 * One for each failed check: blockers first, then those with the highest gain. Gains are measured: the scores are
 * computed again with that check, and those solved with it, passed.
 */
export const recommendationsFrom = (results: readonly CheckResult[]): readonly Recommendation[] => {
  // Where several problems cap the score together, none gains alone: then the one that costs most comes first.
  const lost = new Map(score(atsCard, results).parts.map(({ check, weight, points }) => [check, weight - points]));
  return results
    .flatMap((result) => {
      const recommendation = recommendationFor(result, results);
      return recommendation === null
        ? []
        : [{ recommendation, impact: result.check.impact, lost: lost.get(result.check.id) ?? 0 }];
    })
    .sort(
      (a, b) =>
        Number(b.impact === 'blocker') - Number(a.impact === 'blocker') ||
        b.recommendation.gain - a.recommendation.gain ||
        rank[a.impact] - rank[b.impact] ||
        b.lost - a.lost,
    )
    .map(({ recommendation }) => recommendation);
};

const recommendationFor = ({ check, outcome }: CheckResult, results: readonly CheckResult[]): Recommendation | null => {
  if (outcome.is !== 'fail') return null;
  const solvedChecks = [check.id, ...(alsoSolved.get(check.id) ?? [])];
  const solved = results.map((result): CheckResult =>
    result.outcome.is === 'fail' && solvedChecks.includes(result.check.id)
      ? { ...result, outcome: { is: 'pass' } }
      : result,
  );
  const gainIn = (card: ScoreCard): number =>
    requireScore(score(card, solved)).value - requireScore(score(card, results)).value;
  const [overall, format] = [gainIn(atsCard), gainIn(formatCard)];
  const alsoFormat = format > overall ? ` The format score gains ${format} ${format === 1 ? 'point' : 'points'}.` : '';
  const [finding] = outcome.findings;
  return {
    title: check.title.fail,
    priority: priorityOf[check.impact],
    description: `${finding.message}${alsoFormat}`,
    category: groupLabels[check.group],
    action: finding.fix,
    gain: overall,
    check: check.id,
  };
};
