import type { Proof, ProofCall } from '../../http/guards.ts';
import { Problem } from '../../http/problem.ts';
import type { GuardServices } from '../../boot/services.ts';
import { confirmedUntil, provenUntil } from './confirmation.ts';
import { isPasswordOf } from '../accounts/password.ts';
import { findPasswordHash } from '../accounts/store.ts';

const checkPassword = async (
  { db, limits }: GuardServices,
  userId: string,
  field: string,
  password: string,
): Promise<void> => {
  await limits.take([['password-check', userId]]);
  const stored = await findPasswordHash(db, userId);
  if (stored === null) {
    const message = 'Your account has no password yet. Set one with "Forgot your password?" at the login.';
    throw new Problem('wrong-password', { message, fields: { [field]: message } });
  }
  if (!(await isPasswordOf(stored, password)))
    throw new Problem('wrong-password', { fields: { [field]: 'Your current password is not right.' } });
  await limits.forget('password-check', userId);
};

type PasswordErrors = 'wrong-password' | 'too-many-requests';
const passwordProof = { errors: ['wrong-password', 'too-many-requests'], limits: ['password-check'] } as const;

/** The password of the account, in `input.password`: an open session alone is not enough. */
export const password: Proof<PasswordErrors, ProofCall & { input: { password: string } }, void> = {
  ...passwordProof,
  check: ({ input, session, services }) => checkPassword(services, session.user.id, 'password', input.password),
};

/** The same in `input.currentPassword`, beside something new. */
export const currentPassword: Proof<
  PasswordErrors,
  ProofCall & { input: { currentPassword?: string | undefined } },
  void
> = {
  ...passwordProof,
  check: ({ input, session, services }) =>
    checkPassword(services, session.user.id, 'currentPassword', input.currentPassword ?? ''),
};

/** A login or a password within the last ten minutes: who sits down at a browser that was left open carries nothing away. */
export const recentLogin: Proof<'password-needed', ProofCall, void> = {
  errors: ['password-needed'],
  limits: [],
  check: async ({ session, services }) => {
    if ((await provenUntil(services, session)) === null) throw new Problem('password-needed');
  },
};

/** A password within the last ten minutes, typed after the login: who left an admin's screen open has not left the keys. */
export const recentPassword: Proof<'password-needed', ProofCall, void> = {
  errors: ['password-needed'],
  limits: [],
  check: async ({ session, services }) => {
    if ((await confirmedUntil(services, session)) === null) throw new Problem('password-needed');
  },
};
