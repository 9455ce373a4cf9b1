import type Stripe from 'stripe';
import type { Services } from '../boot/services.ts';
import { tellOperators } from '../journal/tell-operators.ts';
import { labels } from './provider/labels.ts';
import type { Payments } from './provider/payments.ts';
import { idOf } from './provider/id-of.ts';
import { askAbout } from './ask-about.ts';
import { sweepCustomers } from './sweep-customers.ts';
import { findKnown, findOurs, type Known } from './sweep-store.ts';

/** Something at the provider that our own records do not explain. Ids are the provider's. */
export type Stray =
  | { is: 'customer-without-account'; customer: string }
  | { is: 'without-account'; subscription: string; customer: string }
  | { is: 'second-of-customer'; subscription: string; customer: string }
  | { is: 'other-amount'; subscription: string; amountCents: number; knownCents: number };

type Live = {
  id: string;
  customer: string;
  amountCents: number;
  status: string;
  currentPeriodEnd: number | null;
  cancelAtPeriodEnd: boolean;
};

const liveOf = (subscription: Stripe.Subscription): Live => {
  const [item] = subscription.items.data;
  return {
    id: subscription.id,
    customer: idOf(subscription.customer) ?? '',
    amountCents: (item?.price.unit_amount ?? 0) * (item?.quantity ?? 1),
    status: subscription.status,
    currentPeriodEnd: item === undefined ? null : item.current_period_end * 1000,
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
  };
};

/** Whether our record says something else, or nothing: then it is fetched anew before anything is reported. */
export const differs = (live: Live, known: Known | undefined): boolean =>
  known === undefined ||
  !known.isCurrent ||
  known.status !== live.status ||
  known.amountCents !== live.amountCents ||
  known.cancelAtPeriodEnd !== live.cancelAtPeriodEnd ||
  (known.currentPeriodEnd?.getTime() ?? null) !== live.currentPeriodEnd;

/** Compares one page of live subscriptions with ours. `seen` holds the customers of the pages before. */
export const straysIn = (page: readonly Live[], known: ReadonlyMap<string, Known>, seen: Set<string>): Stray[] =>
  page.flatMap(({ id, customer, amountCents }): Stray[] => {
    const own = known.get(id);
    const isSecond = seen.has(customer);
    seen.add(customer);
    if (own === undefined) return [{ is: 'without-account', subscription: id, customer }];
    return [
      ...(isSecond ? [{ is: 'second-of-customer' as const, subscription: id, customer }] : []),
      ...(own.amountCents === amountCents
        ? []
        : [{ is: 'other-amount' as const, subscription: id, amountCents, knownCents: own.amountCents }]),
    ];
  });

const sentenceOf = (stray: Stray): string => {
  if (stray.is === 'customer-without-account')
    return `customer ${stray.customer} belongs to no account here: of an account that was lost with the database, or of another site`;
  if (stray.is === 'without-account')
    return `subscription ${stray.subscription} of customer ${stray.customer} is charged and belongs to no account here`;
  if (stray.is === 'second-of-customer')
    return `customer ${stray.customer} has more than one live subscription, among them ${stray.subscription}`;
  return `subscription ${stray.subscription} costs ${stray.amountCents} cents at the provider and ${stray.knownCents} here`;
};

const pageSize = 100;

type Watch = { onFault: (error: unknown) => void; onProgress: () => Promise<void> };
const unwatched: Watch = { onFault: () => undefined, onProgress: async () => undefined };

/**
 * Finds our customers whom we do not know (`sweepCustomers`; `since` is when the last complete sweep began). Then compares
 * all live subscriptions of the provider that carry our label with our records, a hundred a call, and fetches the state
 * of the customers for whom they differ. What our records then still do not explain is reported to the
 * operators: nothing is ended, as a subscription without an account may be right after a restore from an older copy.
 */
export const sweep = async (
  services: Services,
  payments: Payments,
  watch: Watch = unwatched,
  since: Date | null = null,
): Promise<{ strays: readonly Stray[]; failed: number }> => {
  const { db } = services;
  const { stripe } = payments;
  const seen = new Set<string>();
  const running = new Set<string>();
  const { strangers, ...people } = await sweepCustomers(services, payments, since, watch);
  let { failed } = people;
  const strays: Stray[] = strangers.map((customer) => ({ is: 'customer-without-account', customer }));
  let after: string | undefined;
  for (;;) {
    const { data, has_more: hasMore } = await stripe.subscriptions.list({
      limit: pageSize,
      ...(after === undefined ? {} : { starting_after: after }),
    });
    const own = data.filter(({ metadata }) => labels.subscription in metadata).map(liveOf);
    const ids = own.map(({ id }) => id);
    for (const id of ids) running.add(id);
    const before = await findKnown(db, ids);
    const others = new Set(own.filter((live) => differs(live, before.get(live.id))).map(({ customer }) => customer));
    failed += await askAbout(services, payments, others, watch);
    strays.push(...straysIn(own, await findKnown(db, ids), seen));
    await watch.onProgress();
    after = data.at(-1)?.id;
    if (!hasMore || after === undefined) break;
  }
  failed += await askAbout(services, payments, await findEnded(services, running), watch);
  await report(services, strays);
  return { strays, failed };
};

/** Customers whose subscription runs here and not at the provider. */
const findEnded = async ({ db }: Services, running: ReadonlySet<string>): Promise<Set<string>> => {
  const ended = new Set<string>();
  let after = '';
  for (;;) {
    const page = await findOurs(db, after, pageSize);
    for (const { stripeId, customer } of page) if (stripeId !== null && !running.has(stripeId)) ended.add(customer);
    after = page.at(-1)?.stripeId ?? '';
    if (page.length < pageSize) return ended;
  }
};

/** Tells the operators, in the journal and by mail. */
const report = async (services: Services, strays: readonly Stray[]): Promise<void> => {
  if (strays.length === 0) return;
  const lines = strays.map((stray) => ({ userId: null, kind: `sweep-${stray.is}`, text: sentenceOf(stray) }));
  await services.db.transaction((transaction) =>
    tellOperators(services, transaction, lines, {
      subject: `To look at with the payment provider: ${strays.length}`,
      lead: 'The payment provider and our records differ. Nothing was changed at the provider.',
    }),
  );
  services.mail.wake();
};
