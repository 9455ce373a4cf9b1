import { randomBytes, randomUUID } from 'node:crypto';
import { limits as bounds } from '#contract/product/limits.ts';
import type * as api from '#contract/api/newsletter.ts';
import { dayMs } from '#contract/product/durations.ts';
import { tokenHash } from '../keys/token-hash.ts';
import type { Handler } from '../http/handler.ts';
import { noticeOf } from '../mail/notice.ts';
import { leaveTokenOf } from './leave-token.ts';
import { alreadyLetter, confirmLetter } from './letters.ts';
import { askAgain } from './store.ts';

/** Sends the same single mail whether or not the address is on the list, so the answer reveals nothing. */
export const subscribeToNewsletter: Handler<typeof api.subscribeToNewsletter> = async ({
  input: { email },
  services,
}) => {
  const { db, safe, clock, mail, configuration } = services;
  const now = clock();
  await db.transaction(async (transaction) => {
    const house = await safe.ofHouse(transaction);
    const id = randomUUID();
    const token = randomBytes(32).toString('base64url');
    const subscription = await askAgain(transaction, {
      id,
      addressHash: house.fingerprint('newsletter-address', email.toLowerCase()),
      address: house.seal(id, 'newsletter-address', email),
      confirmHash: tokenHash(token),
      confirmUntil: new Date(now.getTime() + bounds.newsletterLinkDays * dayMs),
      createdAt: now,
    });
    const letter =
      subscription.confirmedAt === null
        ? confirmLetter(configuration.PUBLIC_URL, token)
        : alreadyLetter(configuration.PUBLIC_URL, leaveTokenOf(house, subscription.id));
    await mail.post(transaction, noticeOf({ userId: null, email }, letter, now));
  });
  mail.wake();
  return { ok: true };
};
