import { limits as bounds } from '#contract/product/limits.ts';
import { dayMs } from '#contract/product/durations.ts';
import type { Transaction } from '../db/connect.ts';
import type { Letter } from '../mail/letter.ts';
import { noticeOf } from '../mail/notice.ts';
import type { Services } from '../boot/services.ts';

/** When something received now will be deleted. */
export const lettersDeletedAt = (now: Date): Date => new Date(now.getTime() + bounds.lettersKeptForDays * dayMs);

/** Writes to the operator, if an address is configured, and to the sender. */
export const notifyBoth = async (
  { mail, configuration, clock }: Services,
  transaction: Transaction,
  sender: string,
  letters: { operator: Letter; sender: Letter },
): Promise<void> => {
  const now = clock();
  const { CONTACT_EMAIL: operator } = configuration;
  if (operator !== undefined)
    await mail.post(transaction, {
      ...noticeOf({ userId: null, email: operator }, letters.operator, now),
      replyTo: sender,
    });
  await mail.post(transaction, noticeOf({ userId: null, email: sender }, letters.sender, now));
};
