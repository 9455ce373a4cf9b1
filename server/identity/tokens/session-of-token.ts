import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { planOf } from '#contract/product/plans.ts';
import type { Services } from '../../boot/services.ts';
import { Problem } from '../../http/problem.ts';
import type { Session } from '../login/session.ts';
import { seenEverySeconds } from '../login/session-times.ts';
import { findToken, markTokenUsed } from './store.ts';
import { isWellFormed } from './token.ts';

/** Whose token it is, for one request. Cookies of the request are not looked at. Throws when it is not good for `entry`. */
export const sessionOfToken = async (
  token: string,
  entry: Endpoint,
  request: FastifyRequest,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<Session> => {
  const found = isWellFormed(token) ? await findToken(db, token) : null;
  const now = clock();
  if (found === null || found.user.suspendedAt !== null || isExpired(found, now)) {
    request.log.warn({ security: 'token-refused', user: found?.user.id }, 'API token refused');
    throw new Problem('wrong-token');
  }
  // Not for every request, as for sessions.
  const quietMs = now.getTime() - (found.lastUsedAt?.getTime() ?? 0);
  if (quietMs > seenEverySeconds * 1000) await markTokenUsed(db, found.id, now);
  if (entry.scope === undefined) throw new Problem('token-scope');
  if (!found.scopes.includes(entry.scope))
    throw new Problem('token-scope', {
      message: `This API token does not have the scope ${entry.scope}. Create one that has it in your profile.`,
    });
  return { id: found.id, user: found.user, plan: planOf(found.user, now) };
};

export const isExpired = ({ expiresAt }: { expiresAt: Date | null }, now: Date): boolean =>
  expiresAt !== null && expiresAt.getTime() <= now.getTime();
