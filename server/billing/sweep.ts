import type Stripe from 'stripe';
import type { Services } from '../boot/services.ts';
import { insertJournal } from '../journal/store.ts';
import { noticeOf } from '../mail/notice.ts';
import { labels } from './provider/labels.ts';
import type { Payments } from './provider/payments.ts';
import { idOf } from './provider/id-of.ts';
import { findKnown, type Known } from './sweep-store.ts';

/** Something at the provider that our own records do not explain. Ids are the provider's. */
export type Stray =
  | { is: 'without-account'; subscription: string; customer: string }
  | { is: 'second-of-customer'; subscription: string; customer: string }
  | { is: 'other-amount'; subscription: string; amountCents: number; knownCents: number };

type Live = { id: string; customer: string; amountCents: number };

const liveOf = (subscription: Stripe.Subscription): Live => {
  const [item] = subscription.items.data;
  return {
    id: subscription.id,
    customer: idOf(subscription.customer) ?? '',
    amountCents: (item?.price.unit_amount ?? 0) * (item?.quantity ?? 1),
  };
};

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
  if (stray.is === 'without-account')
    return `subscription ${stray.subscription} of customer ${stray.customer} is charged and belongs to no account here`;
  if (stray.is === 'second-of-customer')
    return `customer ${stray.customer} has more than one live subscription, among them ${stray.subscription}`;
  return `subscription ${stray.subscription} costs ${stray.amountCents} cents at the provider and ${stray.knownCents} here`;
};

const pageSize = 100;

/**
 * Lists the provider's live subscriptions that carry our label and reports to the operators each one that our records do
 * not explain. It changes nothing: after a restore from an older copy, a subscription without an account may be right.
 */
export const sweep = async (services: Services, { stripe }: Payments): Promise<readonly Stray[]> => {
  const { db, clock, mail, configuration } = services;
  const strays: Stray[] = [];
  const seen = new Set<string>();
  let after: string | undefined;
  for (;;) {
    const { data, has_more: hasMore } = await stripe.subscriptions.list({
      limit: pageSize,
      ...(after === undefined ? {} : { starting_after: after }),
    });
    const own = data.filter(({ metadata }) => labels.subscription in metadata).map(liveOf);
    const known = await findKnown(
      db,
      own.map(({ id }) => id),
    );
    strays.push(...straysIn(own, known, seen));
    after = data.at(-1)?.id;
    if (!hasMore || after === undefined) break;
  }
  if (strays.length === 0) return strays;
  const now = clock();
  const lines = strays.map(sentenceOf);
  await db.transaction(async (transaction) => {
    await insertJournal(
      transaction,
      strays.map((stray, index) => ({
        level: 'error' as const,
        message: lines[index] ?? '',
        source: 'server',
        kind: `sweep-${stray.is}`,
        userId: null,
        targetId: null,
        requestId: null,
        createdAt: now,
      })),
    );
    const { CONTACT_EMAIL: operator } = configuration;
    if (operator === undefined) return;
    const letter = {
      subject: `Subscriptions to look at: ${strays.length}`,
      paragraphs: ['The payment provider and our records differ. Nothing was changed.', ...lines],
    };
    await mail.post(transaction, noticeOf({ userId: null, email: operator }, letter, now));
  });
  mail.wake();
  return strays;
};
