import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { minuteMs, weekMs } from '#contract/product/durations.ts';
import type { Services } from '../../boot/services.ts';
import type { Transaction } from '../../db/connect.ts';
import type { Letter } from '../../mail/letter.ts';
import { dropClosedMail, findMailState } from '../../mail/store.ts';
import {
  closeReceipt,
  findDueReceipts,
  insertReceipt,
  leaveReceipt,
  lockReceipt,
  type ReceiptRow,
} from './receipts-store.ts';

type Needed = Pick<Services, 'safe' | 'mail' | 'clock'>;

const sealedSchema = z.object({
  to: z.string(),
  letter: z.object({ subject: z.string(), paragraphs: z.array(z.string()) }),
});

const kind = 'receipt';
const firstLookMs = minuteMs;
const maxPauseMs = 60 * minuteMs;
const maxReceipts = 200;

/**
 * Owes the receipt of a withdrawal, which the law requires, and posts it. It is sealed with the site's data key, so that
 * it can also be sent after the account is gone, and is kept until the mail server has taken it.
 */
export const oweReceipt = async (
  services: Needed,
  transaction: Transaction,
  receipt: { to: string; letter: Letter; customer: string; subscription: string; userId: string },
): Promise<void> => {
  const { to, letter, customer, subscription, userId } = receipt;
  const now = services.clock();
  const id = randomUUID();
  const sealed = (await services.safe.ofSite(transaction)).seal(id, kind, JSON.stringify({ to, letter }));
  const tryAt = new Date(now.getTime() + firstLookMs);
  await insertReceipt(transaction, { id, customer, subject: subscription, userId, letter: sealed, madeAt: now, tryAt });
  await post(services, transaction, id, { to, letter });
};

const causeOf = (id: string): string => `withdrawal:${id}`;

const post = (
  { mail, clock }: Needed,
  transaction: Transaction,
  id: string,
  { to, letter }: { to: string; letter: Letter },
): Promise<void> => {
  const now = clock();
  const uselessAfter = new Date(now.getTime() + weekMs);
  return mail.post(transaction, { userId: null, to, letter, cause: causeOf(id), uselessAfter, now });
};

/** Closes the receipts that were sent, and posts those again whose mail was given up or lost in a restore. */
export const followReceipts = async (services: Needed & Pick<Services, 'db'>): Promise<void> => {
  const { db, clock, mail } = services;
  for (const id of await findDueReceipts(db, clock(), maxReceipts))
    await db.transaction(async (transaction) => {
      const row = await lockReceipt(transaction, id);
      if (row !== null) await follow(services, transaction, row);
    });
  mail.wake();
};

const follow = async (services: Needed, transaction: Transaction, row: ReceiptRow): Promise<void> => {
  const now = services.clock();
  const state = await findMailState(transaction, causeOf(row.id));
  if (state === 'sent') return closeReceipt(transaction, row.id, 'the mail server accepted it', now);
  const pause = Math.min(maxPauseMs, minuteMs * 2 ** Math.min(row.attempts, 10));
  const later = new Date(now.getTime() + pause);
  if (state === 'waiting') return leaveReceipt(transaction, row, 'the email is waiting to be sent', later);
  await postAgain(services, transaction, row);
  const why = services.mail.goesTo === 'nowhere' ? 'no mail server is configured' : 'the mail server did not accept it';
  return leaveReceipt(transaction, row, why, later);
};

const postAgain = async (services: Needed, transaction: Transaction, { id, letter }: ReceiptRow): Promise<void> => {
  if (letter === null) return;
  const opened = (await services.safe.ofSite(transaction)).open(id, kind, letter);
  await dropClosedMail(transaction, causeOf(id));
  await post(services, transaction, id, sealedSchema.parse(JSON.parse(opened.toString())));
};
