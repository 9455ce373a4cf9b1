import { randomBytes } from 'node:crypto';
import { limits as bounds } from '#contract/product/limits.ts';
import type * as api from '#contract/api/shares.ts';
import { dayMs } from '#contract/product/durations.ts';
import { tokenHash } from '../../keys/token-hash.ts';
import { findAnalysis, type StoredAnalysisRow } from '../analyze/store.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { deleteShare, findShareOf, replaceShare } from './store.ts';

const ownAnalysis = async ({
  input,
  session,
  services,
}: Pick<Call<typeof api.getShare>, 'input' | 'session' | 'services'>): Promise<StoredAnalysisRow> => {
  const row = await findAnalysis(services.db, session.user.id, input.id);
  if (row === null) throw new Problem('not-found');
  return row;
};

export const getShare: Handler<typeof api.getShare> = async (call) => {
  const { session, services } = call;
  const { id } = await ownAnalysis(call);
  const share = await findShareOf(services.db, session.user.id, id);
  const isOver = share === null || share.expiresAt <= services.clock();
  return { expiresAt: isOver ? null : share.expiresAt.toISOString() };
};

export const createShare: Handler<typeof api.createShare> = async (call) => {
  const { session, services, request } = call;
  const userId = session.user.id;
  await services.limits.take([['share', userId]]);
  const row = await ownAnalysis(call);
  const now = services.clock();
  const token = randomBytes(32).toString('base64url');
  const expiresAt = expiryOf(row, now);
  await replaceShare(services.db, {
    analysisId: row.id,
    userId,
    tokenHash: tokenHash(token),
    createdAt: now,
    expiresAt,
  });
  request.log.info({ security: 'report-shared', user: userId }, 'link to a report made by its owner');
  return { token, expiresAt: expiresAt.toISOString() };
};

/** Thirty days, but no longer than the resume itself is there. */
const expiryOf = ({ deleteAt, keptSince }: StoredAnalysisRow, now: Date): Date => {
  const latest = now.getTime() + bounds.sharedForDays * dayMs;
  return new Date(keptSince === null ? Math.min(latest, deleteAt.getTime()) : latest);
};

export const revokeShare: Handler<typeof api.revokeShare> = async (call) => {
  const { session, services, request } = call;
  const { id } = await ownAnalysis(call);
  if (await deleteShare(services.db, session.user.id, id))
    request.log.info({ security: 'share-revoked', user: session.user.id }, 'link to a report revoked by its owner');
  return { expiresAt: null };
};
