import type * as api from '#contract/api/accounts.ts';
import type { Handler } from '../../http/handler.ts';
import { continueLogin } from './continue-login.ts';
import type { ProvenLogin } from './login-proof.ts';
import { hashPassword, isOutdated } from '../accounts/password.ts';
import { replacePasswordHash } from '../accounts/store.ts';

export const login: Handler<typeof api.login, { proven: ProvenLogin }> = async (call) => {
  const { account, passwordHash } = call.proven;
  const { db } = call.services;
  if (isOutdated(passwordHash)) await replacePasswordHash(db, account.id, await hashPassword(call.input.password));
  return { user: await continueLogin(account, call) };
};
