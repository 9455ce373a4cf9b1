import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client as Browser, createClient } from '../testing/client.ts';
import { type Mailbox, startMailbox, tokenIn } from '../testing/mailbox.ts';
import { untilAnswered } from '../testing/mortal-server.ts';
import { type ObjectServer, startObjectServer } from '../testing/object-server.ts';
import type { Program } from '../testing/program.ts';
import { cleanUp, key, newFolder, run } from '../testing/programs.ts';
import { makePrices } from '../testing/stripe/shop.ts';
import { type StripeDouble, startStripeDouble } from '../testing/stripe/start-double.ts';
import { apiVersion, idOf } from '../testing/stripe/world.ts';
import { password } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

// The whole of a bad day, with the commands of the product: subscribe, back up, subscribe another, delete a third, revoke
// a share, send mail, lose the database, restore, start, compare. The payment provider, the mail server and the object
// store go on as they are, as they do on such a day.

const secret = 'whsec_of_the_drill';
const resume = readFileSync(join(import.meta.dirname, '..', '..', 'corpus', 'clean-pdf', 'resume.pdf'));
const folder = mkdtempSync(join(tmpdir(), 'parsewell-drill-'));
const [copy, keysOfCopy] = [join(folder, 'copy.gz'), join(folder, 'keys.gz')];

let double: StripeDouble;
let mailbox: Mailbox;
let objects: ObjectServer;
let stripe: Stripe;
let prices: { monthly: string; annual: string };
let databases: TestDatabase[];
beforeAll(async () => {
  [double, mailbox, objects] = await Promise.all([startStripeDouble(), startMailbox(), startObjectServer()]);
  databases = [await createTestDatabase('empty'), await createTestDatabase('empty'), await createTestDatabase('empty')];
  const { hostname: host, port } = new URL(double.address);
  stripe = new Stripe('sk_test_double', { apiVersion, host, port, protocol: 'http' });
  prices = await makePrices(stripe);
});
afterAll(async () => {
  await cleanUp();
  await Promise.all([double.close(), mailbox.close(), objects.close()]);
  for (const database of databases) await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const settingsOn = (database: TestDatabase | undefined, more: Record<string, string> = {}): Record<string, string> => ({
  NODE_ENV: 'test',
  DATABASE_URL: database?.url ?? '',
  DATA_DIR: newFolder(),
  DATA_KEYS: key('k1', 7),
  ERASURE_LOG_DIR: join(folder, 'erasures'),
  REGISTRATIONS_PER_HOUR: '1000',
  CONTACT_EMAIL: 'desk@parsewell.example',
  SMTP_URL: mailbox.url,
  MAIL_FROM: 'post@parsewell.example',
  STRIPE_SECRET_KEY: 'sk_test_double',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_double',
  STRIPE_WEBHOOK_SECRETS: secret,
  STRIPE_API_BASE: double.address,
  ...objects.environment,
  ...more,
});

const startServer = async (settings: Record<string, string>): Promise<{ program: Program; address: string }> => {
  const program = run(settings);
  const address = await program.address;
  double.sendTo({ address: `${address}/api/stripe/webhook`, secret });
  return { program, address };
};

const command = async (name: string, settings: Record<string, string>, words: readonly string[]): Promise<string> => {
  const program = run(settings, { script: `commands/${name}.ts`, words });
  expect({ code: await program.ended, said: program.said() }).toMatchObject({ code: 0 });
  return program.said();
};

const rowsIn = async (database: TestDatabase | undefined, statement: string, values: unknown[] = []) => {
  const client = new Client({ connectionString: database?.url ?? '' });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement, values)).rows;
  } finally {
    await client.end();
  }
};

type Person = Browser & { id: string };

const enter = async (address: string, username: string): Promise<Person> => {
  const browser = createClient(address);
  const email = `${username}@example.org`;
  const { body } = await browser.post('/api/register', { username, email, password });
  await browser.post('/api/login', { username, password });
  return Object.assign(browser, { id: String(Object(body['user']).id) });
};
const upload = async (person: Browser, name: string): Promise<string> => {
  const { status, body } = await person.upload({ name, bytes: resume });
  expect(status).toBe(200);
  return String(body['id']);
};
const subscribe = async (person: Person): Promise<void> => {
  const { body } = await person.post('/api/create-subscription', { planId: 'premium', isAnnual: false });
  const [intent = ''] = String(body['clientSecret']).split('_secret_');
  await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa', return_url: 'https://p.example' });
  await double.delivered();
};
const planOf = async (person: Browser): Promise<unknown> => (await person.get('/api/me')).body['plan'];
/** The customers that the provider has ever had for a person. */
const customersOf = ({ id }: Person): string[] =>
  double.world.events.flatMap(({ type, data: { object } }) =>
    type === 'customer.created' && 'metadata' in object && Object.values(Object(object.metadata)).includes(id)
      ? [String(Object(object).id)]
      : [],
  );
