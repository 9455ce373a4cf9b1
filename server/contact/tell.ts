import { limits as bounds } from '#contract/product/limits.ts';
import { dayMs } from '#contract/product/durations.ts';
import type { Transaction } from '../db/connect.ts';
import { clientNetwork } from '../http/client-network.ts';
import type { Letter } from '../mail/letter.ts';
import { noticeOf } from '../mail/notice.ts';
import type { Services } from '../boot/services.ts';

/** When something that came in now is to be deleted. */
export const lettersDeletedAt = (now: Date): Date => new Date(now.getTime() + bounds.lettersKeptForDays * dayMs);

/** A few letters an hour from one network, fewer for one address: the mail that says 'we have it' goes to whatever address was typed. */
export const admitLetter = ({ limits }: Services, address: string, email: string): Promise<void> =>
  limits.take([
    ['letter-network', clientNetwork(address)],
    ['letter-address', email.toLowerCase()],
  ]);

/** Writes to the operator, where one is configured, and to the sender. */
export const tellBoth = async (
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
