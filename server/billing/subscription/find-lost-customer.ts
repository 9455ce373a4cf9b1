import type Stripe from 'stripe';
import { minuteMs } from '#contract/product/durations.ts';
import type { Services } from '../../boot/services.ts';
import { findRestoredCopy } from '../../chores/restored-copy-store.ts';
import { labels } from '../provider/labels.ts';
import type { Payments } from '../provider/payments.ts';
import { isRunning } from '../records/to-subscription.ts';

/** The clocks of the provider and of the machine that made the copy may differ. */
const overlapMs = 10 * minuteMs;
const pageSize = 100;

/**
 * After the database was restored from a copy: the customer of an account that is newer than the copy, and of several the
 * one that pays. null without one, and when the first complete sweep has given all of them back. Otherwise somebody could
 * get a second customer before that, and pay for two subscriptions.
 */
export const findLostCustomer = async (
  { db }: Pick<Services, 'db'>,
  payments: Payments,
  userId: string,
): Promise<string | null> => {
  const takenAt = await findRestoredCopy(db);
  if (takenAt === null) return null;
  const { stripe, testClock } = payments;
  let found: string | null = null;
  let after: string | undefined;
  for (;;) {
    const { data, has_more: hasMore }: Stripe.ApiList<Stripe.Customer> = await stripe.customers.list({
      limit: pageSize,
      created: { gte: Math.floor((takenAt.getTime() - overlapMs) / 1000) },
      ...(testClock === undefined ? {} : { test_clock: testClock }),
      ...(after === undefined ? {} : { starting_after: after }),
    });
    for (const { id, metadata } of data) {
      if (metadata[labels.user] !== userId) continue;
      const { data: subscriptions } = await stripe.subscriptions.list({ customer: id, limit: pageSize });
      if (subscriptions.some(isRunning)) return id;
      found ??= id;
    }
    after = data.at(-1)?.id;
    if (!hasMore || after === undefined) return found;
  }
};
