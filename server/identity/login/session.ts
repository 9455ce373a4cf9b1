import type { FastifyRequest } from 'fastify';
import { type PlanKind, planOf } from '#contract/product/plans.ts';
import type { Services } from '../../boot/services.ts';
import { cookieOf } from './cookies.ts';
import { isOver, seenEverySeconds } from './session-times.ts';
import { endSession, findSession, markSeen } from './session-store.ts';
import type { SessionUser } from '../accounts/store.ts';

/** `plan` is the plan in effect now. */
export type Session = { id: string; user: SessionUser; plan: PlanKind };

/** The session of a request; null for a visitor. The role is read from the database each time. */
export const sessionOf = async (
  request: FastifyRequest,
  { db, clock, configuration }: Pick<Services, 'db' | 'clock' | 'configuration'>,
): Promise<Session | null> => {
  const token = cookieOf(request, configuration.PUBLIC_URL, 'sid');
  if (token === null) return null;
  const found = await findSession(db, token);
  if (found === null || found.user.suspendedAt !== null) return null;

  const now = clock();
  if (isOver(found, found.user.role, now)) {
    // Permanently: setting the clock back does not revive the session.
    await endSession(db, token);
    return null;
  }
  const seen = found.lastSeenAt ?? found.createdAt;
  if (now.getTime() - seen.getTime() > seenEverySeconds * 1000) await markSeen(db, found.id, now);
  return { id: found.id, user: found.user, plan: planOf(found.user, now) };
};
