import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Client } from '../../testing/client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addUpTallies } from '../counts/store.ts';

const listSchema = z.object({
  page: z.number(),
  pages: z.number(),
  total: z.number(),
  isTotalExact: z.boolean(),
});
type Listed = z.infer<typeof listSchema> & { rows: Record<string, unknown>[] };

let server: TestApp;
let admin: Client & { id: string };

const list = async (table: string, query: Record<string, string | number> = {}): Promise<Listed> => {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  const { status, body } = await admin.get(`/api/admin/${table}?${text}`);
  expect(status, JSON.stringify(body)).toBe(200);
  const rows = body[{ 'user-activity': 'activities' }[table] ?? table];
  return { ...listSchema.parse(body), rows: z.array(z.record(z.string(), z.unknown())).parse(rows) };
};

const idsOn = async (table: string, query: Record<string, string | number>): Promise<unknown[]> =>
  (await list(table, query)).rows.map(({ id }) => id);

/** All ids in the order of the database. */
const inOrder = async (sql: string): Promise<string[]> => {
  const { rows } = await server.db.$client.query<{ id: string }>(sql);
  return rows.map(({ id }) => id);
};

beforeAll(async () => {
  server = await startTestApp();
  admin = await server.signedIn('chief', 'admin');
  await server.journal.flush();
  const fill = (sql: string) => server.db.$client.query(sql);
  await fill(`INSERT INTO users (id, username, display_username, name, email, email_verified, role, subscription_status, past_due_since, suspended_at, last_login_at, created_at, updated_at)
    SELECT gen_random_uuid(), 'person' || n, 'Person' || n, 'Somebody', 'person' || n || '@' || (CASE n % 3 WHEN 0 THEN 'mail' ELSE 'post' END) || '.example', n % 4 > 0,
      CASE WHEN n % 50 = 0 THEN 'admin' ELSE 'user' END,
      (ARRAY['none', 'active', 'past_due', 'trialing', 'canceled'])[n % 5 + 1],
      CASE WHEN n % 5 = 2 THEN now() - n % 14 * interval '1 day' - interval '1 hour' END,
      CASE WHEN n % 21 = 0 THEN now() END,
      CASE WHEN n % 7 > 0 THEN now() - n % 90 * interval '1 day' END,
      now() - n % 200 * interval '1 day', now()
    FROM generate_series(1, 1300) AS n`);
  await fill(`INSERT INTO activity (id, user_id, kind, ats_score, template_id, created_at)
    SELECT gen_random_uuid(), (SELECT id FROM users WHERE username = 'person' || (n % 1300 + 1)), (ARRAY['login', 'resume_analysis', 'template_download'])[n % 3 + 1],
      CASE WHEN n % 3 = 1 THEN n % 101 END, CASE WHEN n % 3 = 2 THEN 'template-3' END, now() - n % 40 * interval '1 day' - n * interval '1 second'
    FROM generate_series(1, 9000) AS n`);
  await fill(`INSERT INTO transactions (id, user_id, stripe_id, status, amount_cents, refunded_cents, currency, payment_method, created_at)
    SELECT gen_random_uuid(), (SELECT id FROM users WHERE username = 'person' || n), 'pi_' || n, (ARRAY['succeeded', 'failed', 'refunded'])[n % 3 + 1], 1499, CASE n % 3 WHEN 2 THEN 1499 ELSE 0 END, 'usd',
      CASE WHEN n % 2 = 0 THEN 'visa 4242' END, now() - n % 30 * interval '1 day'
    FROM generate_series(1, 200) AS n`);
  await fill(`INSERT INTO journal (level, message, source, kind, created_at)
    SELECT (ARRAY['error', 'warning', 'info', 'security'])[n % 4 + 1], 'line ' || n || (CASE n % 2 WHEN 0 THEN ' 100% full' ELSE '' END), 'POST /api/login', 'login-failed', now() - interval '1 day' - n * interval '1 minute'
    FROM generate_series(300, 1, -1) AS n`);
  await fill('ANALYZE');
});
afterAll(() => server.close());

