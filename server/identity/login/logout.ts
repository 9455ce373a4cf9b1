import type * as api from '#contract/api/accounts.ts';
import type { Handler } from '../../http/handler.ts';
import { clearSessionCookies, cookieOf } from './cookies.ts';
import { endSession } from './session-store.ts';

/** Ends the session in the database, so that a copy of the cookie is worthless, and clears the browser's data. */
export const logout: Handler<typeof api.logout> = async ({ session, services, request, reply }) => {
  const { db, configuration } = services;
  const token = cookieOf(request, configuration.PUBLIC_URL, 'sid');
  if (token !== null) await endSession(db, token);
  request.log.info({ security: 'logged-out', user: session?.user.id }, 'logged out');
  clearSessionCookies(reply, configuration.PUBLIC_URL);
  reply.header('clear-site-data', '"cache","storage"');
  return { ok: true };
};
