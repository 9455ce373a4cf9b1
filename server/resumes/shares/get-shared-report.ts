import type * as api from '#contract/api/shares.ts';
import { tokenHash } from '../../keys/token-hash.ts';
import { toStoredAnalysis } from '../analyze/to-stored-analysis.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { findOwnResult, type ResultRow } from '../analysis-store.ts';
import { findOpenShare } from './store.ts';
import { withoutPerson } from './without-person.ts';

/** The content of the free plan, whoever made the link, without personal data. */
export const getSharedReport: Handler<typeof api.getSharedReport> = async ({ input, services, reply }) => {
  const { db, safe, clock } = services;
  const now = clock();
  const share = await findOpenShare(db, tokenHash(input.token), now);
  const row = share === null ? null : await findOwnResult(db, share.userId, share.analysisId);
  const personal = share === null ? null : await safe.find(share.userId);
  if (share === null || row === null || personal === null || isOverdue(row, now))
    throw new Problem('not-found', { message: 'This link has expired, or its owner revoked it.' });
  reply.header('x-robots-tag', 'noindex');
  return withoutPerson(toStoredAnalysis(row, personal, 'free'), share.expiresAt);
};

/** Whether it should have been deleted by now. */
const isOverdue = ({ keptSince, deleteAt }: ResultRow, now: Date): boolean => keptSince === null && deleteAt <= now;
