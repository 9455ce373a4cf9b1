import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient, type Client as Browser } from '../testing/client.ts';
import { type MortalServer, mortalServer, untilAnswered } from '../testing/mortal-server.ts';
import { type StripeDouble, startStripeDouble } from '../testing/stripe/start-double.ts';
import { signed } from '../testing/stripe/webhooks.ts';
import { apiVersion, type DoubleEvent } from '../testing/stripe/world.ts';
import { password } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const secret = 'whsec_of_the_survivors';
const people = 6;
const copies = 5;
const kills = 3;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let double: StripeDouble;
let sql: Client;
let server: MortalServer;

beforeAll(async () => {
  [database, double] = [await createTestDatabase(), await startStripeDouble()];
  sql = new Client({ connectionString: database.url });
  await sql.connect();
  server = await mortalServer(database.url, {
    STRIPE_SECRET_KEY: 'sk_test_double',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_double',
    STRIPE_WEBHOOK_SECRETS: secret,
    STRIPE_API_BASE: double.address,
  });
  await server.start();
}, 240_000);
afterAll(async () => {
  await server.kill();
  await sql.end();
  await double.close();
  await database.drop();
}, 60_000);

const enter = async (name: string): Promise<Browser> => {
  const browser = createClient(server.address);
  await browser.post('/api/register', { username: name, email: `${name}@example.org`, password });
  await browser.post('/api/login', { username: name, password });
  return browser;
};

const deliver = (event: DoubleEvent): Promise<true> =>
  untilAnswered(async () => {
    const answer = await fetch(`${server.address}/api/stripe/webhook`, { method: 'POST', ...signed(event, secret) });
    return answer.status === 200 ? true : null;
  });

it('R14: a server that is killed repeatedly loses nothing and charges nobody twice', async () => {
  const { hostname: host, port: doublePort } = new URL(double.address);
  const stripe = new Stripe('sk_test_double', { apiVersion, host, port: doublePort, protocol: 'http' });
  const product = await stripe.products.create({ name: 'Premium' });
  const recurring = { interval: 'month' } as const;
  const price = await stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: 1499, recurring });
  await sql.query(`UPDATE plans SET stripe_price_id_monthly = $1 WHERE id = 'premium'`, [price.id]);
  const browsers: Browser[] = [];
  for (let count = 0; count < people; count += 1) browsers.push(await enter(`survivor${count}`));

  const over = new AbortController();
  const havoc = (async () => {
    for (let count = 0; count < kills && !over.signal.aborted; count += 1) {
      await sleep(150 + Math.random() * 1500);
      await server.kill();
      await server.start();
    }
  })();

  const shop = async (browser: Browser): Promise<void> => {
    const clientSecret = await untilAnswered(async () => {
      const { status, body } = await browser.post('/api/create-subscription', { planId: 'premium', isAnnual: false });
      return status === 200 && body['is'] === 'pay' ? String(body['clientSecret']) : null;
    });
    const [intent = ''] = clientSecret.split('_secret_');
    await stripe.paymentIntents.confirm(intent, {
      payment_method: 'pm_card_visa',
      return_url: 'https://parsewell.example',
    });
  };
  await Promise.all(browsers.map(shop));
  const events = double.world.events.flatMap((event) => Array.from({ length: copies }, () => event));
  const mixed = events.map((event) => ({ event, rank: Math.random() })).toSorted((a, b) => a.rank - b.rank);
  const queue = mixed.map(({ event }) => event);
  const bring = async (): Promise<void> => {
    for (let event = queue.pop(); event !== undefined; event = queue.pop()) await deliver(event);
  };
  await Promise.all(Array.from({ length: 8 }, bring));
  over.abort();
  await havoc;

  const statuses = [...double.world.tables.subscription.values()].map(({ status }) => status);
  expect(statuses).toEqual(Array.from({ length: people }, () => 'active'));
  expect([...double.world.tables.charge.values()].map(({ amount }) => amount)).toEqual(statuses.map(() => 1499));
  const { rows } = await sql.query(
    `SELECT u.subscription_status AS status,
            (SELECT count(*)::int FROM subscriptions s WHERE s.user_id = u.id AND s.is_current) AS current,
            (SELECT count(*)::int FROM transactions t WHERE t.user_id = u.id AND t.status = 'succeeded') AS paid,
            (SELECT count(*)::int FROM outbox o WHERE o.user_id = u.id AND o.dedupe_key LIKE 'billing:%receipt:%') AS receipts
     FROM users u`,
  );
  expect(rows).toEqual(browsers.map(() => ({ status: 'active', current: 1, paid: 1, receipts: 1 })));
}, 240_000);
