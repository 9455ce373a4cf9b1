import { afterAll, beforeAll, expect, it } from 'vitest';
import { hourMs } from '#contract/product/durations.ts';
import { openShop, type Shop } from '../testing/stripe/shop.ts';
import { askAbout } from './ask-about.ts';
import { reconcile } from './reconcile.ts';
import { findCustomer } from './records/store.ts';
import { sweep } from './sweep.ts';

let shop: Shop;
let double: NonNullable<Shop['double']>;
beforeAll(async () => {
  shop = await openShop();
  if (shop.double === null) throw new Error('these tests look into our double');
  double = shop.double;
}, 180_000);
afterAll(() => shop.close());

const people = 24;
/** Assumed: the provider names no figure. */
const latencyMs = 250;
const subscribers = 100_000;
/** Each renews once a month. */
const renewalsPerHour = subscribers / (30 * 24);
/** Of the provider, for each list: https://docs.stripe.com/rate-limits */
const callsPerSecond = 25;

/** What some work asks the provider, and how long it takes. */
const cost = async (work: () => Promise<unknown>): Promise<{ calls: Record<string, number>; seconds: number }> => {
  double.seen.length = 0;
  const from = performance.now();
  await work();
  const seconds = (performance.now() - from) / 1000;
  const calls: Record<string, number> = {};
  for (const name of double.seen) calls[name] = (calls[name] ?? 0) + 1;
  return { calls, seconds };
};

it('M2: the hour of 100,000 subscribers is reconciled within the hour, even if no event arrives', async () => {
  const { services, db } = shop.server;
  const { payments } = services;
  if (payments === null) throw new Error('the keys are set');
  const customers: string[] = [];
  for (let index = 0; index < people; index += 1)
    customers.push((await findCustomer(db, (await shop.subscriber(`renews-${index}`)).id)) ?? '');
  // Everybody renews, and no event arrives.
  double.sendTo(null);
  const ends = [...double.world.tables.subscription.values()].map(
    ({ items }) => items.data[0]?.current_period_end ?? 0,
  );
  await shop.passDays((Math.max(...ends) - double.world.nowOf(customers[0] ?? '')) / (24 * 3600) + 0.06);
  double.latencyMs = latencyMs;
  const faults: unknown[] = [];
  const watch = { onFault: (error: unknown) => void faults.push(error), onProgress: async () => undefined };
  const run = (): Promise<number> =>
    reconcile(services, payments, watch.onFault, {
      since: new Date(services.clock().getTime() - 2 * hourMs),
      onProgress: watch.onProgress,
    });
  const renewed = await cost(run);
  expect((await db.$client.query(`SELECT 1 FROM invoices WHERE status = 'paid'`)).rowCount).toBe(2 * people);
  const daily = await cost(() => sweep(services, payments, watch, services.clock()));
  const everybody = await cost(() => askAbout(services, payments, customers, watch));
  expect(faults).toEqual([]);

  for (const list of ['subscriptions.list', 'invoices.list', 'charges.list']) {
    expect(renewed.calls[list]).toBe(people);
    expect(everybody.calls[list]).toBe(people);
  }
  expect(daily.calls).toEqual({ 'customers.list': 1, 'subscriptions.list': 1 });
  const events = double.world.events.filter(({ created }) => created * 1000 > services.clock().getTime() - 2 * hourMs);
  const eventPages = Math.ceil(((events.length / people) * renewalsPerHour) / 100);
  const each = Math.max(everybody.seconds / people, 1 / callsPerSecond);
  const seconds = {
    'an hour, every event lost': renewalsPerHour * each + (eventPages * latencyMs) / 1000,
    'a day, every event lost': 24 * (renewalsPerHour * each + (eventPages * latencyMs) / 1000),
    'the daily comparison, nothing lost': ((subscribers / 100) * 2 * latencyMs) / 1000,
    'the comparison after a restore': subscribers * each + ((subscribers / 100) * 2 * latencyMs) / 1000,
  };
  for (const [what, all] of Object.entries(seconds)) process.stdout.write(`| ${what} | ${Math.round(all)} s |\n`);
  process.stdout.write(`| each customer | ${(everybody.seconds / people).toFixed(3)} s |\n`);
  expect(seconds['an hour, every event lost']).toBeLessThan(3600);
  expect(seconds['a day, every event lost']).toBeLessThan(3600);
  expect(seconds['the daily comparison, nothing lost']).toBeLessThan(3600);
}, 300_000);