const premium = `subscription_status IN ('active', 'trialing') OR (subscription_status = 'past_due' AND past_due_since > now() - interval '7 days')`;
const cases: readonly (readonly [string, string, Record<string, string>, string])[] = [
  ['users', 'as they joined', {}, 'SELECT id FROM users ORDER BY created_at DESC, id DESC'],
  ['users', 'the earliest first', { order: 'asc' }, 'SELECT id FROM users ORDER BY created_at, id'],
  ['users', 'by name', { sort: 'username', order: 'asc' }, 'SELECT id FROM users ORDER BY username, id'],
  [
    'users',
    'by their latest login, never counting as longest ago',
    { sort: 'lastLogin' },
    `SELECT id FROM users ORDER BY coalesce(last_login_at, '-infinity') DESC, id DESC`,
  ],
  ['users', 'admins', { role: 'admin' }, `SELECT id FROM users WHERE role = 'admin' ORDER BY created_at DESC, id DESC`],
  [
    'users',
    'Premium, with days of grace',
    { plan: 'premium' },
    `SELECT id FROM users WHERE ${premium} ORDER BY created_at DESC, id DESC`,
  ],
  [
    'users',
    'Free',
    { plan: 'free', sort: 'username' },
    `SELECT id FROM users WHERE NOT coalesce(${premium}, false) ORDER BY username DESC, id DESC`,
  ],
  [
    'users',
    'suspended Premium',
    { state: 'suspended', plan: 'premium' },
    `SELECT id FROM users WHERE suspended_at IS NOT NULL AND (${premium}) ORDER BY created_at DESC, id DESC`,
  ],
  [
    'users',
    'unverified',
    { state: 'unverified' },
    'SELECT id FROM users WHERE NOT email_verified ORDER BY created_at DESC, id DESC',
  ],
  [
    'users',
    'a part of the address',
    { search: 'L.EXAMPLE' },
    `SELECT id FROM users WHERE email LIKE '%l.example%' ORDER BY created_at DESC, id DESC`,
  ],
  [
    'users',
    'how a name begins',
    { search: 'pe', role: 'admin' },
    `SELECT id FROM users WHERE username LIKE 'pe%' AND role = 'admin' ORDER BY created_at DESC, id DESC`,
  ],
  ['user-activity', 'the latest first', {}, 'SELECT id FROM activity ORDER BY created_at DESC, id DESC'],
  ['user-activity', 'the earliest first', { order: 'asc' }, 'SELECT id FROM activity ORDER BY created_at, id'],
  [
    'user-activity',
    'of one kind',
    { type: 'login' },
    `SELECT id FROM activity WHERE kind = 'login' ORDER BY created_at DESC, id DESC`,
  ],
  [
    'user-activity',
    'of one person',
    { search: 'person12@' },
    `SELECT id FROM activity WHERE user_id = (SELECT id FROM users WHERE username = 'person12') ORDER BY created_at DESC, id DESC`,
  ],
  ['transactions', 'the latest first', {}, 'SELECT id FROM transactions ORDER BY created_at DESC, id DESC'],
  [
    'transactions',
    'that failed',
    { status: 'failed' },
    `SELECT id FROM transactions WHERE status = 'failed' ORDER BY created_at DESC, id DESC`,
  ],
  [
    'transactions',
    "with the provider's id",
    { search: 'pi_77' },
    `SELECT id FROM transactions WHERE stripe_id = 'pi_77'`,
  ],
  ['logs', 'the latest first', {}, 'SELECT id FROM journal ORDER BY created_at DESC, id DESC'],
  [
    'logs',
    'of one level',
    { level: 'error' },
    `SELECT id FROM journal WHERE level = 'error' ORDER BY created_at DESC, id DESC`,
  ],
  [
    'logs',
    'with a sign that means something to databases',
    { search: '0% FULL' },
    `SELECT id FROM journal WHERE message LIKE '%0\\% full%' ORDER BY created_at DESC, id DESC`,
  ],
];

