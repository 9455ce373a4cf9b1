import type * as api from '#contract/api/second-factor.ts';
import { openSession } from '../login/continue-login.ts';
import { endStep } from '../login/login-step.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import type { ProvenCode } from './code-proofs.ts';
import { countRecoveryCodes } from './store.ts';

/** The second step of a login. */
export const submitLoginCode: Handler<typeof api.submitLoginCode, { proven: ProvenCode }> = async (call) => {
  const { services, request } = call;
  const { account, code } = call.proven;
  if (!(await endStep(call))) throw new Problem('step-over');
  if (code === 'recovery') {
    const left = await countRecoveryCodes(services.db, account.id);
    request.log.warn({ security: 'recovery-code-used', user: account.id }, `recovery code used, ${left} left`);
  }
  return { user: await openSession(account, call) };
};
