import type * as api from '#contract/api/workspace/workspaces.ts';
import { workspaceLimits } from '#contract/product/workspace-limits.ts';
import { isTooLongToEdit } from '#contract/report/draft-bounds.ts';
import type { DataInFile, ResumeDraft } from '#contract/report/resume-draft.ts';
import type { Services } from '../boot/services.ts';
import type { Handler } from '../http/handler.ts';
import { Problem } from '../http/problem.ts';
import { requireOwnFile, requireOwnResult } from '../resumes/analysis-store.ts';
import { refusalOf } from '../resumes/analyze/refusal-of.ts';
import { nameOf } from '../resumes/library/name-of.ts';
import { resultOf } from '../resumes/versions/result-of.ts';
import { baselineFrom } from './baseline.ts';
import { type Beginning, insertNew } from './insert-new.ts';
import { presentWorkspace } from './present.ts';
import { countWorkspaces, findWorkspace, type WorkspaceRow } from './store.ts';

const nothing: ResumeDraft = { name: '', headline: '', contact: [], links: [], sections: [] };

const fromNothing: Beginning = {
  kind: 'empty',
  name: 'New resume',
  document: nothing,
  jobDescription: null,
  baseline: null,
};

/** The stored one, or a new one: from the file of an analysis, or from nothing. */
export const openWorkspace: Handler<typeof api.openWorkspace> = async ({ input, session, services }) => {
  const { db, safe } = services;
  const userId = session.user.id;
  const analysisId = input.analysisId ?? null;
  const stored = analysisId === null ? null : await findOf(services, userId, analysisId);
  if (stored !== null) return presentWorkspace(stored, await safe.of(userId));
  if ((await countWorkspaces(db, userId)) >= workspaceLimits.each) throw new Problem('workspace-full');
  const { dataInFile, ...beginning } =
    analysisId === null
      ? { ...fromNothing, dataInFile: 'none' as const }
      : await beginningFrom(services, userId, analysisId);
  const id = await insertNew(services, userId, analysisId, beginning);
  const row = await findWorkspace(db, userId, id);
  if (row === null) throw new Problem('not-found');
  return { ...presentWorkspace(row, await safe.of(userId)), ...(dataInFile === 'none' ? {} : { dataInFile }) };
};

const findOf = async ({ db }: Services, userId: string, analysisId: string): Promise<WorkspaceRow | null> => {
  const row = await findWorkspace(db, userId, analysisId);
  return row?.analysisId === analysisId ? row : null;
};

/** The resume in the file of an analysis. The file is read again, because an analysis keeps only what hiring software looks for. */
const beginningFrom = async (
  { db, safe, files, parser }: Services,
  userId: string,
  analysisId: string,
): Promise<Beginning & { dataInFile: DataInFile }> => {
  const row = await requireOwnFile(db, userId, analysisId);
  const personal = await safe.of(userId);
  const result = resultOf(await requireOwnResult(db, userId, analysisId), personal);
  const outcome = await parser.draft({
    person: userId,
    bytes: personal.open(row.id, 'file', await files.open(row)),
    filename: personal.textOf(row.id, 'filename', row.filename),
    usesData: true,
  });
  if (outcome.is !== 'draft') throw refusalOf(outcome);
  if (isTooLongToEdit(outcome.draft)) throw new Problem('too-long-to-edit');
  return {
    dataInFile: outcome.dataInFile,
    kind: 'uploaded',
    name: nameOf(row, personal),
    document: outcome.draft,
    jobDescription: result.jobDescription ?? null,
    baseline: baselineFrom(result),
  };
};
