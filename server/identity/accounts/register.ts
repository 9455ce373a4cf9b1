import type * as api from '#contract/api/accounts.ts';
import { termsVersion } from '#contract/api/accounts.ts';
import { limits as bounds } from '#contract/product/limits.ts';
import { problems } from '#contract/api/problems.ts';
import type { Handler } from '../../http/handler.ts';
import { clientNetwork } from '../../http/client-network.ts';
import { Problem } from '../../http/problem.ts';
import { postVerification } from './send-verification.ts';
import { hashPassword } from './password.ts';
import { refusePassword, passwordRulesOf } from './refuse-password.ts';
import { foldedName } from './folded-name.ts';
import { insertUser } from './store.ts';
import { toUser } from './to-user.ts';

/** Makes a plain account and opens no session. Who comes first is nobody special: admins are made by the operator. */
export const register: Handler<typeof api.register> = async ({ input, services, request, reply }) => {
  const { db, clock, limits, configuration } = services;
  await limits.take([['register', clientNetwork(request.ip)]]);
  refuseStrangersAddress(input);
  refusePassword('password', input.password, input, passwordRulesOf(configuration, bounds.passwordMinCharacters));

  const now = clock();
  const wanted = { username: input.username, email: input.email, role: 'user', termsVersion, now } as const;
  const passwordHash = await hashPassword(input.password);
  const isFlooded = await limits.isSpent('unproven-address', input.email.toLowerCase());
  const user = await insertUser(db, { ...wanted, passwordHash }, async (transaction, made) => {
    if (!isFlooded) await postVerification(transaction, services, made, now);
  });
  if (user === 'username') throw taken('username');
  if (user === 'email') throw taken('email');
  await limits.count('unproven-address', user.email);
  services.mail.wake();
  request.log.info({ security: 'registered', user: user.id }, 'account created');
  reply.status(201);
  return { user: toUser(user, now) };
};

const taken = (field: 'username' | 'email'): Problem => {
  const code = `${field}-taken` as const;
  return new Problem(code, { fields: { [field]: problems[code].message } });
};

const strangersAddress = 'Username cannot contain @ unless it is your email address';

/** The username and the e-mail address both log in, so nobody may take another's address for a name. */
const refuseStrangersAddress = ({ username, email }: { username: string; email: string }): void => {
  const folded = foldedName(username);
  if (folded.includes('@') && folded !== foldedName(email))
    throw new Problem('bad-input', { message: strangersAddress, fields: { username: strangersAddress } });
};
