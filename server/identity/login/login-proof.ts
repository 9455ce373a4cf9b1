import { setTimeout as pause } from 'node:timers/promises';
import type { InputOf } from '#contract/api/endpoint.ts';
import type { login } from '#contract/api/accounts.ts';
import { clientNetwork } from '../../http/client-network.ts';
import type { Proof, ProofCall } from '../../http/guards.ts';
import { logInLetter } from '../../mail/letters.ts';
import { Problem } from '../../http/problem.ts';
import { createLink, consumeLink } from '../accounts/mail-links.ts';
import { hashPassword, verifyPassword } from '../accounts/password.ts';
import { foldedName } from '../accounts/folded-name.ts';
import { type Account, findAccount } from '../accounts/store.ts';

type Asked = ProofCall<'anyone'> & { input: InputOf<typeof login> };

/** Makes an unknown name take as long as a wrong password. */
const dummyHash = hashPassword('the password of an account that is not there');

/** While an account is under attack, responses take this long, whether or not an email was sent. */
const answerAfterMs = 250;

/** The account that was proven, and the stored hash of its password. */
export type ProvenLogin = { account: Account; passwordHash: string };

const check = async (call: Asked): Promise<ProvenLogin> => {
  const { input, services, request } = call;
  const { db, rateLimits, mail } = services;
  const network = clientNetwork(request.ip);
  const account = await findAccount(db, input.username);
  const name = account?.email ?? foldedName(input.username);
  await rateLimits
    .take([
      ['login-network', network],
      ['login-account', `${name}|${network}`],
    ])
    .catch((error: unknown) => {
      request.log.warn({ security: 'login-limited', user: account?.id }, 'login refused after too many tries');
      throw error;
    });

  // Without email there would be no way to log in, and an attacker could lock the owner out for a day.
  const isUnderAttack = mail.goesTo !== 'nowhere' && (await rateLimits.isSpent('login-failures', name));
  const isRight = await verifyPassword(account?.passwordHash ?? (await dummyHash), input.password);
  if (account === null || account.passwordHash === null || !isRight) {
    await rateLimits.count('login-failures', name);
    request.log.warn({ security: 'login-failed', user: account?.id }, 'login failed');
    if (isUnderAttack) await pause(answerAfterMs);
    throw new Problem(isUnderAttack ? 'mail-needed' : 'wrong-credentials');
  }
  if (isUnderAttack) await proveByMail(account, call);
  await rateLimits.refund('login-network', network);
  await rateLimits.clear('login-account', `${name}|${network}`);
  return { account, passwordHash: account.passwordHash };
};

/**
 * After a hundred wrong passwords in a day, the right one is not enough: the link from an email is required, and is
 * sent after a login without it.
 */
const proveByMail = async (account: Account, { input, services, request }: Asked): Promise<void> => {
  const { db, clock } = services;
  const { mailToken } = input;
  if (mailToken === undefined) {
    await Promise.all([postLogInLink(account, services), pause(answerAfterMs)]);
    request.log.warn({ security: 'login-held', user: account.id }, 'login held until its mail is answered');
    throw new Problem('mail-needed');
  }
  await db.transaction(async (transaction) => {
    const link = await consumeLink(transaction, mailToken, ['log-in'], clock());
    if (link.userId !== account.id) throw new Problem('link-expired');
  });
};

const postLogInLink = async (account: Account, services: Asked['services']): Promise<void> => {
  const { db, clock, rateLimits, mail, configuration } = services;
  if (!(await rateLimits.count('mail-person', account.id))) return;
  const now = clock();
  await db.transaction(async (transaction) => {
    const about = { userId: account.id, email: account.email };
    const { token, ...post } = await createLink(transaction, { ...about, purpose: 'log-in' }, now);
    const letter = logInLetter(configuration.PUBLIC_URL, token);
    await mail.post(transaction, { userId: account.id, to: account.email, letter, ...post, now });
  });
  mail.wake();
};

type LoginErrors = 'wrong-credentials' | 'mail-needed' | 'link-expired' | 'too-many-requests';

/** The name and password of an account. Failures count by account across all networks; a success refunds its point. */
export const loginPassword: Proof<LoginErrors, Asked, ProvenLogin> = {
  errors: ['wrong-credentials', 'mail-needed', 'link-expired', 'too-many-requests'],
  limits: ['login-network', 'login-account', 'login-failures', 'mail-person'],
  check,
};