const runningOf = (person: Person): unknown[] =>
  [...double.world.tables.subscription.values()].filter(
    ({ customer, status }) => customersOf(person).includes(idOf(customer) ?? '') && status === 'active',
  );

it('R19: a site that lost its database is restored, and keeps every promise made after the backup', async () => {
  const [lost, fresh, tried] = databases;
  const settings = settingsOn(lost);
  const first = await startServer(settings);
  await rowsIn(
    lost,
    `UPDATE plans SET stripe_price_id_monthly = $1, stripe_price_id_annual = $2, price_monthly_cents = 1499,
      price_annual_cents = 14388 WHERE id = 'premium'`,
    [prices.monthly, prices.annual],
  );
  const ann = await enter(first.address, 'ann');
  const ben = await enter(first.address, 'ben');
  const cleo = await enter(first.address, 'cleo');
  const dora = await enter(first.address, 'dora');
  for (const person of [ann, cleo]) await subscribe(person);
  const [kept, gone] = [await upload(dora, 'kept.pdf'), await upload(ann, 'gone.pdf')];
  const cleos = await upload(cleo, 'cleo.pdf');
  await dora.put(`/api/analysis/${kept}/draft`, { text: 'a draft' });
  const { token } = (await dora.post(`/api/analysis/${kept}/share`)).body;
  // This mail waits when the copy is made: the mail server is busy.
  await mailbox.mailsTo('dora@example.org');
  mailbox.refuseNext(451);
  await dora.post('/api/reset-password', { email: 'dora@example.org' });
  const waiting = `SELECT 1 FROM outbox WHERE state = 'waiting' AND attempts = 1`;
  await untilAnswered(async () => ((await rowsIn(lost, waiting)).length === 1 ? true : null));

  expect(await command('backup', settings, ['--to', copy, '--keys', keysOfCopy])).toContain(
    'files of the object store',
  );

  // After the copy.
  await subscribe(ben);
  expect(await planOf(ben)).toBe('premium');
  const late = await enter(first.address, 'late');
  await subscribe(late);
  expect((await cleo.post('/api/account/delete', { password })).status).toBe(200);
  const customerOfCleo = customersOf(cleo);
  expect((await dora.call('DELETE', `/api/analysis/${kept}/share`)).status).toBe(200);
  expect((await dora.call('DELETE', `/api/analysis/${kept}/draft`)).status).toBe(200);
  expect((await ann.call('DELETE', `/api/analysis/${gone}`)).status).toBe(200);
  await rowsIn(lost, `UPDATE outbox SET next_at = now() WHERE state = 'waiting'`);
  const [, reset] = await mailbox.mailsTo('dora@example.org', 2);
  await untilAnswered(async () =>
    (await rowsIn(lost, 'SELECT 1 FROM analyses WHERE id = $1', [gone])).length === 0 ? true : null,
  );
  const subscriptionsBefore = double.world.tables.subscription.size;
  const chargesBefore = double.world.tables.charge.size;
  await first.program.stop();
  const mailsBefore = mailbox.mails.length;

  // The database is lost. Even the keys are those of the copy itself, so only the erasure log knows who left.
  const words = ['--from', copy, '--keys', keysOfCopy];
  const refused = run(settingsOn(fresh, { ERASURE_LOG_DIR: join(folder, 'none') }), {
    script: 'commands/restore.ts',
    words,
  });
  expect(await refused.ended).toBe(1);
  expect(refused.said()).toContain('There is no erasure log in');
  const said = await command('restore', settingsOn(fresh), words);
  expect(said).toMatch(/^Restored \d+ rows with 3 accounts in [\d.]+ s, as of /);
  expect(said).toContain('Accounts erased again because the erasure log names them: 1.');
  expect(said).toContain('Resumes erased again because their owners had deleted them: 1.');
  expect(said).toContain('Drafts erased again because their owners had deleted them: 1.');
  expect(said).toContain('Share links ended, because they may have been revoked after the backup: 1.');
  expect(said).toContain('Waiting emails ended, because they may have been sent: 1.');

  const second = await startServer(settingsOn(fresh));
  const swept = `SELECT 1 FROM chores WHERE name = 'sweep' AND done_at > to_timestamp(0)`;
  await untilAnswered(async () => ((await rowsIn(fresh, swept)).length === 1 ? true : null));
  await double.delivered();

  // Who paid is Premium, once, whenever that was, and nobody was charged again.
  const again = async (person: Person, username: string): Promise<Browser> => {
    const browser = createClient(second.address);
    browser.cookie = person.cookie;
    expect((await browser.get('/api/me')).status).toBe(401);
    expect((await browser.post('/api/login', { username, password })).status).toBe(200);
    return browser;
  };
  const annAgain = await again(ann, 'ann');
  expect(await planOf(annAgain)).toBe('premium');
  expect(await planOf(await again(ben, 'ben'))).toBe('premium');
  const owner = await again(dora, 'dora');
  expect(await planOf(owner)).toBe('free');
  for (const person of [ann, ben]) expect(runningOf(person)).toHaveLength(1);
  expect(double.world.tables.subscription.size).toBe(subscriptionsBefore);
  expect(double.world.tables.charge.size).toBe(chargesBefore);

  // Who left is gone, here and at the provider.
  expect((await createClient(second.address).post('/api/login', { username: 'cleo', password })).status).toBe(401);
  for (const customer of customerOfCleo) expect(double.world.deletedCustomers.has(customer)).toBe(true);
  expect(runningOf(cleo)).toEqual([]);
  expect(await rowsIn(fresh, `SELECT 1 FROM obligations WHERE fulfilled_at IS NULL`)).toEqual([]);

  // Who came after the copy has no account any more; the operators hear of the subscription.
  expect((await createClient(second.address).post('/api/login', { username: 'late', password })).status).toBe(401);
  const [report] = await mailbox.mailsTo('desk@parsewell.example');
  expect(report?.text).toContain(String(Object(runningOf(late)[0]).id));

  // What was deleted, revoked, used or sent stays so.
  expect((await createClient(second.address).get(`/api/shared/${String(token)}`)).status).toBe(404);
  expect((await annAgain.get(`/api/analysis/${gone}`)).status).toBe(404);
  expect((await owner.get(`/api/analysis/${kept}/draft`)).body).toEqual({ draft: null });
  const taken = await createClient(second.address).post('/api/reset-password/set', {
    token: tokenIn(reset),
    password: 'another password 8',
  });
  expect(taken).toMatchObject({ status: 410 });
  const newMails = mailbox.mails.slice(mailsBefore).map(({ to }) => to.join());
  expect(newMails).not.toContain('dora@example.org');
  expect(newMails).not.toContain('cleo@example.org');

  // What was kept is there, in a folder of its own of the object store, and nobody else's file is.
  const { status, headers } = await owner.get(`/api/analysis/${kept}/file`);
  expect({ status, bytes: Number(headers.get('content-length')) }).toEqual({ status: 200, bytes: resume.length });
  const [home] = await rowsIn(fresh, 'SELECT name FROM object_folder');
  const inHome = (): string[] =>
    [...objects.objects.keys()].filter((name) => name.startsWith(`${String(home?.['name'])}/`));
  await untilAnswered(async () => (inHome().length === 1 ? true : null));
  expect(await rowsIn(fresh, 'SELECT file_key AS key FROM analyses')).toEqual(inHome().map((name) => ({ key: name })));
  expect(await rowsIn(fresh, 'SELECT 1 FROM analyses WHERE id = $1', [cleos])).toEqual([]);
  await second.program.stop();

  // The same copy in a database without an object store: what a rehearsal does.
  const without = { FILE_STORE: 'database', S3_BUCKET_URL: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' };
  await command('restore', settingsOn(tried, without), words);
  expect(await rowsIn(tried, 'SELECT 1 FROM analyses WHERE file IS NOT NULL AND file_key IS NULL')).toHaveLength(1);
  expect(inHome()).toHaveLength(1);
}, 300_000);
