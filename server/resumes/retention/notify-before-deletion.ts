import { dayMs } from '#contract/product/durations.ts';
import type { Services } from '../../boot/services.ts';
import { deletionNearLetter } from '../../mail/letters.ts';
import { findDeletionsNear } from './store.ts';

/** How many days before the deletion. */
const noticeDays = 3;
const batch = 100;

/**
 * Emails users whose resumes are about to be deleted, unless they have turned these emails off, once for each day of
 * deletion. Returns the number of emails.
 */
export const notifyBeforeDeletion = async ({
  db,
  clock,
  mail,
  configuration,
}: Pick<Services, 'db' | 'clock' | 'mail' | 'configuration'>): Promise<number> => {
  if (mail.goesTo === 'nowhere') return 0;
  let told = 0;
  for (;;) {
    const now = clock();
    const near = await findDeletionsNear(db, now, new Date(now.getTime() + noticeDays * dayMs), batch);
    for (const { userId, email, day, count, cause } of near)
      await db.transaction(async (transaction) => {
        const letter = deletionNearLetter(configuration.PUBLIC_URL, count, day);
        const uselessAfter = new Date(Date.parse(day) + dayMs);
        await mail.post(transaction, { userId, to: email, letter, cause, uselessAfter, now });
      });
    told += near.length;
    if (near.length < batch) break;
  }
  if (told > 0) mail.wake();
  return told;
};
