import type * as api from '#contract/api/workspace/check.ts';
import type { WorkspaceScores } from '#contract/report/checked-document.ts';
import type { ResumeDraft } from '#contract/report/resume-draft.ts';
import { engineVersion } from '#engine/version.ts';
import type { Services } from '../boot/services.ts';
import type { Handler } from '../http/handler.ts';
import { Problem } from '../http/problem.ts';
import type { PersonalSafe } from '../keys/safe.ts';
import { withFewerKeywords } from '../resumes/analyze/for-plan.ts';
import { refusalOf } from '../resumes/analyze/refusal-of.ts';
import { baselineOf, sealBaseline } from './baseline.ts';
import { createLatest } from './latest.ts';
import { jobOf, openDocument } from './present.ts';
import { requireWorkspace } from './require-workspace.ts';
import { scoreFile } from './score-file.ts';
import { replaceJob, type WorkspaceRow } from './store.ts';
import { unscoredWords } from './unscored-words.ts';
import { findVersion } from './versions-store.ts';

/** Who types faster than the engine reads wants the answer to what was typed last. */
const latest = createLatest();

/** A parser process makes the Word file of the document and analyzes it, so the answer is true of what is downloaded. */
export const checkWorkspace: Handler<typeof api.checkWorkspace> = async ({ input, session, services }) => {
  const { db, safe, parser, clock } = services;
  const userId = session.user.id;
  const row = await requireWorkspace(db, userId, input.id);
  const personal = await safe.of(userId);
  const jobDescription = jobOf(row, personal);
  const before = await scoresBefore(services, row, personal);
  const start = jobDescription === null ? null : await startOf(services, row, personal);
  const outcome = await latest(userId, () =>
    parser.check({
      person: userId,
      document: input.document,
      start,
      design: input.design,
      today: clock().toISOString().slice(0, 10),
      ...(jobDescription === null ? {} : { jobDescription }),
    }),
  );
  if (outcome === null) throw new Problem('superseded');
  if (outcome.is === 'unreadable') return { ...nothing, before, refusal: unscoredWords(outcome.failure) };
  if (outcome.is !== 'checked') throw refusalOf(outcome);
  const { analysis: checked, keywords: withheld } = withFewerKeywords(outcome.checked, session.plan);
  const { scores, fixes, requirements, questions, matchedKeywords, missingKeywords } = checked;
  return {
    before,
    after: scores,
    refusal: null,
    fixes,
    keywords: { matched: matchedKeywords, missing: missingKeywords, withheld },
    requirements,
    questions,
  };
};

/** What a workspace began with, its first version; null when it has no words, as there is nothing to compare with. */
const startOf = async ({ db }: Services, { id }: WorkspaceRow, personal: PersonalSafe): Promise<ResumeDraft | null> => {
  const first = await findVersion(db, id, 1);
  if (first === null || first.kind === 'empty') return null;
  return openDocument(personal, id, first.document);
};

const nothing = {
  after: null,
  fixes: [],
  keywords: { matched: [], missing: [], withheld: 0 },
  requirements: [],
  questions: [],
};

/** By this version of the engine: scores of an older one cannot be compared with its own. */
const scoresBefore = async (
  services: Services,
  row: WorkspaceRow,
  personal: PersonalSafe,
): Promise<WorkspaceScores | null> => {
  const stored = baselineOf(row, personal);
  if (stored === null || stored.engineVersion === engineVersion) return stored?.scores ?? null;
  const baseline = await scoreFile(services, row, jobOf(row, personal));
  const sealed = baseline === null ? null : sealBaseline(personal, row.id, baseline);
  await replaceJob(services.db, row.userId, row.id, { jobDescription: row.jobDescription, baseline: sealed });
  return baseline?.scores ?? null;
};
