import type { CheckId } from '../checks/index.ts';
import type { CheckResult, Impact } from '../model/check.ts';
import type { Answer, JobMatch } from '../model/keywords.ts';
import type { Recommendation } from '../model/report.ts';
import { groupLabels } from './categories.ts';
import { jobValueOf } from './requirement-gains.ts';
import { requireScore, score } from './score.ts';
import { atsCard, coreChecks, formatCard, type ScoreCard } from './score-cards.ts';

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
  ['text-box', ['contact-in-frame', 'reading-order', 'drawing-shapes', 'lost-in-plain-reading']],
]);

/** Requirements that are met once a check passes: the keywords that it names are added, or shown in a job. */
const metBy: ReadonlyMap<string, readonly Answer[]> = new Map<CheckId, readonly Answer[]>([
  ['wanted-keywords', ['missing']],
  ['skills-never-in-context', ['listed']],
]);

/** Points that the job match gains at most, by the same arithmetic with these requirements met. */
const jobGainOf = (check: string, job: JobMatch | null): number => {
  const answers = metBy.get(check);
  if (job === null || answers === undefined) return 0;
  const requirements = job.requirements.map((asked) =>
    asked.kind === 'term' && answers.includes(asked.answer) ? { ...asked, answer: 'shown' as const } : asked,
  );
  return jobValueOf({ ...job, requirements }) - jobValueOf(job);
};

/** A core field of which nothing was read. */
const isCoreLoss = ({ check, outcome }: CheckResult): boolean =>
  coreChecks.has(check.id) && outcome.is === 'fail' && outcome.score === 0;

/**
 * One for each failed check: first what keeps the file or a core field from being read at all, then by what the overall
 * score and the job match gain together, and hints on wording last. Gains are measured: the scores are computed again with that check, and those
 * solved with it, passed.
 */
export const recommendationsFrom = (
  results: readonly CheckResult[],
  job: JobMatch | null = null,
): readonly Recommendation[] => {
  // Where several problems cap the score together, none gains alone: then the one that costs most comes first.
  const lost = new Map(score(atsCard, results).parts.map(({ check, weight, points }) => [check, weight - points]));
  return results
    .flatMap((result) => {
      const recommendation = recommendationFor(result, results, job);
      if (recommendation === null) return [];
      const comesFirst = result.check.impact === 'blocker' || isCoreLoss(result);
      const isHintOnWording = result.check.group === 'wording' && result.check.impact === 'hint';
      return [
        {
          recommendation,
          comesFirst,
          isHintOnWording,
          impact: result.check.impact,
          lost: lost.get(result.check.id) ?? 0,
        },
      ];
    })
    .sort(
      (a, b) =>
        Number(b.comesFirst) - Number(a.comesFirst) ||
        Number(b.impact === 'blocker') - Number(a.impact === 'blocker') ||
        Number(a.isHintOnWording) - Number(b.isHintOnWording) ||
        gainOf(b.recommendation) - gainOf(a.recommendation) ||
        rank[a.impact] - rank[b.impact] ||
        b.lost - a.lost,
    )
    .map(({ recommendation }) => recommendation);
};

const gainOf = ({ gain, jobGain }: Recommendation): number => gain + jobGain;

const recommendationFor = (
  { check, outcome }: CheckResult,
  results: readonly CheckResult[],
  job: JobMatch | null,
): Recommendation | null => {
  if (outcome.is !== 'fail') return null;
  const solvedChecks = [check.id, ...(alsoSolved.get(check.id) ?? [])];
  const solved = results.map((result): CheckResult =>
    result.outcome.is === 'fail' && solvedChecks.includes(result.check.id)
      ? { ...result, outcome: { is: 'pass' } }
      : result,
  );
  const gainIn = (card: ScoreCard): number =>
    card.some((row) => solvedChecks.includes(row.check))
      ? requireScore(score(card, solved)).value - requireScore(score(card, results)).value
      : 0;
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
    jobGain: jobGainOf(check.id, job),
    check: check.id,
  };
};
