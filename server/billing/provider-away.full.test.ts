import { afterAll, beforeAll, expect, it } from 'vitest';
import { inProcessClient } from '../testing/stripe/in-process-client.ts';
import { openShop, type Shop } from '../testing/stripe/shop.ts';
import { password } from '../testing/test-app.ts';
import { workOnMoney } from './reconcile.ts';

let shop: Shop;
let double: NonNullable<Shop['double']>;
beforeAll(async () => {
  shop = await openShop();
  if (shop.double === null) throw new Error('these tests look into our double');
  double = shop.double;
}, 180_000);
afterAll(() => shop.close());

it('a day without the provider takes Premium from nobody, forgets nothing, alerts once for each promise, and is made up for', async () => {
  const [staying, refunded, leaving] = [
    await shop.subscriber('staying'),
    await shop.subscriber('refunded'),
    await shop.subscriber('leaving'),
  ];
  const { services, db } = shop.server;
  const { payments } = services;
  if (payments === null) throw new Error('the keys are set');
  const work = (): Promise<void> => workOnMoney(services, payments, () => undefined).catch(() => undefined);
  // Without the circuit breaker, which rests by the real clock.
  payments.stripe = inProcessClient(double);
  await work();
  double.troubleOf = () => ({ is: 'reset' });
  double.sendTo(null);
  expect((await staying.post('/api/subscription/cancel')).status).toBe(503);
  expect(await refunded.post('/api/subscription/refund')).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('We have recorded it') },
  });
  expect((await leaving.post('/api/account/delete', { password })).status).toBe(200);
  for (let hour = 0; hour < 20; hour += 4) {
    shop.server.pass(4 * 3_600);
    await work();
  }
  await db.$client.query('UPDATE sessions SET created_at = $1, last_seen_at = $1', [services.clock()]);
  expect((await staying.get('/api/subscription')).body).toMatchObject({ plan: 'premium' });
  const open = 'SELECT kind FROM obligations WHERE fulfilled_at IS NULL ORDER BY kind';
  expect((await db.$client.query(open)).rows).toEqual(
    ['delete-customer', 'end-subscription', 'refund'].map((kind) => ({ kind })),
  );
  await shop.server.journal.flush();
  const alerts = "SELECT count(*)::int FROM journal WHERE kind = 'obligation-overdue'";
  expect((await db.$client.query(alerts)).rows).toEqual([{ count: 3 }]);

  double.troubleOf = null;
  for (let minutes = 0; minutes < 60; minutes += 30) {
    shop.server.pass(1_800);
    await work();
  }
  expect((await db.$client.query(open)).rows).toEqual([]);
  expect((await refunded.get('/api/subscription')).body).toMatchObject({ plan: 'free' });
  expect([...double.world.tables.refund.values()].map(({ status }) => status)).toEqual(['succeeded']);
  expect(double.world.deletedCustomers.size).toBe(1);
}, 180_000);
