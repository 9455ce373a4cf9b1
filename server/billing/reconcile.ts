import { dayMs, hourMs } from '#contract/product/durations.ts';
import { every } from '../boot/every.ts';
import type { Services } from '../boot/services.ts';
import { askAbout } from './ask-about.ts';
import { forgetRuns, type Lease, takeLease } from '../chores/lease-store.ts';
import { deleteOldCharges } from './charges/store.ts';
import { alertAboutUnknownCharges } from './charges/alert.ts';
import { alertAboutOverdue, reopenAndReport } from './obligations/alert.ts';
import { followReceipts } from './obligations/receipts.ts';
import { fulfillAndSynchronize } from './obligations/fulfill.ts';
import { deleteFulfilled } from './obligations/store.ts';
import { renewalLetter } from './synchronize/letters.ts';
import type { Payments } from './provider/payments.ts';
import { dropOldAttempts, findRenewals, deleteOldEvents } from './reconcile-store.ts';
import { sweep } from './sweep.ts';
import { findChanged, findDue, isUnlisted } from './whom-to-ask.ts';

/** What a run may need from its lease. Without one, everything that the provider still lists is compared. */
type Run = { since: Date | null; onProgress: () => Promise<void> };
const alone: Run = { since: null, onProgress: async () => undefined };

/**
 * Everything about money that must not depend on somebody calling us: run by one server of all, every hour. Asks about
 * customers with an event whose effect is not stored and about those for whom something is due, so that its cost follows
 * what happens and not how many customers there are; `sweep` compares all of them once a day. Returns how many could not
 * be asked.
 */
export const reconcile = async (
  services: Services,
  payments: Payments,
  onFault: (error: unknown) => void,
  { since, onProgress }: Run = alone,
): Promise<number> => {
  const { db, clock } = services;
  const now = clock().getTime();
  // After a month without a complete run, only the sweep can find out what happened, even if it ran meanwhile.
  if (since !== null && isUnlisted(since, clock())) await forgetRuns(db, 'sweep');
  const [due, changed] = [await findDue(services), await findChanged(services, payments, since)];
  const failed = await askAbout(services, payments, new Set([...due, ...changed]), { onFault, onProgress });
  await reopenAndReport(services);
  await fulfillAndSynchronize(services, payments, onFault);
  await remindOfRenewals(services);
  // The provider keeps its idempotency keys for a day and retries events for three.
  await dropOldAttempts(db, new Date(now - dayMs));
  await deleteOldEvents(db, new Date(now - eventsKeptMs));
  await deleteOldCharges(db, new Date(now - rememberedMs));
  await deleteFulfilled(db, new Date(now - rememberedMs));
  return failed;
};

/** Longer than the provider lists its events, so that one that is stored is never taken for one that was lost. */
const eventsKeptMs = 40 * dayMs;

/** Refunds and disputes may come long after the end. */
const rememberedMs = 120 * dayMs;

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

/** What one server does every minute: tries to fulfill what is owed, and takes a longer chore when it is due. */
export const workOnMoney = async (
  services: Services,
  payments: Payments,
  onFault: (error: unknown) => void,
): Promise<void> => {
  const { db, clock } = services;
  await fulfillAndSynchronize(services, payments, onFault);
  await followReceipts(services);
  await alertAboutOverdue(services);
  await alertAboutUnknownCharges(services);
  await underLease(await takeLease(db, 'reconcile', clock, hourMs), ({ lastRunAt, renew }) =>
    reconcile(services, payments, onFault, { since: lastRunAt, onProgress: renew }),
  );
  await underLease(await takeLease(db, 'sweep', clock, dayMs), async ({ lastRunAt, renew }) => {
    const { failed } = await sweep(services, payments, { onFault, onProgress: renew }, lastRunAt);
    return failed;
  });
};

/** A run that could not ask about everybody is not done: it is tried again soon, from where the last complete one began. */
const underLease = async (lease: Lease | null, work: (lease: Lease) => Promise<number>): Promise<void> => {
  if (lease === null) return;
  const failed = await work(lease).catch(async (error: unknown) => {
    await lease.giveBack();
    throw error;
  });
  if (failed === 0) await lease.finish();
  else await lease.giveBack();
};

/** Does that every minute. Returns a function that stops it. */
export const startReconciling = (services: Services, onFault: (error: unknown) => void): (() => Promise<void>) => {
  const { payments } = services;
  if (payments === null) return async () => undefined;
  return every(tickMs, () => workOnMoney(services, payments, onFault), onFault);
};
