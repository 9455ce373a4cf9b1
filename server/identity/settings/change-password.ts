import type * as api from '#contract/api/account-settings.ts';
import { hashPassword } from '../accounts/password.ts';
import { refusePassword, passwordRulesOf } from '../accounts/refuse-password.ts';
import type { Handler } from '../../http/handler.ts';
import { passwordChangedLetter } from '../../mail/letters.ts';
import { noticeOf } from '../../mail/notice.ts';
import { replacePassword } from '../recovery/store.ts';

export const changePassword: Handler<typeof api.changePassword> = async ({ input, session, services, request }) => {
  const { db, clock, mail, configuration } = services;
  const { id: userId, email, displayUsername: username } = session.user;
  refusePassword('newPassword', input.newPassword, { username, email }, passwordRulesOf(configuration));
  const passwordHash = await hashPassword(input.newPassword);
  const now = clock();
  const endedSessions = await db.transaction(async (transaction) => {
    const letter = passwordChangedLetter(configuration.PUBLIC_URL);
    await mail.post(transaction, noticeOf({ userId, email }, letter, now));
    return replacePassword(transaction, userId, passwordHash, session.id, now);
  });
  mail.wake();
  request.log.info({ security: 'password-changed', user: userId }, 'password changed');
  return { endedSessions };
};
