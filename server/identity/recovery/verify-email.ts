import type * as api from '#contract/api/verify-email.ts';
import type { Handler } from '../../http/handler.ts';
import { isTaken } from '../../db/is-taken.ts';
import { Problem } from '../../http/problem.ts';
import { consumeLink } from '../accounts/mail-links.ts';
import { sendVerification } from '../accounts/send-verification.ts';
import { confirmEmail, replaceEmail } from './store.ts';

export const verifyEmail: Handler<typeof api.verifyEmail> = async ({ input, services, request }) => {
  const { db, clock } = services;
  const now = clock();
  const link = await db
    .transaction(async (transaction) => {
      const used = await consumeLink(transaction, input.token, ['verify-email', 'change-email'], now);
      if (used.purpose === 'change-email') await replaceEmail(transaction, used.userId, used.email, now);
      else if (!(await confirmEmail(transaction, used.userId, used.email))) throw new Problem('link-expired');
      return used;
    })
    .catch((error: unknown) => {
      throw isTaken(error, 'users_email_key') ? new Problem('email-taken') : error;
    });
  request.log.info({ security: link.purpose, user: link.userId }, 'email address confirmed');
  return { email: link.email };
};

export const resendVerificationEmail: Handler<typeof api.resendVerificationEmail> = async ({ session, services }) => {
  const { db, clock, mail } = services;
  if (session.user.emailVerified) return { alreadyVerified: true };
  await db.transaction((transaction) => sendVerification(transaction, services, session.user, clock()));
  mail.wake();
  return { alreadyVerified: false };
};
