import type * as api from '#contract/api/second-factor.ts';
import { enter } from '../login/enter.ts';
import { currentStep, endStep } from '../login/login-step.ts';
import { findAccountById } from '../accounts/store.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { checkAnyCode } from './check-code.ts';
import { countRecoveryCodes } from './store.ts';

/** The second step of a login: the first one is known by its cookie. */
export const submitLoginCode: Handler<typeof api.submitLoginCode> = async (call) => {
  const { input, services, request } = call;
  const step = await currentStep(call);
  const account = step?.is === 'code' ? await findAccountById(services.db, step.userId) : null;
  if (account === null) throw new Problem('step-over');
  const used = await checkAnyCode(services, account.id, input.code).catch((error: unknown) => {
    request.log.warn({ security: 'code-failed', user: account.id }, 'login with a second factor failed');
    throw error;
  });
  if (!(await endStep(call))) throw new Problem('step-over');
  if (used === 'recovery') {
    const left = await countRecoveryCodes(services.db, account.id);
    request.log.warn({ security: 'recovery-code-used', user: account.id }, `recovery code used, ${left} left`);
  }
  return { user: await enter(account, call, true) };
};
