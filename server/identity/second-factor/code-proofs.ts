import { problems } from '#contract/api/problems.ts';
import type { Proof, ProofCall } from '../../http/guards.ts';
import { Problem } from '../../http/problem.ts';
import type { GuardServices } from '../../boot/services.ts';
import { currentStep } from '../login/login-step.ts';
import { type Account, findAccountById } from '../accounts/store.ts';
import { stepOf } from './codes.ts';
import { findSecondFactor, consumeRecoveryCode, consumeTimeStep } from './store.ts';

/** The decrypted secret of the person's authenticator app; null when there is none. */
const secretOf = async ({ db, safe }: Pick<GuardServices, 'db' | 'safe'>, userId: string): Promise<string | null> => {
  const found = await findSecondFactor(db, userId);
  return found === null ? null : (await safe.of(userId)).open(userId, 'second-factor', found.secret).toString();
};

/** Accepts a code of the app that is newer than all codes used before. */
const checkAppCode = async (services: GuardServices, userId: string, code: string): Promise<void> => {
  const { db, clock, rateLimits } = services;
  await rateLimits.take([['second-factor', userId]]);
  const secret = await secretOf(services, userId);
  const step = secret === null ? null : stepOf(secret, code, clock());
  if (step === null || !(await consumeTimeStep(db, userId, step))) throw wrongCode();
  await rateLimits.clear('second-factor', userId);
};

/** Accepts a code of the app or a recovery code, which works once. */
const checkAnyCode = async (services: GuardServices, userId: string, typed: string): Promise<'app' | 'recovery'> => {
  const digits = typed.replaceAll(/\s/g, '');
  if (/^\d{6}$/.test(digits)) {
    await checkAppCode(services, userId, digits);
    return 'app';
  }
  await services.rateLimits.take([['second-factor', userId]]);
  if (!(await consumeRecoveryCode(services.db, userId, typed))) throw wrongCode();
  return 'recovery';
};

const wrongCode = (): Problem => new Problem('wrong-code', { fields: { code: problems['wrong-code'].message } });

type Coded = { input: { code: string } };

/** A code from the user's authenticator app. */
export const appCode: Proof<'wrong-code' | 'too-many-requests', ProofCall & Coded, void> = {
  errors: ['wrong-code', 'too-many-requests'],
  limits: ['second-factor'],
  check: ({ input, session, services }) => checkAppCode(services, session.user.id, input.code),
};

export type ProvenCode = { account: Account; code: 'app' | 'recovery' };

/** A code for the account whose password was just entered in this browser; a cookie identifies that first step of the login. */
export const loginCode: Proof<
  'wrong-code' | 'step-over' | 'too-many-requests',
  ProofCall<'anyone'> & Coded,
  ProvenCode
> = {
  errors: ['wrong-code', 'step-over', 'too-many-requests'],
  limits: ['second-factor'],
  check: async (call) => {
    const { input, services, request } = call;
    const step = await currentStep(call);
    const account = step?.is === 'code' ? await findAccountById(services.db, step.userId) : null;
    if (account === null) throw new Problem('step-over');
    const code = await checkAnyCode(services, account.id, input.code).catch((error: unknown) => {
      request.log.warn({ security: 'code-failed', user: account.id }, 'login with a second factor failed');
      throw error;
    });
    return { account, code };
  },
};
