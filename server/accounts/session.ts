import type { FastifyReply, FastifyRequest } from 'fastify';
import { type PlanKind, planOf } from '#contract/plans.ts';
import type { Services } from '../services.ts';
import { sessionCookieName } from './auth.ts';
import { isOver, seenEverySeconds } from './session-times.ts';
import { findSession, markSeen, type SessionUser } from './store.ts';

/** `plan` is what the person may use at this moment. */
export type Session = { id: string; user: SessionUser; plan: PlanKind };

/** The session of a request, null for a visitor. The role is read from the database each time. */
export const sessionOf = async (
  request: FastifyRequest,
  { db, clock, configuration }: Pick<Services, 'db' | 'clock' | 'configuration'>,
): Promise<Session | null> => {
  const token = tokenOf(request, configuration.PUBLIC_URL);
  if (token === null) return null;
  const found = await findSession(db, token);
  if (found === null || found.user.suspendedAt !== null) return null;

  const now = clock();
  if (isOver(found, found.user.role, now)) return null;
  const seen = found.lastSeenAt ?? found.createdAt;
  if (now.getTime() - seen.getTime() > seenEverySeconds * 1000) await markSeen(db, found.id, now);
  return { id: found.id, user: found.user, plan: planOf(found.user, now) };
};

/** The cookie holds the token and, after a dot, a signature that we do not need: only a token whose hash we know counts. */
export const tokenOf = (request: FastifyRequest, publicUrl: string): string | null => {
  const token = request.cookies[sessionCookieName(publicUrl)]?.split('.')[0];
  return token === undefined || token === '' ? null : token;
};

export const forgetCookie = (reply: FastifyReply, publicUrl: string): void => {
  reply.clearCookie(sessionCookieName(publicUrl), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https://'),
  });
};
