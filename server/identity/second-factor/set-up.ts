import { toString as qrOf } from 'qrcode';
import type * as api from '#contract/api/second-factor.ts';
import type { Handler } from '../../http/handler.ts';
import { secondFactorOffLetter, secondFactorOnLetter } from '../../mail/letters.ts';
import { noticeOf } from '../../mail/notice.ts';
import { Problem } from '../../http/problem.ts';
import { addressOf, newRecoveryCodes, newSecret } from './codes.ts';
import * as store from './store.ts';

export const getSecondFactor: Handler<typeof api.getSecondFactor> = async ({ session, services }) => {
  const { db, configuration } = services;
  const found = await store.findSecondFactor(db, session.user.id);
  const since = found?.confirmedAt ?? null;
  return {
    isOn: since !== null,
    since: since?.toISOString() ?? null,
    recoveryCodesLeft: since === null ? 0 : await store.countRecoveryCodes(db, session.user.id),
    isRequired: configuration.ADMIN_MFA === 'required' && session.user.role === 'admin',
  };
};

export const startSecondFactorSetup: Handler<typeof api.startSecondFactorSetup> = async ({ session, services }) => {
  const { db, clock, safe } = services;
  const { id: userId, email } = session.user;
  const secret = newSecret();
  const sealed = (await safe.of(userId)).seal(userId, 'second-factor', secret);
  if (!(await store.replaceUnconfirmed(db, userId, sealed, clock()))) throw new Problem('second-factor-on');
  const address = addressOf(secret, email);
  return { secret, address, qr: await qrOf(address, { type: 'svg', margin: 2 }) };
};

export const enableSecondFactor: Handler<typeof api.enableSecondFactor> = async ({ session, services, request }) => {
  const { db, clock, mail, configuration } = services;
  const { id: userId, email } = session.user;
  const recoveryCodes = newRecoveryCodes();
  const now = clock();
  await db.transaction(async (transaction) => {
    if (!(await store.confirm(transaction, userId, now))) throw new Problem('second-factor-on');
    await store.replaceRecoveryCodes(transaction, userId, recoveryCodes);
    await mail.post(transaction, noticeOf({ userId, email }, secondFactorOnLetter(configuration.PUBLIC_URL), now));
  });
  mail.wake();
  request.log.info({ security: 'second-factor-on', user: userId }, 'second factor switched on');
  return { recoveryCodes };
};

export const renewRecoveryCodes: Handler<typeof api.renewRecoveryCodes> = async ({ session, services, request }) => {
  const { db } = services;
  const userId = session.user.id;
  if (!session.user.hasSecondFactor) throw new Problem('not-found');
  const recoveryCodes = newRecoveryCodes();
  await db.transaction((transaction) => store.replaceRecoveryCodes(transaction, userId, recoveryCodes));
  request.log.info({ security: 'recovery-codes-renewed', user: userId }, 'new recovery codes made');
  return { recoveryCodes };
};

export const disableSecondFactor: Handler<typeof api.disableSecondFactor> = async ({ session, services, request }) => {
  const { db, clock, mail, configuration } = services;
  const { id: userId, email } = session.user;
  const now = clock();
  const wasOn = await db.transaction(async (transaction) => {
    const isGone = await store.deleteSecondFactor(transaction, userId);
    if (isGone)
      await mail.post(transaction, noticeOf({ userId, email }, secondFactorOffLetter(configuration.PUBLIC_URL), now));
    return isGone;
  });
  mail.wake();
  if (wasOn) request.log.info({ security: 'second-factor-off', user: userId }, 'second factor switched off');
  return { ok: true };
};
