import type * as api from '#contract/api/newsletter.ts';
import { tokenHash } from '../keys/token-hash.ts';
import type { Handler } from '../http/handler.ts';
import { noticeOf } from '../mail/notice.ts';
import { Problem } from '../http/problem.ts';
import { unsubscribeTokenOf } from './unsubscribe-token.ts';
import { welcomeLetter } from './letters.ts';
import { confirm } from './store.ts';

/** Confirms the subscription and sends an email that says so, with the unsubscribe link. */
export const confirmNewsletterSubscription: Handler<typeof api.confirmNewsletterSubscription> = async ({
  input,
  services,
}) => {
  const { db, safe, clock, mail, configuration } = services;
  const now = clock();
  await db.transaction(async (transaction) => {
    const subscription = await confirm(transaction, tokenHash(input.token), now);
    if (subscription === null) throw new Problem('link-expired');
    const siteSafe = await safe.ofSite(transaction);
    const email = siteSafe.open(subscription.id, 'newsletter-address', subscription.address).toString();
    const letter = welcomeLetter(configuration.PUBLIC_URL, unsubscribeTokenOf(siteSafe, subscription.id));
    await mail.post(transaction, noticeOf({ userId: null, email }, letter, now));
  });
  mail.wake();
  return { ok: true };
};
