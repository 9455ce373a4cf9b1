import { randomBytes, randomUUID } from 'node:crypto';
import { limits as bounds } from '#contract/product/limits.ts';
import type * as api from '#contract/api/newsletter.ts';
import { dayMs } from '#contract/product/durations.ts';
import { tokenHash } from '../keys/token-hash.ts';
import type { Handler } from '../http/handler.ts';
import { noticeOf } from '../mail/notice.ts';
import { unsubscribeTokenOf } from './unsubscribe-token.ts';
import { alreadyLetter, confirmLetter } from './letters.ts';
import { upsertSubscription } from './store.ts';

/** Sends the same single mail whether or not the address is on the list, so the answer reveals nothing. */
export const subscribeToNewsletter: Handler<typeof api.subscribeToNewsletter> = async ({
  input: { email },
  services,
}) => {
  const { db, safe, clock, mail, configuration } = services;
  const now = clock();
  await db.transaction(async (transaction) => {
    const siteSafe = await safe.ofSite(transaction);
    const id = randomUUID();
    const token = randomBytes(32).toString('base64url');
    const subscription = await upsertSubscription(transaction, {
      id,
      addressHash: siteSafe.fingerprint('newsletter-address', email.toLowerCase()),
      address: siteSafe.seal(id, 'newsletter-address', email),
      confirmHash: tokenHash(token),
      confirmUntil: new Date(now.getTime() + bounds.newsletterLinkDays * dayMs),
      createdAt: now,
    });
    const letter =
      subscription.confirmedAt === null
        ? confirmLetter(configuration.PUBLIC_URL, token)
        : alreadyLetter(configuration.PUBLIC_URL, unsubscribeTokenOf(siteSafe, subscription.id));
    await mail.post(transaction, noticeOf({ userId: null, email }, letter, now));
  });
  mail.wake();
  return { ok: true };
};
