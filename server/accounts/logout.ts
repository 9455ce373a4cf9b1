import type { logout } from '#contract/accounts.ts';
import type { Handler } from '../handler.ts';
import { forgetCookie, tokenOf } from './session.ts';
import { endSession } from './store.ts';

/** Ends the session in the database, so that a copy of the cookie is worth nothing, and asks the browser to forget the rest. */
export const logOut: Handler<typeof logout> = async ({ session, services, request, reply }) => {
  const { db, configuration } = services;
  const token = tokenOf(request, configuration.PUBLIC_URL);
  if (token !== null) await endSession(db, token);
  request.log.info({ security: 'logged-out', user: session?.user.id }, 'logged out');
  forgetCookie(reply, configuration.PUBLIC_URL);
  reply.header('clear-site-data', '"cache","storage"');
  return { ok: true };
};
