import { randomBytes } from 'node:crypto';
import type { User } from '#contract/api/accounts.ts';
import type { Call } from '../../http/handler.ts';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { newDeviceLetter } from '../../mail/letters.ts';
import { noticeOf } from '../../mail/notice.ts';
import { Problem } from '../../http/problem.ts';
import { cookieOf, setSessionCookies } from './cookies.ts';
import { deviceOf } from './device-of.ts';
import { startStep } from './login-step.ts';
import { absoluteSeconds } from './session-times.ts';
import { endSession, insertSession, recordDevice } from './session-store.ts';
import { type Account, recordLogin } from '../accounts/store.ts';
import { toUser } from '../accounts/to-user.ts';

type Asking = Pick<Call<Endpoint>, 'services' | 'request' | 'reply'>;

/** Continues a login after the password or the provider. For an account with a second factor it stores the login step and throws 'code-needed'. */
export const continueLogin = async (account: Account, asking: Asking): Promise<User> => {
  refuseSuspended(account);
  if (account.hasSecondFactor) {
    await startStep(asking, { is: 'code', userId: account.id });
    throw new Problem('code-needed');
  }
  return openSession(account, asking);
};

/** Only people who have proven who they are learn that the account is suspended. */
const refuseSuspended = ({ suspendedAt }: Account): void => {
  if (suspendedAt !== null) throw new Problem('suspended');
};

/** Opens a session after all steps of the login. */
export const openSession = async (account: Account, asking: Asking): Promise<User> => {
  refuseSuspended(account);
  const { services, request, reply } = asking;
  const { db, clock, configuration, mail } = services;
  // Ends an earlier session of this browser, which prevents session fixation.
  const before = cookieOf(request, configuration.PUBLIC_URL, 'sid');
  const token = randomBytes(32).toString('base64url');
  const now = clock();
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300);
  const device = deviceOf(userAgent);
  const { user, isNewDevice } = await db.transaction(async (transaction) => {
    if (before !== null) await endSession(transaction, before);
    const entered = await recordLogin(transaction, account.id, now);
    // Deleted since the password was checked.
    if (entered === null) throw new Problem('wrong-credentials');
    await insertSession(transaction, { userId: account.id, token, userAgent, now });
    const isNew = await recordDevice(transaction, account.id, device, now);
    const letter = newDeviceLetter(configuration.PUBLIC_URL, device, now);
    if (isNew) await mail.post(transaction, noticeOf({ userId: account.id, email: account.email }, letter, now));
    return { user: entered, isNewDevice: isNew };
  });
  if (isNewDevice) mail.wake();
  setSessionCookies(reply, configuration.PUBLIC_URL, { token, seconds: absoluteSeconds.user });
  request.userId = user.id;
  request.log.info({ security: 'logged-in', user: user.id }, 'logged in');
  return toUser(user, now);
};
