import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import type { Comparison } from '#contract/api/versions.ts';
import { asksFor, labelsByKind, type MissingAsk, missingAsksOf } from '#contract/report/missing-asks.ts';

type Result = Pick<
  AnalysisResult,
  'jobDescription' | 'occupation' | 'scoreDetails' | 'checks' | 'matchedKeywords' | 'missingKeywords' | 'requirements'
>;
type Keywords = Parameters<typeof missingAsksOf>[0] & Pick<AnalysisResult, 'matchedKeywords'>;
type KeywordChanges = Omit<Comparison['keywords'], 'withheld'>;
type Score = NonNullable<AnalysisResult['scoreDetails']['job']>;
type Part = Score['parts'][number];
type Finding = Comparison['findings']['left'][number];

/** All changes from one result to another; the caller reduces them to what the plan includes. */
export const compareResults = (before: Result, after: Result): Omit<Comparison, 'before' | 'after'> => ({
  isSameJob: textOf(before.jobDescription) === textOf(after.jobDescription),
  occupations: occupationsOf(before, after),
  scores: kinds.flatMap((kind) => {
    const [was, is] = [before.scoreDetails[kind], after.scoreDetails[kind]];
    return was === null && is === null ? [] : [scoreChange(kind, was, is)];
  }),
  findings: findingChanges(before.checks, after.checks),
  keywords: { ...keywordChanges(before, after), withheld: 0 },
});

const kinds = ['ats', 'keyword', 'format', 'job'] as const;

const textOf = (jobDescription: string | undefined): string => (jobDescription ?? '').replace(/\s+/g, ' ').trim();

const occupationsOf = (before: Result, after: Result): Comparison['occupations'] => {
  if (before.jobDescription !== undefined || after.jobDescription !== undefined) return null;
  return before.occupation === after.occupation ? null : { before: before.occupation, after: after.occupation };
};

const scoreChange = (
  kind: (typeof kinds)[number],
  was: Score | null,
  is: Score | null,
): Comparison['scores'][number] => {
  const [old, now] = [byCheck(was), byCheck(is)];
  return {
    kind,
    before: was?.value ?? null,
    after: is?.value ?? null,
    totals: { before: totalOf(was), after: totalOf(is) },
    cappedAt: { before: was?.cappedBy?.limit ?? null, after: is?.cappedBy?.limit ?? null },
    parts: [...new Set([...now.keys(), ...old.keys()])].flatMap((check) => {
      const [from, to] = [old.get(check), now.get(check)];
      if (from?.points === to?.points && from?.weight === to?.weight) return [];
      return [{ check, label: (to ?? from)?.label ?? check, before: pointsOf(from), after: pointsOf(to) }];
    }),
  };
};

const byCheck = (score: Score | null): Map<string, Part> =>
  new Map((score?.parts ?? []).map((part) => [part.check, part]));

const pointsOf = (part: Part | undefined) => (part === undefined ? null : { points: part.points, weight: part.weight });

const totalOf = (score: Score | null) => {
  const parts = score?.parts ?? [];
  const sum = (of: (part: Part) => number): number =>
    Math.round(100 * parts.reduce((total, part) => total + of(part), 0)) / 100;
  return { points: sum((part) => part.points), weight: sum((part) => part.weight) };
};

type Checks = AnalysisResult['checks'];

const solves: ReadonlySet<Checks[number]['outcome']> = new Set<Checks[number]['outcome']>([
  'pass',
  'no-finding',
  'not-applicable',
]);

/**
 * A finding is solved when its check now finds nothing or does not apply; when the check cannot tell, the change is unsure.
 */
const findingChanges = (before: Checks, after: Checks): Comparison['findings'] => {
  const changes: Comparison['findings'] = { solved: [], fresh: [], left: [], unsure: [] };
  const earlier = new Map(before.map((check) => [check.id, check]));
  for (const check of after) {
    const was = earlier.get(check.id);
    const finding = { check: check.id, before: placesOf(was), after: placesOf(check) };
    const failed = was?.outcome === 'fail';
    if (check.outcome === 'fail') (failed ? changes.left : changes.fresh).push({ ...finding, ...toDo(check) });
    else if (failed && solves.has(check.outcome)) changes.solved.push({ ...finding, title: was.title });
    else if (failed) changes.unsure.push({ ...finding, title: was.title });
  }
  return changes;
};

const placesOf = (check: Checks[number] | undefined): number => (check?.outcome === 'fail' ? check.findings.length : 0);

const toDo = ({ title, findings: [first] }: Checks[number]): Pick<Finding, 'title' | 'fix'> => ({
  title,
  ...(first === undefined ? {} : { fix: first.fix }),
});

/**
 * What was missing and is matched now, and the reverse, each as it is called where it is missing: of 'QTLS or QTS' one is
 * enough. Only keywords that both analyses looked for: one that only one job posting asks for is neither won nor lost.
 */
export const keywordChanges = (before: Keywords, after: Keywords): KeywordChanges => {
  const [wanted, wantedNow] = [missingAsksOf(before), missingAsksOf(after)];
  const won = metBy(after.matchedKeywords, without(wanted, wantedNow));
  const lost = metBy(before.matchedKeywords, without(wantedNow, wanted));
  return { won: won.keywords, lost: lost.keywords, phrases: { won: won.phrases, lost: lost.phrases } };
};

/** What is missing on both sides has not changed, even where another requirement is met by one of its alternatives. */
const without = (asks: readonly MissingAsk[], others: readonly MissingAsk[]): readonly MissingAsk[] =>
  asks.filter(({ label }) => !others.some((other) => other.label === label));

const metBy = (matched: readonly string[], asks: readonly MissingAsk[]): ReturnType<typeof labelsByKind> =>
  labelsByKind(asks.filter((ask) => matched.some((keyword) => asksFor(ask, keyword))));
