import { type AnalysisResult, analysisResultSchema } from '#contract/analysis-result.ts';
import { opens } from '#contract/plans.ts';
import type { Comparison, compareVersions } from '#contract/versions.ts';
import type { Handler } from '../handler.ts';
import type { PersonalSafe } from '../keys/safe.ts';
import { Problem } from '../problem.ts';
import { nameOf } from '../resumes/name-of.ts';
import { compareResults } from './compare-results.ts';
import { findSide } from './store.ts';

export const showComparison: Handler<typeof compareVersions> = async ({ input, session, services: { db, safe } }) => {
  const userId = session.user.id;
  const [after, before] = await Promise.all([findSide(db, userId, input.id), findSide(db, userId, input.before)]);
  if (after === null || before === null) throw new Problem('not-found');
  const personal = await safe.of(userId);
  const [was, is] = [resultOf(before, personal), resultOf(after, personal)];
  const changes = compareResults(was, is);
  return {
    before: sideOf(before, was, personal),
    after: sideOf(after, is, personal),
    ...changes,
    keywords: namedIn(changes.keywords, is, opens[session.plan].keywordSuggestions),
  };
};

type Row = NonNullable<Awaited<ReturnType<typeof findSide>>>;

const resultOf = (row: Row, personal: PersonalSafe): AnalysisResult =>
  analysisResultSchema.parse(JSON.parse(personal.open(row.id, 'result', row.result).toString()));

const sideOf = (row: Row, { engineVersion }: AnalysisResult, personal: PersonalSafe): Comparison['before'] => ({
  id: row.id,
  name: nameOf(row, personal),
  filename: personal.open(row.id, 'filename', row.filename).toString(),
  createdAt: row.createdAt.toISOString(),
  engineVersion,
});

/** A lost keyword is a missing one, so a plan names those that it names in the report. */
const namedIn = (
  { won, lost }: Comparison['keywords'],
  { missingKeywords }: AnalysisResult,
  most: number | null,
): Comparison['keywords'] => {
  const named = new Set(most === null ? missingKeywords : missingKeywords.slice(0, most));
  const shown = lost.filter((keyword) => named.has(keyword));
  return { won, lost: shown, withheld: lost.length - shown.length };
};
