import { APIError } from 'better-auth/api';
import type { login } from '#contract/accounts.ts';
import type { Handler } from '../handler.ts';
import { clientNetwork } from '../http/client-network.ts';
import { Problem } from '../problem.ts';
import type { Auth } from './auth.ts';
import { hashPassword, isOutdated } from './password.ts';
import { tokenOf } from './session.ts';
import { endSession, findEmail, findPasswordHash, foldedName, recordLogin, replacePasswordHash } from './store.ts';
import { toUser } from './to-user.ts';

/** An address that nobody can have: with it an unknown name costs the same time as a wrong password. */
const nobody = 'nobody@account.invalid';

export const logIn: Handler<typeof login> = async ({ input, services, request, reply }) => {
  const { db, clock, auth, limits, configuration } = services;
  const network = clientNetwork(request.ip);
  const email = await findEmail(db, input.username);
  const account = `${email ?? foldedName(input.username)}|${network}`;
  await limits.take([
    ['login-network', network],
    ['login-account', account],
  ]);

  const { headers, response } = await signIn(
    auth,
    email ?? nobody,
    input.password,
    request.headers['user-agent'],
  ).catch((error: unknown) => {
    request.log.warn({ security: 'login-failed' }, 'login failed');
    throw error;
  });
  await limits.giveBack('login-network', network);
  await limits.forget('login-account', account);

  // A session from before the login ends with it: whoever planted its cookie gains nothing.
  const before = tokenOf(request, configuration.PUBLIC_URL);
  if (before !== null) await endSession(db, before);
  await renewHash(services.db, response.user.id, input.password);
  const now = clock();
  const user = await recordLogin(db, response.user.id, now);
  if (user === null) throw new Problem('wrong-credentials');
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie);
  request.userId = user.id;
  request.log.info({ security: 'logged-in', user: user.id }, 'logged in');
  return { user: toUser(user, now) };
};

const signIn = async (auth: Auth, email: string, password: string, userAgent = '') => {
  try {
    return await auth.api.signInEmail({
      body: { email, password },
      headers: new Headers({ 'user-agent': userAgent.slice(0, 300) }),
      returnHeaders: true,
    });
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode >= 500) throw error;
    throw new Problem(error.body?.code === 'SUSPENDED' ? 'suspended' : 'wrong-credentials');
  }
};

const renewHash = async (
  db: Parameters<typeof findPasswordHash>[0],
  userId: string,
  password: string,
): Promise<void> => {
  const stored = await findPasswordHash(db, userId);
  if (stored !== null && isOutdated(stored)) await replacePasswordHash(db, userId, await hashPassword(password));
};
