import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { restoreCopy } from '../../copies/restore-copy.ts';
import { takeCopy } from '../../copies/take-copy.ts';
import { connect } from '../../db/connect.ts';
import { readErasures } from '../../erasures/read-erasures.ts';
import { parseKeyRing } from '../../keys/key-ring.ts';
import { type Chance, chanceOf } from '../../testing/chance.ts';
import { createClient } from '../../testing/client.ts';
import { createDouble, type Double, type Trouble } from '../../testing/stripe/double.ts';
import { inProcessClient } from '../../testing/stripe/in-process-client.ts';
import { makePrices, type Shopper, webhookSecret } from '../../testing/stripe/shop.ts';
import { signed } from '../../testing/stripe/webhooks.ts';
import type { DoubleEvent, World } from '../../testing/stripe/world.ts';
import { password, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { workOnMoney } from '../reconcile.ts';
import { prepareStatements } from './prepare-statements.ts';
import { troubleBy } from './troubles.ts';

/** What the product told a person, in the provider's ids. Times are seconds of the town's clock. */
export type Promised = { at: number } & (
  | { is: 'money'; charge: string }
  | { is: 'end'; subscription: string }
  | { is: 'no-renewal'; subscription: string; until: number }
  | { is: 'gone'; customer: string }
);

export type Person = {
  name: string;
  chance: Chance;
  client: Shopper;
  /** Earlier accounts, which were registered after the copy from which the database was restored. */
  lostIds: string[];
  /** Client secrets of every payment that was ever begun: an old form may be open in another window. */
  secrets: string[];
  promises: Promised[];
  /** When the account was deleted; null while it is there. */
  leftAt: number | null;
  /** What happened, for a failed history. */
  log: string[];
};

export type Counts = Record<
  'acts' | 'refusals' | 'restores' | 'eventsLost' | 'eventsDelivered' | 'troubles' | 'calls' | 'days',
  number
>;

/** Some people with one provider, one database and one clock. */
export type Town = {
  chance: Chance;
  double: Double;
  world: World;
  stripe: Stripe;
  prices: { monthly: string; annual: string };
  people: Person[];
  /** Somebody registers. */
  join: () => Promise<void>;
  /** What the operators were told, also before the database was lost. */
  alerts: Set<string>;
  /** Errors that nobody expects. */
  surprises: string[];
  counts: Counts;
  /** The product as it runs now: a restore starts it anew. */
  server: () => TestApp;
  now: () => number;
  /** Runs something during which requests to the provider fail by this chance. */
  troubled: <T>(chance: Chance, share: number, what: () => Promise<T>) => Promise<T>;
  pass: (hours: number) => Promise<void>;
  /** Brings a part of the events that are waiting; `lost` is the share that never arrives. */
  deliver: (chance: Chance, lost: number) => Promise<void>;
  /** What a server does every minute. */
  work: () => Promise<void>;
  copy: () => Promise<void>;
  /** Between the copy and the loss of the database, in seconds: what was recorded then is gone. */
  lostBetween: { from: number; to: number }[];
  restore: () => Promise<void>;
  close: () => Promise<void>;
};

const keys = `k1:${Buffer.alloc(32, 7).toString('base64')}`;

/** A town of `size` people, `newcomers` of whom register later. */
export const openTown = async (seed: number, size: number, newcomers: number): Promise<Town> => {
  const chance = chanceOf(seed);
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'parsewell-histories-'));
  const erasureFolder = join(folder, 'erasures');
  let offsetSeconds = 0;
  const double = createDouble(() => Date.now() + offsetSeconds * 1000);
  const { world } = double;
  const stripe = inProcessClient(double);
  const waiting: DoubleEvent[] = [];
  world.onEvent((event) => void waiting.push(event));
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: Math.floor(Date.now() / 1000) });

  const open = async (): Promise<TestApp> => {
    const connected = connect(database.url);
    prepareStatements(connected.$client);
    const server = await startTestApp({
      database: connected,
      readsAtOnce: 0,
      erasureFolder,
      environment: {
        STRIPE_SECRET_KEY: 'sk_test_double',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_double',
        STRIPE_WEBHOOK_SECRETS: webhookSecret,
        STRIPE_API_BASE: 'http://127.0.0.1:9',
        CONTACT_EMAIL: 'desk@parsewell.example',
      },
    });
    const { payments, mail } = server.services;
    if (payments === null) throw new Error('the keys are set');
    // Mails are sent once a run of the jobs, not after each answer of the provider.
    mail.wake = () => undefined;
    payments.stripe = stripe;
    payments.testClock = clock.id;
    server.pass(offsetSeconds);
    return server;
  };
  let server = await open();
  const prices = await makePrices(stripe);
  await server.db.$client.query(
    `UPDATE plans SET stripe_price_id_monthly = $1, stripe_price_id_annual = $2, price_monthly_cents = 1499, price_annual_cents = 14388 WHERE id = 'premium'`,
    [prices.monthly, prices.annual],
  );
  const people: Person[] = [];
  const register = async (): Promise<void> => {
    const index = people.length;
    const name = `p${seed}-${index}`;
    people.push({
      name,
      chance: chanceOf(seed * 1_000 + index),
      client: await server.signedIn(name),
      lostIds: [],
      secrets: [],
      promises: [],
      leftAt: null,
      log: [],
    });
  };
  for (let index = 0; index < size - newcomers; index += 1) await register();

  const lostBetween: { from: number; to: number }[] = [];
  let copiedAt = 0;
  const alerts = new Set<string>();
  const surprises: string[] = [];
  const counts: Counts = {
    acts: 0,
    refusals: 0,
    restores: 0,
    eventsLost: 0,
    eventsDelivered: 0,
    troubles: 0,
    calls: 0,
    days: 0,
  };
  let mood: { chance: Chance; share: number } | null = null;
  double.troubleOf = (name): Trouble | null => {
    counts.calls += 1;
    if (mood === null) return null;
    const trouble = troubleBy(mood.chance, mood.share, name);
    if (trouble !== null) counts.troubles += 1;
    return trouble;
  };

  const readAlerts = async (): Promise<void> => {
    const { rows } = await server.db.$client.query<{ message: string }>(
      `SELECT message FROM journal WHERE level = 'error' AND (kind LIKE 'sweep-%' OR kind LIKE 'obligation-%' OR kind LIKE 'restore-%')`,
    );
    for (const { message } of rows) alerts.add(message);
  };
  const closeServer = async (): Promise<void> => {
    await readAlerts();
    surprises.push(...server.faults.splice(0).map(String));
    await server.close();
  };

  const bring = async (event: DoubleEvent): Promise<boolean> => {
    const { body: payload, headers } = signed(event, webhookSecret);
    const { statusCode } = await server.app.inject({ method: 'POST', url: '/api/stripe/webhook', payload, headers });
    counts.eventsDelivered += 1;
    return statusCode === 200;
  };

  /** Copies have no sessions. Whose account is newer than the copy finds none, and registers again. */
  const comeBack = async (person: Person): Promise<void> => {
    const { id } = person.client;
    person.client = Object.assign(createClient(server.address), { id });
    if (person.leftAt !== null) return;
    const { status } = await person.client.post('/api/login', { username: person.name, password });
    if (status === 200) return;
    person.log.push('account lost');
    person.lostIds.push(id);
    person.client = await server.signedIn(person.name);
  };

  const town: Town = {
    chance,
    double,
    world,
    stripe,
    prices,
    people,
    join: register,
    alerts,
    surprises,
    counts,
    server: () => server,
    now: () => world.get('clock', clock.id).frozen_time,
    async troubled(by, share, what) {
      mood = { chance: by, share };
      try {
        return await what();
      } finally {
        mood = null;
      }
    },
    async pass(hours) {
      const seconds = Math.round(hours * 3600);
      counts.days += hours / 24;
      offsetSeconds += seconds;
      await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: town.now() + seconds });
      server.pass(seconds);
      await server.db.$client.query('UPDATE sessions SET created_at = $1, last_seen_at = $1', [
        server.services.clock(),
      ]);
    },
    async deliver(by, lost) {
      const events = waiting.splice(0);
      for (const event of events) {
        const fate = by();
        if (fate < lost) counts.eventsLost += 1;
        else if (fate < lost + 0.25) waiting.push(event);
        else {
          const isTaken = await bring(event);
          // A rejected event is brought again; a few are brought twice anyway.
          if (!isTaken || by() < 0.1) waiting.push(event);
        }
      }
    },
    async work() {
      const { services } = server;
      if (services.payments === null) throw new Error('the keys are set');
      await workOnMoney(services, services.payments, () => undefined).catch(() => undefined);
      await services.mail.work();
      await readAlerts();
    },
    lostBetween,
    async copy() {
      copiedAt = town.now();
      rmSync(join(folder, 'data.gz'), { force: true });
      await takeCopy(database.url, { to: join(folder, 'data.gz'), keysTo: join(folder, 'old-keys.gz') });
    },
    async restore() {
      counts.restores += 1;
      // The keys are copied more often than the data, so that nobody who left comes back.
      rmSync(join(folder, 'late.gz'), { force: true });
      await takeCopy(database.url, { to: join(folder, 'late.gz'), keysTo: join(folder, 'keys.gz') });
      await closeServer();
      await restoreCopy(database.url, {
        from: join(folder, 'data.gz'),
        keysFrom: join(folder, 'keys.gz'),
        ring: parseKeyRing(keys),
        isReplacing: true,
        erasures: (
          readErasures(erasureFolder, parseKeyRing(keys), new Date(Date.now() + offsetSeconds * 1000)) ?? []
        ).map(({ erasure }) => erasure),
      });
      server = await open();
      for (const person of people) await comeBack(person);
      lostBetween.push({ from: copiedAt, to: town.now() });
    },
    async close() {
      await closeServer();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return town;
};
