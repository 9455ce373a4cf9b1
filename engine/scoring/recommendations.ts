import type { CheckId } from '../checks/index.ts';
import { maxNamedSkills } from '../checks/keywords/skills-never-in-context.ts';
import { namedAsks } from '../checks/named-asks.ts';
import type { CheckResult, Finding, Impact } from '../model/check.ts';
import type { JobMatch, Keywords, Requirement } from '../model/keywords.ts';
import type { Recommendation } from '../model/report.ts';
import type { Score } from '../model/score.ts';
import { stemsOf } from '../text/words.ts';
import { groupLabels } from './categories.ts';
import { jobValueOf } from './requirement-gains.ts';
import { requireValue, score, scoreValue } from './score.ts';
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

/** The posting, as far as it bears on what a fix gains. */
type Posting = { job: JobMatch; keywords: Pick<Keywords, 'missing' | 'unproven' | 'unmet'> };

/** Requirements that are met once a check passes, and how many more its finding only counts. */
type Solved = { named: readonly Requirement[]; others: number };

/** Nothing is promised for a phrase, which may not be asked for. */
const isListedTerm = ({ kind, answer, isPhrase }: Requirement): boolean =>
  kind === 'term' && answer === 'listed' && isPhrase !== true;

const keyOf = (term: string): string => stemsOf(term).join(' ');

/** Of the terms that are only in a list, those that the finding names. */
const namedSkills = (job: JobMatch, { evidence }: Finding): Solved => {
  const said = new Set(evidence.slice(0, maxNamedSkills).map(({ quote }) => keyOf(quote)));
  const asks = job.requirements.filter(isListedTerm);
  const named = asks.filter(({ alternatives }) => alternatives.some(({ term }) => said.has(keyOf(term))));
  return { named, others: asks.length - named.length };
};

type Solver = (posting: Posting, finding: Finding) => Solved;

const solvedBy: ReadonlyMap<string, Solver> = new Map<CheckId, Solver>([
  // Nobody honest has everything that a posting asks for: only the points of those that it names are promised.
  ['wanted-keywords', ({ keywords }) => namedAsks(keywords)],
  ['skills-never-in-context', ({ job }, finding) => namedSkills(job, finding)],
]);

/** Points that the job match gains, by the same arithmetic with these requirements met. */
const jobGainOf = (named: readonly Requirement[], job: JobMatch): number => {
  const ids = new Set(named.map(({ id }) => id));
  const requirements = job.requirements.map((asked) =>
    ids.has(asked.id) ? { ...asked, answer: 'shown' as const } : asked,
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
  posting: Posting | null = null,
): readonly Recommendation[] => {
  // Where several problems cap the score together, none gains alone: then the one that costs most comes first.
  const ats = score(atsCard, results);
  const lost = new Map(ats.parts.map(({ check, weight, points }) => [check, weight - points]));
  const now: Now = { ats: ats.value, format: scoreValue(formatCard, results) };
  return results
    .flatMap((result) => {
      const recommendation = recommendationFor(result, results, now, posting);
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

/** The scores with every problem that was found. */
type Now = { ats: number | null; format: number | null };

const recommendationFor = (
  { check, outcome }: CheckResult,
  results: readonly CheckResult[],
  now: Now,
  posting: Posting | null,
): Recommendation | null => {
  if (outcome.is !== 'fail') return null;
  const solvedChecks = [check.id, ...(alsoSolved.get(check.id) ?? [])];
  const solved = results.map((result): CheckResult =>
    result.outcome.is === 'fail' && solvedChecks.includes(result.check.id)
      ? { ...result, outcome: { is: 'pass' } }
      : result,
  );
  const gainIn = (card: ScoreCard, before: number | null): number =>
    card.some((row) => solvedChecks.includes(row.check))
      ? requireValue(scoreValue(card, solved)) - requireValue(before)
      : 0;
  const [overall, format] = [gainIn(atsCard, now.ats), gainIn(formatCard, now.format)];
  const alsoFormat = format > overall ? ` The format score gains ${format} ${format === 1 ? 'point' : 'points'}.` : '';
  const [finding] = outcome.findings;
  const solvedAsks = posting === null ? undefined : solvedBy.get(check.id)?.(posting, finding);
  const jobGain = posting === null || solvedAsks === undefined ? 0 : jobGainOf(solvedAsks.named, posting.job);
  const heldBackBy = overall === 0 ? limitOfOthers(solvedChecks, results, solved) : undefined;
  const onlyNamed =
    jobGain > 0 && (solvedAsks?.others ?? 0) > 0
      ? ' The points on the job match count only those named here, not the rest.'
      : '';
  return {
    title: check.title.fail,
    priority: priorityOf[check.impact],
    description: `${finding.message}${alsoFormat}${onlyNamed}`,
    category: groupLabels[check.group],
    action: finding.fix,
    gain: overall,
    jobGain,
    check: check.id,
    ...(heldBackBy === undefined ? {} : { heldBackBy }),
  };
};

/** What still limits the overall score once a problem is solved, if that is why solving it gains nothing. */
const limitOfOthers = (
  solvedChecks: readonly string[],
  results: readonly CheckResult[],
  solved: readonly CheckResult[],
): Score['cappedBy'] => {
  const { cappedBy } = score(atsCard, solved);
  if (cappedBy === undefined) return undefined;
  const withoutOthers: ScoreCard = atsCard.map((row) =>
    solvedChecks.includes(row.check) ? row : { check: row.check, weight: row.weight },
  );
  const wouldGain = requireValue(scoreValue(withoutOthers, solved)) > requireValue(scoreValue(withoutOthers, results));
  return wouldGain ? cappedBy : undefined;
};
