import type { Services } from '../boot/services.ts';
import { requireOwnFile } from '../resumes/analysis-store.ts';
import { refusalOf } from '../resumes/analyze/refusal-of.ts';
import { type Baseline, baselineFrom } from './baseline.ts';
import type { WorkspaceRow } from './store.ts';

/** The scores of the file that a workspace was made from, for this job description; null when there is none (any more). */
export const scoreFile = async (
  { db, safe, files, parser, clock }: Services,
  { userId, analysisId }: Pick<WorkspaceRow, 'userId' | 'analysisId'>,
  jobDescription: string | null,
): Promise<Baseline | null> => {
  if (analysisId === null) return null;
  const row = await requireOwnFile(db, userId, analysisId);
  const personal = await safe.of(userId);
  const outcome = await parser.parseAgain({
    person: userId,
    id: row.id,
    bytes: personal.open(row.id, 'file', await files.open(row)),
    filename: personal.textOf(row.id, 'filename', row.filename),
    today: clock().toISOString().slice(0, 10),
    ...(jobDescription === null ? {} : { jobDescription }),
  });
  if (outcome.is !== 'result') throw refusalOf(outcome);
  return baselineFrom(outcome.result);
};
