import type Stripe from 'stripe';
import { dayMs, minuteMs } from '#contract/product/durations.ts';
import type { Services } from '../boot/services.ts';
import { customerOf } from './provider/customer-of-event.ts';
import type { Payments } from './provider/payments.ts';
import { findDueCustomers } from './reconcile-store.ts';
import { findUnknownEvents } from './records/truth-store.ts';

/** What can change a customer's state, as the provider lists it: at most 20 names. */
const types = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'invoice.finalized',
  'charge.succeeded',
  'charge.failed',
  'charge.refunded',
  'charge.refund.updated',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'setup_intent.succeeded',
  'subscription_schedule.updated',
  'subscription_schedule.released',
  'subscription_schedule.canceled',
];

/** The provider lists its events for 30 days. */
const listedMs = 30 * dayMs;
/** Whether what happened since then may not be among the events that the provider lists, with a day to spare. */
export const isUnlisted = (since: Date | null, now: Date): boolean =>
  since === null || now.getTime() - since.getTime() > listedMs - dayMs;
/** Events can appear in the list a little after their time. */
const overlapMs = 10 * minuteMs;
const pageSize = 100;

/** Customers with an event since then whose effect is not stored here, because it was lost or rejected. */
export const findChanged = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  payments: Payments,
  since: Date | null,
): Promise<Set<string>> => {
  const from = Math.max((since?.getTime() ?? 0) - overlapMs, clock().getTime() - listedMs);
  const customers = new Set<string>();
  let after: string | undefined;
  for (;;) {
    const { data, has_more: hasMore }: Stripe.ApiList<Stripe.Event> = await payments.stripe.events.list({
      limit: pageSize,
      types,
      created: { gte: Math.floor(from / 1000) },
      ...(after === undefined ? {} : { starting_after: after }),
    });
    const unknown = await findUnknownEvents(
      db,
      data.map(({ id }) => id),
    );
    for (const event of data) {
      if (!unknown.has(event.id)) continue;
      const customer = await customerOf(payments, event);
      if (customer !== null) customers.add(customer);
    }
    after = data.at(-1)?.id;
    if (!hasMore || after === undefined) return customers;
  }
};

/** Customers for whom something is due that need not have an event: the end of a period, an unfinished payment. */
export const findDue = async ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<Set<string>> => {
  const customers = new Set<string>();
  let after = '';
  for (;;) {
    const page = await findDueCustomers(db, { now: clock(), after, maxRows: pageSize });
    for (const customer of page) customers.add(customer);
    after = page.at(-1) ?? '';
    if (page.length < pageSize) return customers;
  }
};
