import type { Proof, ProofCall } from '../../http/guards.ts';
import { problems } from '#contract/api/problems.ts';
import { Problem } from '../../http/problem.ts';
import type { GuardServices } from '../../boot/services.ts';
import { confirmedUntil, provenUntil } from './confirmation.ts';
import { verifyPassword } from '../accounts/password.ts';
import { findPasswordHash } from '../accounts/store.ts';

const checkPassword = async (
  { db, rateLimits }: GuardServices,
  userId: string,
  field: string,
  password: string,
): Promise<void> => {
  await rateLimits.take([['password-check', userId]]);
  const stored = await findPasswordHash(db, userId);
  if (stored === null) {
    const message = 'Your account has no password yet. Set one with "Forgot your password?" on the login page.';
    throw new Problem('wrong-password', { message, fields: { [field]: message } });
  }
  if (!(await verifyPassword(stored, password)))
    throw new Problem('wrong-password', { fields: { [field]: problems['wrong-password'].message } });
  await rateLimits.clear('password-check', userId);
};

type PasswordErrors = 'wrong-password' | 'too-many-requests';
const passwordProof = { errors: ['wrong-password', 'too-many-requests'], limits: ['password-check'] } as const;

/** The password of the account, in `input.password`: an open session alone is not enough. */
export const password: Proof<PasswordErrors, ProofCall & { input: { password: string } }, void> = {
  ...passwordProof,
  check: ({ input, session, services }) => checkPassword(services, session.user.id, 'password', input.password),
};

/** The password of the account, in `input.currentPassword`, for forms that set something new. */
export const currentPassword: Proof<
  PasswordErrors,
  ProofCall & { input: { currentPassword?: string | undefined } },
  void
> = {
  ...passwordProof,
  check: ({ input, session, services }) =>
    checkPassword(services, session.user.id, 'currentPassword', input.currentPassword ?? ''),
};

/**
 * The password of the account, in `input.password`; for an account without one, a login within the last ten minutes.
 */
export const passwordOrLogin: Proof<
  PasswordErrors | 'password-needed',
  ProofCall & { input: { password: string } },
  void
> = {
  errors: ['wrong-password', 'password-needed', 'too-many-requests'],
  limits: ['password-check'],
  check: async (call) =>
    (await findPasswordHash(call.services.db, call.session.user.id)) === null
      ? recentLogin.check(call)
      : password.check(call),
};

/**
 * A login or a password within the last ten minutes, so that an unattended browser does not give away personal data.
 */
export const recentLogin: Proof<'password-needed', ProofCall, void> = {
  errors: ['password-needed'],
  limits: [],
  check: async ({ session, services }) => {
    if ((await provenUntil(services, session)) === null) throw new Problem('password-needed');
  },
};

/**
 * A password entered after the login, within the last ten minutes, so that an unattended browser does not give anybody
 * admin rights.
 */
export const recentPassword: Proof<'password-needed', ProofCall, void> = {
  errors: ['password-needed'],
  limits: [],
  check: async ({ session, services }) => {
    if ((await confirmedUntil(services, session)) === null) throw new Problem('password-needed');
  },
};
