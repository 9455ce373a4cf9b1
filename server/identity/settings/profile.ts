import type * as api from '#contract/api/account-settings.ts';
import type { OutputOf } from '#contract/api/endpoint.ts';
import type { SessionUser } from '../accounts/store.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { addressChangeNotice, newAddressLetter } from '../../mail/letters.ts';
import { noticeOf } from '../../mail/notice.ts';
import { Problem } from '../../http/problem.ts';
import { createLink } from '../accounts/mail-links.ts';
import { findPendingEmail } from '../accounts/mail-link-store.ts';
import type { Services } from '../../boot/services.ts';
import { findName, isEmailTaken, replaceName } from './store.ts';

export const getProfile: Handler<typeof api.getProfile> = async ({ session, services }) =>
  profileOf(session.user, services);

type ProfileChange = { email: string; isNewEmail: boolean };

/** The email address can be used to reset the password, so changing it requires the password. */
export const readProfileChange = async ({
  input,
  session,
}: Pick<Call<typeof api.saveProfile>, 'input' | 'session'>): Promise<ProfileChange> => {
  const email = input.email.toLowerCase();
  const isNewEmail = email !== session.user.email;
  if (isNewEmail && input.currentPassword === undefined) {
    const message = 'Please enter your password to change your email address';
    throw new Problem('bad-input', { message, fields: { currentPassword: message } });
  }
  return { email, isNewEmail };
};

export const saveProfile: Handler<typeof api.saveProfile, { loaded: ProfileChange }> = async (call) => {
  const { input, session, services, request } = call;
  const { email, isNewEmail } = call.loaded;
  const { db, clock, mail } = services;
  const { user } = session;
  if (isNewEmail && (await isEmailTaken(db, email))) throw new Problem('email-taken');
  const now = clock();
  await db.transaction(async (transaction) => {
    await replaceName(transaction, user.id, input.name, now);
    if (!isNewEmail) return;
    const site = services.configuration.PUBLIC_URL;
    const { token, ...post } = await createLink(transaction, { userId: user.id, email, purpose: 'change-email' }, now);
    await mail.post(transaction, { userId: user.id, to: email, letter: newAddressLetter(site, token), ...post, now });
    const old = { userId: user.id, email: user.email };
    await mail.post(transaction, noticeOf(old, addressChangeNotice(site), now));
  });
  if (isNewEmail) {
    mail.wake();
    request.log.info({ security: 'email-change-asked', user: user.id }, 'change of address asked for');
  }
  return profileOf(user, services);
};

const profileOf = async (user: SessionUser, { db, clock }: Services): Promise<OutputOf<typeof api.getProfile>> => ({
  name: await findName(db, user.id),
  email: user.email,
  emailVerified: user.emailVerified,
  newEmail: await findPendingEmail(db, user.id, clock()),
});