describe('an admin table', () => {
  it.each(cases)('%s: %s, has the same rows on its pages as in one long list', async (table, _, query, sql) => {
    // Wait for the log entries that the tests themselves leave behind.
    await server.journal.flush();
    const all = await inOrder(sql);
    const first = await list(table, { ...query, size: 25 });
    expect(all.length).toBeGreaterThan(0);
    expect(first).toMatchObject({ page: 1, total: all.length, isTotalExact: true, pages: Math.ceil(all.length / 25) });
    const middle = Math.ceil(first.pages / 2);
    for (const page of new Set([1, 2, middle, middle + 1, first.pages - 1, first.pages].filter((one) => one > 0))) {
      const shown = await idsOn(table, { ...query, size: 25, page });
      const from = (Math.min(page, first.pages) - 1) * 25;
      expect(shown).toEqual(all.slice(from, from + 25));
    }
  });

  it('returns its last page for a page after it', async () => {
    const { page, pages, rows } = await list('transactions', { page: 999, size: 50 });
    expect([page, pages, rows.length]).toEqual([4, 4, 50]);
  });

  it('has the same rows before and after the tallies were added up', async () => {
    const before = await list('user-activity', { page: 100 });
    await addUpTallies(server.db);
    expect(await list('user-activity', { page: 100 })).toEqual(before);
  });

  it('reports that a search was stopped at a thousand rows', async () => {
    expect(await list('users', { search: 'person' })).toMatchObject({ total: 1_000, isTotalExact: false, pages: 40 });
    expect(await list('users', { search: 'nobody is called so' })).toMatchObject({ total: 0, pages: 1, rows: [] });
  });

  it.each([
    ['users', { size: '30' }],
    ['users', { sort: 'password' }],
    ['logs', { after: '1; DROP' }],
    ['user-activity', { type: 'nonsense' }],
    ['transactions', { page: '0' }],
  ])('%s: refuses %j', async (table, query) => {
    const answer = await admin.get(`/api/admin/${table}?${new URLSearchParams(query).toString()}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-input' } });
  });

  it('shows an account without its secrets', async () => {
    const [row] = (await list('users', { search: 'person2@' })).rows;
    expect(Object.keys(row ?? {}).toSorted()).toEqual(
      'createdAt email emailVerified id lastLogin plan role subscriptionStatus suspendedAt username'.split(' '),
    );
    expect(row).toMatchObject({ username: 'Person2', plan: 'premium', subscriptionStatus: 'past_due' });
    expect((await list('users', { search: String(row?.['id']) })).rows).toEqual([row]);
  });

  it('shows the user, score and template of an activity, never a file name', async () => {
    const [scored] = (await list('user-activity', { type: 'resume_analysis' })).rows;
    expect(scored).toMatchObject({
      username: expect.stringMatching(/^Person/),
      details: { ats_score: expect.any(Number) },
    });
    const [download] = (await list('user-activity', { type: 'template_download' })).rows;
    expect(download).toMatchObject({ details: { message: 'template-3' } });
  });
});

describe('the live log', () => {
  it('returns the entries since the newest one seen, filtered by level', async () => {
    await server.journal.flush();
    const { rows } = await list('logs', { size: 25 });
    const after = String(Math.max(...rows.map(({ id }) => Number(id))));
    expect(await list('logs', { after })).toMatchObject({ total: 0, rows: [] });
    server.app.log.warn('careful');
    server.app.log.error('worse');
    await server.journal.flush();
    expect((await list('logs', { after })).rows.map(({ message }) => message)).toEqual(['worse', 'careful']);
    expect((await list('logs', { after, level: 'warning' })).rows.map(({ message }) => message)).toEqual(['careful']);
  });
});

const fileOf = async (table: string, query = ''): Promise<{ lines: string[]; headers: Headers }> => {
  const { status, body, headers } = await admin.get(`/api/admin/${table}/export${query}`);
  expect(status).toBe(200);
  return { lines: String(body['text']).trimEnd().split('\r\n'), headers };
};

describe('the export of a table', () => {
  it.each([
    ['users', '?sort=username&order=asc', 'SELECT id FROM users ORDER BY username, id'],
    ['users', '?sort=lastLogin', `SELECT id FROM users ORDER BY coalesce(last_login_at, '-infinity') DESC, id DESC`],
    [
      'users',
      '?search=person1',
      `SELECT id FROM users WHERE username LIKE 'person1%' ORDER BY created_at DESC, id DESC`,
    ],
    ['user-activity', '', 'SELECT id FROM activity ORDER BY created_at DESC, id DESC'],
    ['user-activity', '?type=login&order=asc', `SELECT id FROM activity WHERE kind = 'login' ORDER BY created_at, id`],
    [
      'transactions',
      '?status=refunded',
      `SELECT id FROM transactions WHERE status = 'refunded' ORDER BY created_at DESC, id DESC`,
    ],
  ])('%s%s holds every row once, in order', async (table, query, sql) => {
    const { lines, headers } = await fileOf(table, query);
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(await inOrder(sql));
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="parsewell-[a-z]+-\d{4}-\d\d-\d\d\.csv"/);
  });

  it('W9 L6: is escaped, and logged with the admin who exported it', async () => {
    await server.db.$client.query(`UPDATE users SET display_username = '=1+1' WHERE username = 'person3'`);
    const { lines } = await fileOf('users', '?search=person3%40');
    expect(lines[0]).toBe('id,username,email,email verified,role,plan,subscription status,joined,last login,suspended');
    expect(lines[1]).toContain(`,'=1+1,`);
    await server.journal.flush();
    const [newest] = (await list('logs', { search: 'operator-export' })).rows;
    expect(newest).toMatchObject({
      level: 'security',
      message: 'users exported by an operator',
      source: 'GET /api/admin/users/export',
      username: 'chief',
    });
  });

  it('writes money with two decimals', async () => {
    const { lines } = await fileOf('transactions', '?search=pi_2');
    expect(lines[1]).toContain(',14.99,14.99,usd,refunded,visa 4242,pi_2,');
  });
});
