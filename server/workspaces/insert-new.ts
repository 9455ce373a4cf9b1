import { randomUUID } from 'node:crypto';
import { workspaceLimits } from '#contract/product/workspace-limits.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import type { Services } from '../boot/services.ts';
import { Problem } from '../http/problem.ts';
import { type Baseline, sealBaseline } from './baseline.ts';
import { deleteAtFrom, sealDocument } from './present.ts';
import { insertWorkspace } from './store.ts';

/** What a workspace begins with. */
export type Beginning = {
  kind: 'uploaded' | 'empty';
  name: string;
  document: ResumeDraft;
  jobDescription: string | null;
  baseline: Baseline | null;
};

/** Stores it and returns an id that finds it: that of another request, if that was faster. */
export const insertNew = async (
  { db, safe, clock }: Services,
  userId: string,
  analysisId: string | null,
  { kind, name, document, jobDescription, baseline }: Beginning,
): Promise<string> => {
  const id = randomUUID();
  const personal = await safe.of(userId);
  const now = clock();
  const outcome = await insertWorkspace(
    db,
    {
      id,
      userId,
      analysisId,
      createdAt: now,
      savedAt: now,
      deleteAt: deleteAtFrom(now),
      revision: 1,
      design: 'template-1',
      name: personal.seal(id, 'name', name),
      jobDescription: jobDescription === null ? null : personal.seal(id, 'job-description', jobDescription),
      baseline: baseline === null ? null : sealBaseline(personal, id, baseline),
      document: sealDocument(personal, id, document),
    },
    { kind, max: workspaceLimits.each },
  );
  if (outcome === 'absent') throw new Problem('not-found');
  if (outcome === 'full') throw new Problem('workspace-full');
  return outcome === 'taken' ? (analysisId ?? id) : id;
};
