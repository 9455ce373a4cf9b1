import type Stripe from 'stripe';
import { dayMs } from '#contract/product/durations.ts';
import type { Services } from '../boot/services.ts';
import { askAbout } from './ask-about.ts';
import { isUuid } from '../db/is-uuid.ts';
import { oweDeparture, oweDeletion } from './obligations/depart.ts';
import { labels } from './provider/labels.ts';
import type { Payments } from './provider/payments.ts';
import { findCustomer, insertCustomer } from './records/store.ts';
import { isRunning } from './records/to-subscription.ts';
import { findDeparted, findKnownCustomers, isUser, moveToCustomer } from './sweep-store.ts';
import { isUnlisted } from './whom-to-ask.ts';
import { synchronize } from './synchronize/synchronize.ts';

const pageSize = 100;
/** Of the customers that an earlier sweep has seen, those from its last day are looked at again. */
const overlapMs = dayMs;

type Watch = { onFault: (error: unknown) => void; onProgress: () => Promise<void> };

/**
 * Finds customers at the provider whom we do not know although their label names an account of ours: those made after the
 * copy from which the database was restored, and those made while their account was being deleted. They belong to their
 * accounts again, or their deletion is owed if the account was erased. A customer whose label names neither is only
 * reported: it may be another installation's, or the copy may be the wrong one. `since` is when an earlier sweep began,
 * which was complete. Without one, or if the provider does not list all events since then any more, all customers are
 * looked at, and the state of those whom we know is fetched, also of those who left and are not listed any more. Returns how many could not be settled, and whom nobody here
 * knows.
 */
export const sweepCustomers = async (
  services: Services,
  payments: Payments,
  since: Date | null,
  watch: Watch,
): Promise<{ failed: number; strangers: string[] }> => {
  const { stripe, testClock } = payments;
  let failed = 0;
  const strangers: string[] = [];
  // The database may have been restored from an old copy, or no server may have run for long.
  const from = isUnlisted(since, services.clock()) ? null : since;
  let after: string | undefined;
  let erased: ReadonlyMap<string, Date> | undefined;
  const settle = async (customer: string, userId: string): Promise<boolean> => {
    if (await isUser(services.db, userId)) return adopt(services, payments, userId, customer);
    erased ??= services.erasures.accounts(services.clock());
    const leftAt = erased.get(userId);
    if (leftAt === undefined) strangers.push(customer);
    else await oweDeparture(services.db, payments, customer, { leftAt, now: services.clock() });
    return true;
  };
  for (;;) {
    const { data, has_more: hasMore }: Stripe.ApiList<Stripe.Customer> = await stripe.customers.list({
      limit: pageSize,
      ...(from === null ? {} : { created: { gte: Math.floor((from.getTime() - overlapMs) / 1000) } }),
      ...(testClock === undefined ? {} : { test_clock: testClock }),
      ...(after === undefined ? {} : { starting_after: after }),
    });
    const known = await findKnownCustomers(
      services.db,
      data.map(({ id }) => id),
    );
    for (const { id, metadata } of data) {
      const userId = metadata[labels.user];
      if (userId === undefined || !isUuid(userId) || known.has(id)) continue;
      const isSettled = await settle(id, userId).catch((error: unknown) => {
        watch.onFault(error);
        return false;
      });
      if (!isSettled) failed += 1;
    }
    if (from === null) failed += await askAbout(services, payments, known, watch);
    await watch.onProgress();
    after = data.at(-1)?.id;
    if (!hasMore || after === undefined) break;
  }
  if (from === null) failed += await askAbout(services, payments, await findDeparted(services.db), watch);
  return { failed, strangers };
};

/**
 * Gives a customer back to their account. If the account has got another one meanwhile, it keeps the one that pays, and
 * the other is deleted at the provider; if both pay, a person has to decide, and the sweep of subscriptions reports it.
 */
const adopt = async (services: Services, payments: Payments, userId: string, customer: string): Promise<boolean> => {
  const { db, clock } = services;
  await insertCustomer(db, userId, customer, clock());
  const present = await findCustomer(db, userId);
  if (present === null) return false;
  if (present !== customer) {
    if (!(await isPaying(payments, customer))) {
      await db.transaction((transaction) => oweDeletion(transaction, customer, clock()));
      return true;
    }
    if (await isPaying(payments, present)) return true;
    await moveToCustomer(db, userId, { from: present, to: customer, now: clock() });
  }
  await synchronize(services, payments, customer);
  return true;
};

const isPaying = async ({ stripe }: Payments, customer: string): Promise<boolean> => {
  const { data } = await stripe.subscriptions.list({ customer, limit: pageSize });
  return data.some(isRunning);
};
