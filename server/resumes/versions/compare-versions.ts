import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import type * as api from '#contract/api/versions.ts';
import type { Handler } from '../../http/handler.ts';
import type { PersonalSafe } from '../../keys/safe.ts';
import { nameOf } from '../library/name-of.ts';
import { compareResults } from './compare-results.ts';
import { namedIn } from './named-in.ts';
import { resultOf } from './result-of.ts';
import { requireOwnResult, type ResultRow } from '../analysis-store.ts';

export const compareVersions: Handler<typeof api.compareVersions> = async ({
  input,
  session,
  services: { db, safe },
}) => {
  const userId = session.user.id;
  const [after, before] = await Promise.all([
    requireOwnResult(db, userId, input.id),
    requireOwnResult(db, userId, input.before),
  ]);
  const personal = await safe.of(userId);
  const [was, is] = [resultOf(before, personal), resultOf(after, personal)];
  const changes = compareResults(was, is);
  return {
    before: sideOf(before, was, personal),
    after: sideOf(after, is, personal),
    ...changes,
    keywords: namedIn(changes.keywords, is, session.plan),
  };
};

const sideOf = (
  row: ResultRow,
  { engineVersion }: AnalysisResult,
  personal: PersonalSafe,
): api.Comparison['before'] => ({
  id: row.id,
  name: nameOf(row, personal),
  filename: personal.open(row.id, 'filename', row.filename).toString(),
  createdAt: row.createdAt.toISOString(),
  engineVersion,
});
