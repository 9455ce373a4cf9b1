import { randomBytes } from 'node:crypto';
import { limits as bounds } from '#contract/product/limits.ts';
import type * as api from '#contract/api/shares.ts';
import { dayMs } from '#contract/product/durations.ts';
import { tokenHash } from '../../keys/token-hash.ts';
import type { Handler } from '../../http/handler.ts';
import { type OwnRow, requireOwn } from '../analysis-store.ts';
import { deleteShare, findShareOf, replaceShare } from './store.ts';

export const getShare: Handler<typeof api.getShare> = async ({ input, session, services }) => {
  const { id } = await requireOwn(services.db, session.user.id, input.id);
  const share = await findShareOf(services.db, session.user.id, id);
  const isOver = share === null || share.expiresAt <= services.clock();
  return { expiresAt: isOver ? null : share.expiresAt.toISOString() };
};

export const createShare: Handler<typeof api.createShare> = async ({ input, session, services, request }) => {
  const userId = session.user.id;
  const row = await requireOwn(services.db, session.user.id, input.id);
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

/** Thirty days, but no longer than the resume itself. */
const expiryOf = ({ deleteAt, keptSince }: OwnRow, now: Date): Date => {
  const latest = now.getTime() + bounds.sharedForDays * dayMs;
  return new Date(keptSince === null ? Math.min(latest, deleteAt.getTime()) : latest);
};

export const revokeShare: Handler<typeof api.revokeShare> = async ({ input, session, services, request }) => {
  const { id } = await requireOwn(services.db, session.user.id, input.id);
  if (await deleteShare(services.db, session.user.id, id))
    request.log.info({ security: 'share-revoked', user: session.user.id }, 'link to a report revoked by its owner');
  return { expiresAt: null };
};
