import { randomUUID } from 'node:crypto';
import type { StoredAnalysis } from '#contract/api/analyses.ts';
import type { AnalysisResult } from '#contract/report/analysis-result.ts';
import { limits as bounds } from '#contract/product/limits.ts';
import { dayMs } from '#contract/product/durations.ts';
import type { Session } from '../../identity/login/session.ts';
import { refuseWhenFull } from '../../db/refuse-when-full.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../boot/services.ts';
import { withSlot } from './with-slot.ts';
import { forPlan } from './for-plan.ts';
import { fingerprintOf } from './idempotency.ts';
import { refusalOf } from './refusal-of.ts';
import { claimRequest, releaseRequest } from './request-store.ts';
import { requireOwnResult } from '../analysis-store.ts';
import type { Upload } from '../upload/upload.ts';
import { storeAnalysis } from './store.ts';
import { toStoredAnalysis } from './to-stored-analysis.ts';

const leaseMs = 60_000;

/** Who requests an analysis, and the services for it. */
type Asked = { session: Session; services: Services };

/**
 * Analyzes an upload and stores the result; only once for the same Idempotency-Key, however often the request is sent.
 */
export const analyzeOnce = async (
  { session, services }: Asked,
  upload: Upload,
  key: string | null,
): Promise<StoredAnalysis> => {
  if (key === null) return analyzeAndStore(services, session, upload, null);

  const userId = session.user.id;
  const now = services.clock();
  const leaseUntil = new Date(now.getTime() + leaseMs);
  const claim = await claimRequest(services.db, { userId, key, fingerprint: fingerprintOf(upload), now, leaseUntil });
  if (claim.is === 'running') throw new Problem('still-running', { retryAfterSeconds: 2 });
  if (claim.is === 'other-content')
    throw new Problem('bad-input', { message: 'This Idempotency-Key was already used for another file.' });
  if (claim.is === 'answered') return storedAnswer(services, session, claim.analysisId);
  try {
    return await analyzeAndStore(services, session, upload, key);
  } catch (error) {
    await releaseRequest(services.db, userId, key);
    throw error;
  }
};

const analyzeAndStore = async (
  services: Services,
  session: Session,
  upload: Upload,
  idempotencyKey: string | null,
): Promise<StoredAnalysis> =>
  withSlot(session, services, async (scan) => {
    await refuseWhenFull(services);
    const { db, clock, safe } = services;
    const userId = session.user.id;
    const result = await resultOf(services, upload);
    const now = clock();
    const deleteAt = new Date(now.getTime() + bounds.keptForDays * dayMs);
    await storeAnalysis(db, await safe.of(userId), { userId, result, upload, now, deleteAt, idempotencyKey, scan });
    const times = { createdAt: now.toISOString(), deletedOn: deleteAt.toISOString() };
    return forPlan({ ...result, ...times, isKept: false, withheld: null }, session.plan);
  });

const resultOf = async ({ parser, clock }: Services, upload: Upload): Promise<AnalysisResult> => {
  const { jobDescription, jobUrl } = upload;
  const outcome = await parser.parse({
    id: randomUUID(),
    bytes: upload.bytes,
    filename: upload.filename,
    today: clock().toISOString().slice(0, 10),
    ...(jobDescription === undefined ? {} : { jobDescription }),
    ...(jobUrl === undefined ? {} : { jobUrl }),
  });
  if (outcome.is === 'result') return outcome.result;
  throw refusalOf(outcome);
};

const storedAnswer = async (
  { db, safe }: Services,
  { user, plan }: Session,
  analysisId: string,
): Promise<StoredAnalysis> => {
  const row = await requireOwnResult(db, user.id, analysisId);
  return toStoredAnalysis(row, await safe.of(user.id), plan);
};
