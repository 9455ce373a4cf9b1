import type { StoredAnalysis } from '#contract/api/analyses.ts';
import { opens, type PlanKind } from '#contract/product/plans.ts';
import { asksFor, missingAsksOf } from '#contract/report/missing-asks.ts';

/** The part of an analysis that a plan includes. The rest never leaves the server; `withheld` has the counts. */
export const forPlan = (analysis: StoredAnalysis, plan: PlanKind): StoredAnalysis => {
  const { systemInsights } = opens[plan];
  const { analysis: fewer, ...keywordCounts } = withFewerKeywords(analysis, plan);
  const { analysis: left, systemNotes } = systemInsights ? { analysis: fewer, systemNotes: 0 } : withoutNotes(fewer);
  const withheld = { ...keywordCounts, systemNotes };
  return { ...left, withheld: withheld.keywords + withheld.systemNotes > 0 ? withheld : null };
};

type Asked = {
  missingKeywords: string[];
  jobKeywords: string[];
  requirements: Pick<StoredAnalysis['requirements'][number], 'answer' | 'label' | 'group' | 'isPhrase'>[];
};

/** Counts of what `withFewerKeywords` leaves out. */
type LeftOut = Required<Omit<NonNullable<StoredAnalysis['withheld']>, 'systemNotes'>>;

/**
 * Without the missing keywords that a plan does not include, and their requirements. The first of `missingKeywords`
 * are worth adding first, so they stay.
 */
export const withFewerKeywords = <Analysis extends Asked>(
  analysis: Analysis,
  plan: PlanKind,
): { analysis: Analysis } & LeftOut => {
  const max = opens[plan].keywordSuggestions;
  const shown = max === null ? analysis.missingKeywords : analysis.missingKeywords.slice(0, max);
  const hidden = new Set(analysis.missingKeywords.slice(shown.length));
  if (hidden.size === 0) return { analysis, keywords: 0, phrases: 0, requirements: 0, mustHaves: 0, mustPhrases: 0 };
  const requirements = analysis.requirements.filter(
    ({ answer, label }) => answer !== 'missing' || names(label, shown) || !names(label, hidden),
  );
  const kept = new Set(requirements);
  const musts = analysis.requirements.filter((requirement) => requirement.group === 'must' && !kept.has(requirement));
  const mustPhrases = musts.filter(({ isPhrase }) => isPhrase === true).length;
  const shownAsks = new Set(missingAsksOf({ ...analysis, missingKeywords: shown }).map(({ label }) => label));
  const hiddenAsks = missingAsksOf(analysis).filter(({ label }) => !shownAsks.has(label));
  return {
    keywords: hiddenAsks.length,
    phrases: hiddenAsks.filter(({ isPhrase }) => isPhrase).length,
    requirements: analysis.requirements.length - requirements.length,
    mustHaves: musts.length - mustPhrases,
    mustPhrases,
    analysis: {
      ...analysis,
      missingKeywords: shown,
      jobKeywords: analysis.jobKeywords.filter((keyword) => !hidden.has(keyword)),
      requirements,
    },
  };
};

const names = (label: string, keywords: Iterable<string>): boolean =>
  [...keywords].some((keyword) => asksFor({ label }, keyword));

/** Keeps only the notes on each system about something in this file, and removes the sources that no other part cites. */
const withoutNotes = (analysis: StoredAnalysis): { analysis: StoredAnalysis; systemNotes: number } => {
  const systems = Object.entries(analysis.atsCompatibility);
  const left = systems.map(
    ([name, system]) => [name, { ...system, notes: system.notes.filter(({ check }) => check !== undefined) }] as const,
  );
  const notesLeft = left.flatMap(([, { notes }]) => notes);
  const cited = new Set([
    ...analysis.checks.flatMap((check) => check.sources),
    ...notesLeft.map(({ source }) => source),
  ]);
  return {
    systemNotes: systems.reduce((sum, [, { notes }]) => sum + notes.length, 0) - notesLeft.length,
    analysis: {
      ...analysis,
      atsCompatibility: Object.fromEntries(left),
      sources: analysis.sources.filter(({ id }) => cited.has(id)),
    },
  };
};
