import type * as api from '#contract/api/reset-password.ts';
import { hashPassword } from '../accounts/password.ts';
import { refusePassword, passwordRulesOf } from '../accounts/refuse-password.ts';
import type { Handler } from '../../http/handler.ts';
import { noticeOf } from '../../mail/notice.ts';
import { passwordChangedLetter } from '../../mail/letters.ts';
import { consumeLink } from '../accounts/mail-links.ts';
import { confirmEmail, replacePassword } from './store.ts';

type Clearing = { clear: (email: string) => Promise<void> };

/** Anyone who could read the email may set the password; all existing sessions end. */
export const resetPassword: Handler<typeof api.resetPassword, Clearing> = async (call) => {
  const { input, services, request, clear } = call;
  const { db, clock, mail, configuration } = services;
  // The owner of the password is known only from the link, which a refused password must not consume.
  refusePassword('password', input.password, { username: '', email: '' }, passwordRulesOf(configuration));
  const now = clock();
  const passwordHash = await hashPassword(input.password);
  const link = await db.transaction(async (transaction) => {
    const used = await consumeLink(transaction, input.token, ['reset-password'], now);
    await replacePassword(transaction, used.userId, passwordHash, null, now);
    // The email was read, so the address is verified.
    await confirmEmail(transaction, used.userId, used.email);
    const notice = noticeOf(used, passwordChangedLetter(configuration.PUBLIC_URL), now);
    await mail.post(transaction, notice);
    return used;
  });
  mail.wake();
  await clear(link.email);
  request.log.info({ security: 'password-reset', user: link.userId }, 'password set by a link');
  return { ok: true };
};
