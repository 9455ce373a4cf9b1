import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFullRun } from '#tests/extent.ts';
import { chanceOf } from '../../testing/chance.ts';
import { openShop, type Shop, webhookSecret } from '../../testing/stripe/shop.ts';
import { signed } from '../../testing/stripe/webhooks.ts';
import type { DoubleEvent } from '../../testing/stripe/world.ts';
import { beginSubscription } from '../subscription/begin-subscription.ts';
import { planChange } from '../provider/planned-change.ts';
import { findCurrent, findPlan } from '../records/store.ts';
import { synchronize } from './synchronize.ts';

/**
 * Random subscription histories: `npm run test:full` continues where `npm test` stops. `PROPERTY_ROUNDS=1000` runs
 * more.
 */
const quickRounds = 4;
const rounds = Number(process.env['PROPERTY_ROUNDS'] ?? (isFullRun ? 200 : quickRounds));
const first = Number(process.env['PROPERTY_SEED'] ?? (isFullRun ? quickRounds + 1 : 1));

let shop: Shop;
const open = async (): Promise<void> => {
  shop = await openShop();
  shop.double?.sendTo(null);
};
beforeAll(open, 180_000);
afterAll(() => shop.close());

type Life = { chance: () => number; userId: string; customer: string };

const shuffled = <T>(items: readonly T[], chance: () => number): T[] =>
  items
    .map((item) => ({ item, rank: chance() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);

/** The provider retries an event that was not accepted, for example because a busy machine did not answer in time. */
const deliver = async (event: DoubleEvent): Promise<void> => {
  for (let count = 0; count < 5; count += 1) {
    const answer = await fetch(`${shop.server.address}/api/stripe/webhook`, {
      method: 'POST',
      ...signed(event, webhookSecret),
    });
    if (answer.status === 200) return;
    expect(answer.status).toBe(503);
  }
  throw new Error('a message was not taken in');
};

/** In any order, up to four at once, a third of them twice. */
const deliverAll = async (events: readonly DoubleEvent[], chance: () => number): Promise<void> => {
  const copies = shuffled(
    events.flatMap((event) => (chance() < 0.33 ? [event, event] : [event])),
    chance,
  );
  while (copies.length > 0) await Promise.all(copies.splice(0, 1 + Math.floor(chance() * 4)).map(deliver));
};

const world = () => {
  if (shop.double === null) throw new Error('only our double can be looked into');
  return shop.double.world;
};
const ofCustomer = <T extends { customer: unknown }>(things: Map<string, T>, customer: string): T[] =>
  [...things.values()].filter((thing) => thing.customer === customer);
const liveOf = (customer: string) =>
  ofCustomer(world().tables.subscription, customer).find(({ ended_at: ended }) => ended === null);

const disputesOf = (customer: string): Stripe.Dispute[] => {
  const charges = new Set(ofCustomer(world().tables.charge, customer).map(({ id }) => id));
  return [...world().tables.dispute.values()].filter(({ charge }) => typeof charge === 'string' && charges.has(charge));
};

/** The outcome of a payment, including its dispute. */
const fateOf = ({ id, status, refunded }: Stripe.Charge, disputes: readonly Stripe.Dispute[]): string => {
  const dispute = disputes.find(({ charge }) => charge === id)?.status ?? 'won';
  if (dispute !== 'won') return dispute === 'lost' ? 'lost' : 'disputed';
  return refunded ? 'refunded' : status;
};

const begin = async ({ chance, userId }: Life): Promise<void> => {
  const { services } = shop.server;
  const plan = await findPlan(services.db, 'premium');
  if (plan === null || services.payments === null) throw new Error('there is Premium');
  const choice = { plan, isAnnual: chance() < 0.4 };
  await beginSubscription(services, services.payments, userId, choice);
};

const secretOf = (customer: string): string => {
  const open = ofCustomer(world().tables.invoice, customer).findLast(({ status }) => status === 'open');
  return open?.confirmation_secret?.client_secret ?? '';
};

const newCard = async ({ customer }: Life, card: string): Promise<void> => {
  const setup = await shop.stripe.setupIntents.create({ customer });
  await shop.pay(setup.client_secret, card);
};

/** Actions of people, banks, operators and time. The provider rejects what is impossible at a given moment, and nothing happens. */
const acts: readonly ((life: Life) => Promise<unknown>)[] = [
  begin,
  ({ customer }) => shop.pay(secretOf(customer), 'pm_card_visa'),
  ({ customer }) => shop.pay(secretOf(customer), 'pm_card_visa'),
  ({ customer }) => shop.pay(secretOf(customer), 'pm_card_visa_chargeDeclined'),
  ({ customer }) => shop.pay(secretOf(customer), 'pm_card_threeDSecure2Required'),
  ({ customer }) => shop.pay(secretOf(customer), 'pm_card_createDispute'),
  async ({ customer, chance }) => {
    const evidence = { uncategorized_text: chance() < 0.5 ? 'winning_evidence' : 'losing_evidence' };
    const open = disputesOf(customer).find(({ status }) => status === 'needs_response');
    await shop.stripe.disputes.update(open?.id ?? 'none', { evidence, submit: true });
  },
  (life) => newCard(life, 'pm_card_chargeCustomerFail'),
  (life) => newCard(life, 'pm_card_mastercard'),
  async ({ customer }) =>
    shop.stripe.subscriptions.update(liveOf(customer)?.id ?? 'none', { cancel_at_period_end: true }),
  async ({ customer }) =>
    shop.stripe.subscriptions.update(liveOf(customer)?.id ?? 'none', { cancel_at_period_end: false }),
  async ({ customer }) => {
    const live = liveOf(customer);
    const items = [{ id: live?.items.data[0]?.id ?? '', price: shop.prices.annual }];
    return shop.stripe.subscriptions.update(live?.id ?? 'none', {
      items,
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    });
  },
  async ({ customer }) => {
    const { payments } = shop.server.services;
    const next = { price: shop.prices.monthly, period: 'monthly', amountCents: 1499 } as const;
    if (payments !== null) await planChange(payments, liveOf(customer)?.id ?? 'none', next);
  },
  async ({ customer }) =>
    shop.stripe.refunds.create({ charge: ofCustomer(world().tables.charge, customer).at(-1)?.id ?? 'none' }),
  async ({ customer }) => shop.stripe.subscriptions.cancel(liveOf(customer)?.id ?? 'none'),
  () => shop.passDays(1),
  () => shop.passDays(10),
  () => shop.passDays(32),
];

const order = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete'];

/** Two that ended within the same second are equivalent. */
const over = 'over';

const rank = (status: string): number => (order.includes(status) ? order.indexOf(status) : order.length);

/** The real state, read from the provider's own tables. */
const truthOf = (customer: string) => {
  const { tables } = world();
  const all = ofCustomer(tables.subscription, customer);
  const best = all.toSorted((a, b) => rank(a.status) - rank(b.status) || b.created - a.created)[0];
  const item = best?.items.data[0];
  return {
    status: best === undefined ? 'none' : best.ended_at === null ? best.status : over,
    current:
      best === undefined || best.ended_at !== null
        ? null
        : {
            stripeId: best.id,
            status: best.status,
            cancel: best.cancel_at_period_end,
            amount: item?.price.unit_amount,
            end: (item?.current_period_end ?? 0) * 1000,
          },
    invoices: ofCustomer(tables.invoice, customer)
      .map(({ id, status, total }) => `${id} ${status} ${total}`)
      .toSorted(),
    payments: ofCustomer(tables.charge, customer)
      .map(
        (charge) => `${charge.id} ${fateOf(charge, disputesOf(customer))} ${charge.amount} ${charge.amount_refunded}`,
      )
      .toSorted(),
  };
};

const lines = (rows: Record<string, unknown>[]): string[] => rows.map(({ line }) => String(line)).toSorted();

const storedOf = async (userId: string): Promise<ReturnType<typeof truthOf>> => {
  const { db } = shop.server;
  const ask = async (sql: string): Promise<Record<string, unknown>[]> => (await db.$client.query(sql, [userId])).rows;
  const [user] = await ask('SELECT subscription_status AS status FROM users WHERE id = $1');
  const current = await findCurrent(db, userId);
  return {
    status: String(user?.['status']).replace(/^(canceled|incomplete_expired)$/, over),
    current:
      current === null
        ? null
        : {
            stripeId: current.stripeId ?? '',
            status: current.status,
            cancel: current.cancelAtPeriodEnd,
            amount: current.amountCents,
            end: current.currentPeriodEnd?.getTime() ?? 0,
          },
    invoices: lines(
      await ask(`SELECT stripe_id || ' ' || status || ' ' || amount_cents AS line FROM invoices WHERE user_id = $1`),
    ),
    payments: lines(
      await ask(
        `SELECT stripe_id || ' ' || status || ' ' || amount_cents || ' ' || refunded_cents AS line FROM transactions WHERE user_id = $1`,
      ),
    ),
  };
};

/** Runs one history and returns the number of its events. */
const live = async (seed: number): Promise<number> => {
  const chance = chanceOf(seed);
  const { services } = shop.server;
  const userId = randomUUID();
  await shop.server.db.$client.query(
    `INSERT INTO users (id, username, display_username, name, email, created_at, updated_at) VALUES ($1, $2, $2, $2, $3, now(), now())`,
    [userId, `life-${seed}`, `${userId}@example.org`],
  );
  await shop.newClock();
  const from = world().events.length;
  const life: Life = { chance, userId, customer: '' };
  await begin(life);
  const { rows } = await shop.server.db.$client.query('SELECT stripe_id FROM customers WHERE user_id = $1', [userId]);
  life.customer = String(rows[0]?.stripe_id);

  let taken = from;
  let pending: DoubleEvent[] = [];
  const lost: DoubleEvent[] = [];
  const steps = 4 + Math.floor(chance() * 8);
  for (let step = 0; step < steps; step += 1) {
    const act = acts[Math.floor(chance() * acts.length)];
    await act?.(life).catch(() => undefined);
    pending.push(...world().events.slice(taken));
    taken = world().events.length;
    const [now, later] = [[], []] as [DoubleEvent[], DoubleEvent[]];
    for (const event of pending) {
      const fate = chance();
      if (fate < 0.1) lost.push(event);
      else (fate < 0.5 ? now : later).push(event);
    }
    pending = later;
    await deliverAll(now, chance);
  }
  // Half of the histories get the lost events in the end, because the provider retries for days; the others rely on the hourly job.
  const isRepeated = chance() < 0.5;
  await deliverAll(isRepeated ? [...pending, ...lost] : pending, chance);
  if (!isRepeated && lost.length > 0 && services.payments !== null)
    await synchronize(services, services.payments, life.customer);
  // An event about a new card sets the default card, which causes another event.
  await deliverAll(world().events.slice(taken), chance);

  expect(await storedOf(userId), `seed ${seed}`).toEqual(truthOf(life.customer));
  for (const invoice of ofCustomer(world().tables.invoice, life.customer)) {
    const intent = invoice.payments?.data[0]?.payment.payment_intent;
    const paid = ofCustomer(world().tables.charge, life.customer).filter(
      (charge) => charge.payment_intent === intent && charge.status === 'succeeded',
    );
    expect(paid.length, `seed ${seed}: an invoice is paid once`).toBeLessThanOrEqual(1);
  }
  const running = ofCustomer(world().tables.subscription, life.customer).filter(({ status }) =>
    ['active', 'past_due'].includes(status),
  );
  expect(running.length, `seed ${seed}: one subscription at a time`).toBeLessThanOrEqual(1);
  return world().events.length - from;
};

/** The double never forgets anything, so after a while a new one is faster. */
const roundsPerShop = 100;

it(
  `P5 P6: events in any order, repeated or lost, converge to the provider's state, in ${rounds} histories`,
  async () => {
    let messages = 0;
    for (let round = 0; round < rounds; round += 1) {
      if (round > 0 && round % roundsPerShop === 0) {
        await shop.close();
        await open();
      }
      messages += await live(first + round);
    }
    expect(messages).toBeGreaterThan(rounds);
  },
  rounds * 20_000,
);
