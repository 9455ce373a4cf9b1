import { dayMs, hourMs } from '#contract/product/durations.ts';
import { every } from '../boot/every.ts';
import type { Services } from '../boot/services.ts';
import { alertAboutOverdue } from './obligations/alert.ts';
import { fulfillAndSynchronize } from './obligations/fulfill.ts';
import { deleteFulfilled, reopenFailedRefunds } from './obligations/store.ts';
import { renewalLetter } from './synchronize/letters.ts';
import type { Payments } from './provider/payments.ts';
import { claimChore, dropOldAttempts, findCustomersToAsk, findRenewals, deleteOldEvents } from './reconcile-store.ts';
import { sweep } from './sweep.ts';
import { synchronize } from './synchronize/synchronize.ts';

const batch = 100;

/** Everything about money that must not depend on somebody calling us: run by one server of all, every hour. */
export const reconcile = async (
  services: Services,
  payments: Payments,
  onFault: (error: unknown) => void,
): Promise<void> => {
  const { db, clock } = services;
  const now = clock().getTime();
  await askAboutAll(services, payments, onFault);
  await reopenFailedRefunds(db, clock());
  await fulfillAndSynchronize(services, payments, onFault);
  await remindOfRenewals(services);
  // The provider keeps its idempotency keys for a day and retries events for three.
  await dropOldAttempts(db, new Date(now - dayMs));
  await deleteOldEvents(db, new Date(now - 30 * dayMs));
  await deleteFulfilled(db, new Date(now - rememberedMs));
};

/** Refunds and disputes may come long after the end. */
const rememberedMs = 120 * dayMs;

const askAboutAll = async (
  services: Services,
  payments: Payments,
  onFault: (error: unknown) => void,
): Promise<void> => {
  const since = new Date(services.clock().getTime() - rememberedMs);
  let after = '';
  for (;;) {
    const customers = await findCustomersToAsk(services.db, { since, after, maxRows: batch });
    for (const customer of customers) await synchronize(services, payments, customer).catch(onFault);
    after = customers.at(-1) ?? '';
    if (customers.length < batch) return;
  }
};

/** Some US states require notice 15 to 45 days ahead; the outbox remembers a cause for 30 days, so within this window nobody gets two. */
const reminder = { fromMs: 16 * dayMs, toMs: 30 * dayMs };

const remindOfRenewals = async ({ db, clock, mail, configuration }: Services): Promise<void> => {
  const now = clock();
  const [from, to] = [new Date(now.getTime() + reminder.fromMs), new Date(now.getTime() + reminder.toMs)];
  for (const { row, email } of await findRenewals(db, from, to))
    await db.transaction((transaction) =>
      mail.post(transaction, {
        userId: row.userId,
        to: email,
        letter: renewalLetter(configuration.PUBLIC_URL, row),
        cause: `renewal:${row.id}:${row.currentPeriodEnd?.toISOString() ?? ''}`,
        uselessAfter: row.currentPeriodEnd ?? now,
        now,
      }),
    );
  mail.wake();
};

const tickMs = 60_000;

/** Tries every minute to fulfill what is owed, and runs the rest when it is time and no other server has done it. Returns a function that stops it. */
export const startReconciling = (services: Services, onFault: (error: unknown) => void): (() => Promise<void>) => {
  const { payments } = services;
  if (payments === null) return async () => undefined;
  const work = async (): Promise<void> => {
    await fulfillAndSynchronize(services, payments, onFault);
    await alertAboutOverdue(services);
    if (await claimChore(services.db, 'reconcile', services.clock(), hourMs))
      await reconcile(services, payments, onFault);
    if (await claimChore(services.db, 'sweep', services.clock(), dayMs)) await sweep(services, payments);
  };
  return every(tickMs, work, onFault);
};
