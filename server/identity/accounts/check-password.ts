import { Problem } from '../../http/problem.ts';
import type { Services } from '../../boot/services.ts';
import { isPasswordOf } from './password.ts';
import { findPasswordHash } from './store.ts';

/** Lets only pass who knows the password of the account, a few tries at a time: an open session alone is not enough. */
export const checkPassword = async (
  { db, limits }: Pick<Services, 'db' | 'limits'>,
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
    throw new Problem('wrong-password', { fields: { [field]: 'Your current password is not correct.' } });
  await limits.forget('password-check', userId);
};
