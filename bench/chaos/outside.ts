import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import { startMailbox } from '#server/testing/mailbox.ts';
import { type StripeDouble, startStripeDouble } from '#server/testing/stripe/start-double.ts';
import { signed } from '#server/testing/stripe/webhooks.ts';
import { apiVersion, type DoubleEvent } from '#server/testing/stripe/world.ts';
import { type Cluster, enter, lineTo, type Node, type Person, untilAnswered, withCluster } from './cluster.ts';
import { counted, finding, type Scenario, seconds, textIn } from './scenario.ts';

const secret = 'whsec_of_chaos';

type Shop = { double: StripeDouble; stripe: Stripe; cluster: Cluster; server: Node };

/** A server whose payment provider is the double, with a monthly price. */
const inShop = async <T>(use: (shop: Shop) => Promise<T>): Promise<T> => {
  const double = await startStripeDouble();
  const settings = {
    STRIPE_SECRET_KEY: 'sk_test_double',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_double',
    STRIPE_WEBHOOK_SECRETS: secret,
    STRIPE_API_BASE: double.address,
    NODE_ENV: 'test',
  };
  try {
    return await withCluster({ settings }, async (cluster, server) => {
      const { hostname: host, port } = new URL(double.address);
      const stripe = new Stripe('sk_test_double', { apiVersion, host, port, protocol: 'http' });
      const product = await stripe.products.create({ name: 'Premium' });
      const price = await stripe.prices.create({
        product: product.id,
        currency: 'usd',
        unit_amount: 1499,
        recurring: { interval: 'month' },
      });
      await cluster.sql.query(`UPDATE plans SET stripe_price_id_monthly = $1 WHERE id = 'premium'`, [price.id]);
      return use({ double, stripe, cluster, server });
    });
  } finally {
    await double.close();
  }
};

/** How long people and the provider try again: on a busy machine, a server takes long to answer and to start. */
const patienceMs = 10 * 60_000;

/** Subscribes and pays, again until it is done. */
const subscribe = async (person: Person, stripe: Stripe): Promise<void> => {
  const asked = await untilAnswered(
    () => person.post('/api/create-subscription', { planId: 'premium', isAnnual: false }),
    ({ status, body }) => status === 200 && body['is'] === 'pay',
    patienceMs,
  );
  const [intent = ''] = textIn(asked?.body, 'clientSecret').split('_secret_');
  await stripe.paymentIntents.confirm(intent, {
    payment_method: 'pm_card_visa',
    return_url: 'https://parsewell.example',
  });
};

const customers = 100;

const webhookStorm: Scenario = {
  id: 'R14',
  what: "a storm of webhooks while the server is killed ends in the provider's state, each effect once",
  how: `${customers} customers pay; every event five times, shuffled, 8 at once, with kill -9 every 3 s`,
  run: () =>
    inShop(async ({ double, stripe, cluster, server }) => {
      const people = await cluster.people(customers, 'free');
      await Promise.all(people.map((person) => subscribe(person, stripe)));
      const over = new AbortController();
      let kills = 0;
      const havoc = (async () => {
        while (!over.signal.aborted) {
          await sleep(3_000);
          await server.kill();
          kills += 1;
          await server.start();
        }
      })();
      const copies = double.world.events.flatMap((event) => Array.from({ length: 5 }, () => event));
      const queue = copies.map((event) => ({ event, rank: Math.random() })).toSorted((a, b) => a.rank - b.rank);
      const total = queue.length;
      const deliver = async (event: DoubleEvent): Promise<void> => {
        for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(150)) {
          const answer = await fetch(`${server.address}/api/stripe/webhook`, {
            method: 'POST',
            ...signed(event, secret),
          }).catch(() => null);
          if (answer?.status === 200) return;
        }
        throw new Error('a webhook was never accepted');
      };
      const bring = async (): Promise<void> => {
        for (let next = queue.pop(); next !== undefined; next = queue.pop()) await deliver(next.event);
      };
      await Promise.all(Array.from({ length: 8 }, bring)).finally(async () => {
        over.abort();
        await havoc;
      });
      const { rows } = await cluster.sql.query<{ status: string; current: number; paid: number; receipts: number }>(
        `SELECT u.subscription_status AS status,
           (SELECT count(*)::int FROM subscriptions s WHERE s.user_id = u.id AND s.is_current) AS current,
           (SELECT count(*)::int FROM transactions t WHERE t.user_id = u.id AND t.status = 'succeeded') AS paid,
           (SELECT count(*)::int FROM outbox o WHERE o.user_id = u.id AND o.dedupe_key LIKE 'billing:%receipt:%') AS receipts
         FROM users u`,
      );
      const right = rows.filter(
        ({ status, current, paid, receipts }) => status === 'active' && current === 1 && paid === 1 && receipts === 1,
      );
      const charges = double.world.tables.charge.size;
      return finding(
        { 'each effect once': right.length === people.length, 'charged once': charges === people.length },
        `${total} webhooks, ${kills} kills; ${right.length} of ${people.length} customers active with one subscription, payment and receipt; ${charges} charges`,
      );
    }),
};

