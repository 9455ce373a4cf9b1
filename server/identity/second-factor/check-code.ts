import { Problem } from '../../http/problem.ts';
import type { Services } from '../../boot/services.ts';
import { stepOf } from './codes.ts';
import { findSecondFactor, consumeRecoveryCode, consumeTimeStep } from './store.ts';

/** The secret of the person's app, opened; null when there is none. */
export const secretOf = async ({ db, safe }: Pick<Services, 'db' | 'safe'>, userId: string): Promise<string | null> => {
  const found = await findSecondFactor(db, userId);
  return found === null ? null : (await safe.of(userId)).open(userId, 'second-factor', found.secret).toString();
};

/** Lets only a code of the app pass that was never used, and none before it. */
export const checkAppCode = async (
  services: Pick<Services, 'db' | 'safe' | 'clock' | 'limits'>,
  userId: string,
  code: string,
): Promise<void> => {
  const { db, clock, limits } = services;
  await limits.take([['second-factor', userId]]);
  const secret = await secretOf(services, userId);
  const step = secret === null ? null : stepOf(secret, code, clock());
  if (step === null || !(await consumeTimeStep(db, userId, step))) throw wrongCode();
  await limits.forget('second-factor', userId);
};

/** As above, or a recovery code, which works once. */
export const checkAnyCode = async (
  services: Pick<Services, 'db' | 'safe' | 'clock' | 'limits'>,
  userId: string,
  typed: string,
): Promise<'app' | 'recovery'> => {
  const digits = typed.replaceAll(/\s/g, '');
  if (/^\d{6}$/.test(digits)) {
    await checkAppCode(services, userId, digits);
    return 'app';
  }
  await services.limits.take([['second-factor', userId]]);
  if (!(await consumeRecoveryCode(services.db, userId, typed))) throw wrongCode();
  return 'recovery';
};

const wrongCode = (): Problem =>
  new Problem('wrong-code', { fields: { code: 'This code is wrong or has already been used.' } });
