import type * as api from '#contract/api/accounts.ts';
import { termsVersion } from '#contract/api/accounts.ts';
import { limits as bounds } from '#contract/product/limits.ts';
import { problems } from '#contract/api/problems.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { tokenHash } from '../../keys/token-hash.ts';
import { refuseSignUp, takeInvitation } from '../invitations/admission.ts';
import { sendVerification } from './send-verification.ts';
import { hashPassword } from './password.ts';
import { refusePassword, passwordRulesOf } from './refuse-password.ts';
import { foldedName } from './folded-name.ts';
import { insertUser } from './store.ts';
import { toUser } from './to-user.ts';

/**
 * Creates an account with the role 'user' and opens no session. The first account has no special role: the operator
 * creates admins.
 */
export const register: Handler<typeof api.register, { isOverBudget: boolean }> = async (call) => {
  const { input, services, request, reply, isOverBudget } = call;
  const { db, clock, configuration } = services;
  const invitationHash = input.invitation === undefined ? null : tokenHash(input.invitation);
  await refuseSignUp(services, invitationHash);
  refuseForeignEmail(input);
  refusePassword('password', input.password, input, passwordRulesOf(configuration, bounds.passwordMinCharacters));

  const now = clock();
  const wanted = { username: input.username, email: input.email, role: 'user', termsVersion, now } as const;
  const passwordHash = await hashPassword(input.password);
  const user = await insertUser(db, { ...wanted, passwordHash }, async (transaction, made) => {
    if (!(await takeInvitation(transaction, services, { invitationHash, userId: made.id })))
      throw new Problem('invitation-needed');
    if (!isOverBudget) await sendVerification(transaction, services, made, now);
  });
  if (user === 'username')
    throw new Problem('username-taken', { fields: { username: problems['username-taken'].message } });
  if (user === 'email') throw new Problem('email-taken', { fields: { email: problems['email-taken'].message } });
  services.mail.wake();
  request.log.info({ security: 'registered', user: user.id }, 'account created');
  reply.status(201);
  return { user: toUser(user, now) };
};

const strangersAddress = 'Username cannot contain @ unless it is your email address';

/** Username and email address are both accepted at login, so another user's address must not be a username. */
const refuseForeignEmail = ({ username, email }: { username: string; email: string }): void => {
  const folded = foldedName(username);
  if (folded.includes('@') && folded !== foldedName(email))
    throw new Problem('bad-input', { message: strangersAddress, fields: { username: strangersAddress } });
};
