import type * as api from '#contract/api/account-settings.ts';
import { isOver } from '../login/session-times.ts';
import { isUuid } from '../../db/is-uuid.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { deviceOf } from '../login/device-of.ts';
import { endSessionOf, endSessionsBut, findSessionsOf } from './store.ts';

export const listSessions: Handler<typeof api.listSessions> = async ({ session, services: { db, clock } }) => {
  const now = clock();
  const rows = await findSessionsOf(db, session.user.id);
  const open = rows.filter((row) => !isOver(row, session.user.role, now));
  return {
    sessions: open.map((row) => ({
      id: row.id,
      device: deviceOf(row.userAgent),
      startedAt: row.createdAt.toISOString(),
      lastSeenAt: (row.lastSeenAt ?? row.createdAt).toISOString(),
      isThisOne: row.id === session.id,
    })),
  };
};

export const revokeSession: Handler<typeof api.revokeSession> = async ({ input, session, services, request }) => {
  if (!isUuid(input.id) || !(await endSessionOf(services.db, session.user.id, input.id)))
    throw new Problem('not-found');
  request.log.info({ security: 'session-ended', user: session.user.id }, 'session ended by its owner');
  return { ok: true };
};

export const revokeOtherSessions: Handler<typeof api.revokeOtherSessions> = async ({ session, services, request }) => {
  const endedSessions = await endSessionsBut(services.db, session.user.id, session.id);
  request.log.info({ security: 'sessions-ended', user: session.user.id }, 'other sessions ended');
  return { endedSessions };
};