const faultyProvider: Scenario = {
  id: 'R15',
  what: 'a provider that disconnects, is slow or refuses never causes a second subscription',
  how: 'the creation of a subscription gets 429, 500, a broken connection before and after it was done, or no answer for 30 s; the user tries again until it works',
  run: () =>
    inShop(async ({ double, stripe, cluster }) => {
      const on = 'subscriptions.create' as const;
      const faults = [
        { on, is: 429 },
        { on, is: 500 },
        { on, is: 'reset' },
        { on, is: 'lost' },
        { on, is: 'slow', ms: 30_000 },
      ] as const;
      const people = await cluster.people(faults.length, 'free');
      const times: number[] = [];
      for (const [nr, person] of people.entries()) {
        const fault = faults[nr];
        if (fault !== undefined) double.faults.push(fault);
        const from = performance.now();
        await subscribe(person, stripe);
        times.push(performance.now() - from);
        double.faults.splice(0);
      }
      const { subscription, charge } = double.world.tables;
      const active = [...subscription.values()].filter(({ status }) => status === 'active').length;
      return finding(
        { 'one subscription each': active === people.length, 'charged once each': charge.size === people.length },
        `${people.length} customers, ${active} active subscriptions, ${charge.size} charges; done after ${times.map(seconds).join(', ')}`,
      );
    }),
};

const deadMail: Scenario = {
  id: 'R16',
  what: 'a mail server that is down delays no response; emails are sent once when it is back',
  how: 'registrations while no mail server answers, which then comes back and refuses one email with 451 and one with 550',
  run: async () => {
    const mailbox = await startMailbox();
    const line = await lineTo(Number(new URL(mailbox.url).port));
    await line.cut();
    try {
      return await withCluster(
        { settings: { SMTP_URL: `smtp://127.0.0.1:${line.port}`, MAIL_FROM: 'post@example.org' } },
        async ({ sql }, server) => {
          const times: number[] = [];
          for (let nr = 0; nr < 10; nr += 1) {
            const from = performance.now();
            await enter(server.address, `writer${nr}`);
            times.push(performance.now() - from);
          }
          mailbox.refuseNext(451);
          mailbox.refuseNext(550);
          await line.mend();
          const from = performance.now();
          // The first pause after a failure is a minute, the second is longer: they are over at once here.
          while (mailbox.mails.length < 9 && performance.now() - from < 90_000) {
            await sql.query('UPDATE outbox SET next_at = now() WHERE next_at > now()').catch(() => undefined);
            await sleep(1_000);
          }
          await sleep(3_000);
          const receivers = mailbox.mails.flatMap(({ to }) => to);
          return finding(
            {
              'no response delayed': Math.max(...times) < 2_000,
              'each email once': new Set(receivers).size === receivers.length && receivers.length === 9,
            },
            `registering and logging in took at most ${seconds(Math.max(...times))}; ${counted(receivers.map(() => 'sent'))}, one refused for good, ${receivers.length - new Set(receivers).size} twice`,
          );
        },
      );
    } finally {
      await line.cut();
      await mailbox.close();
    }
  },
};

export const outsideScenarios: readonly Scenario[] = [webhookStorm, faultyProvider, deadMail];
