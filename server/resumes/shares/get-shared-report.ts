import type * as api from '#contract/api/shares.ts';
import { tokenHash } from '../../keys/token-hash.ts';
import { toStoredAnalysis } from '../analyze/to-stored-analysis.ts';
import type { Handler } from '../../http/handler.ts';
import { clientNetwork } from '../../http/client-network.ts';
import { Problem } from '../../http/problem.ts';
import { findShared } from './store.ts';
import { withoutPerson } from './without-person.ts';

/** As much as the free plan shows, whoever made the link, and nothing of the person. */
export const getSharedReport: Handler<typeof api.getSharedReport> = async ({ input, services, request, reply }) => {
  const { db, safe, clock, limits } = services;
  await limits.take([['shared', clientNetwork(request.ip)]]);
  const row = await findShared(db, tokenHash(input.token), clock());
  if (row === null) throw new Problem('not-found', { message: 'This link has expired, or its owner took it back.' });
  reply.header('x-robots-tag', 'noindex');
  return withoutPerson(toStoredAnalysis(row, await safe.of(row.userId), 'free'), row.expiresAt);
};
