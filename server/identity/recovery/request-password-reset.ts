import { setTimeout as pause } from 'node:timers/promises';
import type * as api from '#contract/api/reset-password.ts';
import type { Handler } from '../../http/handler.ts';
import { resetPasswordLetter } from '../../mail/letters.ts';
import type { Services } from '../../boot/services.ts';
import { createLink } from '../accounts/mail-links.ts';
import { findAccountByEmail } from './store.ts';

/**
 * Every response takes this long, whether or not there was something to do: longer than the work, which takes about 10
 * ms.
 */
const answerAfterMs = 200;

export const requestPasswordReset: Handler<typeof api.requestPasswordReset> = async ({ input, services, request }) => {
  const [wasSent] = await Promise.all([sendLink(services, input.email), pause(answerAfterMs)]);
  if (wasSent) request.log.info({ security: 'reset-asked' }, 'password reset asked for');
  services.mail.wake();
  return { ok: true };
};

const sendLink = async ({ db, clock, mail, configuration }: Services, email: string): Promise<boolean> => {
  const account = await findAccountByEmail(db, email);
  if (account === null) return false;
  const now = clock();
  await db.transaction(async (transaction) => {
    const about = { userId: account.id, email: account.email };
    const { token, ...post } = await createLink(transaction, { ...about, purpose: 'reset-password' }, now);
    const letter = resetPasswordLetter(configuration.PUBLIC_URL, token);
    await mail.post(transaction, { userId: account.id, to: account.email, letter, ...post, now });
  });
  return true;
};
