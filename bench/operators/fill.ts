import { Client } from 'pg';

export type Amounts = { users: number; analyses: number; activity: number; transactions: number; lines: number };

/** The amounts of a site in its fourth year with steady growth; `share` scales them down. */
export const amounts = (share: number): Amounts => ({
  users: Math.round(1_000_000 * share),
  analyses: Math.round(5_000_000 * share),
  activity: Math.round(10_000_000 * share),
  transactions: Math.round(600_000 * share),
  lines: Math.round(1_000_000 * share),
});

const firstNames = `ARRAY['maria','ada','jonas','li','fatima','kwame','olga','diego','aiko','sven','nadia','tom','ines','raj','mei','pavel','zoe','omar','elif','hugo']`;
const lastNames = `ARRAY['keller','quill','okafor','lindt','sato','moreau','novak','silva','haddad','berg','rossi','mwangi','kaya','petrov','chen','garcia','weiss','dubois','iyer','larsen']`;
const of = (array: string, n: string): string => `(${array})[1 + ${n} % array_length(${array}, 1)]`;
const userId = (n: string): string => `md5('user' || ${n})::uuid`;
const someone = (users: number): string => userId(`(1 + floor(random() * ${users}))::int`);
/** Weighted toward recent dates. */
const inYears = (years: number): string => `now() - interval '${years} years' * power(random(), 1.6)`;

// No analysis is due for deletion, because the server would start by deleting it.
const statements = ({ users, analyses, activity, transactions, lines }: Amounts): readonly [string, string][] => [
  [
    'users',
    `INSERT INTO users (id, username, display_username, name, email, email_verified, role, subscription_status, past_due_since, suspended_at, last_login_at, created_at, updated_at)
     SELECT ${userId('n')}, called || n, called || n, 'Somebody', called || n || '@' || (ARRAY['post', 'mail', 'letters'])[1 + n % 3] || '.example', n % 5 > 0,
       CASE WHEN n % 50000 = 0 THEN 'admin' ELSE 'user' END,
       CASE WHEN n % 20 = 0 THEN 'active' WHEN n % 400 = 1 THEN 'past_due' WHEN n % 200 = 2 THEN 'trialing' WHEN n % 30 = 3 THEN 'canceled' ELSE 'none' END,
       CASE WHEN n % 400 = 1 THEN now() - random() * interval '14 days' END, CASE WHEN n % 2000 = 0 THEN now() END,
       CASE WHEN n % 8 > 0 THEN now() - interval '400 days' * power(random(), 2) END, joined, joined
     FROM (SELECT n, ${of(firstNames, 'n')} || '.' || ${of(lastNames, '(n / 20)')} AS called, ${inYears(3)} AS joined FROM generate_series(1, ${users}) AS n) AS people`,
  ],
  [
    'analyses',
    `INSERT INTO analyses (id, user_id, created_at, delete_at, engine_version, ats_score, keyword_score, format_score, file_bytes, filename, file, result)
     SELECT gen_random_uuid(), ${someone(users)}, at, now() + interval '30 days', '1.0.0', 40 + (random() * 60)::int, 50, 50, 100000, '', '', ''
     FROM (SELECT ${inYears(3)} AS at FROM generate_series(1, ${analyses})) AS times`,
  ],
  [
    'activity',
    `INSERT INTO activity (id, user_id, kind, ats_score, template_id, created_at)
     SELECT gen_random_uuid(), ${someone(users)}, (ARRAY['login', 'login', 'login', 'resume_analysis', 'resume_analysis', 'report_download', 'template_download'])[1 + n % 7],
       CASE WHEN n % 7 IN (3, 4) THEN 40 + n % 60 END, CASE WHEN n % 7 = 6 THEN 'template-1' END, ${inYears(3)}
     FROM generate_series(1, ${activity}) AS n`,
  ],
  [
    'subscriptions',
    `INSERT INTO subscriptions (id, user_id, plan_id, stripe_id, status, is_current, is_annual, amount_cents, currency, past_due_since, created_at)
     SELECT gen_random_uuid(), id, 'premium', 'sub_' || id, subscription_status, true, annual, CASE WHEN annual THEN 14388 ELSE 1499 END, 'usd', past_due_since, created_at
     FROM (SELECT *, random() < 0.4 AS annual FROM users WHERE subscription_status IN ('active', 'trialing', 'past_due')) AS people`,
  ],
  [
    'transactions',
    `INSERT INTO transactions (id, user_id, stripe_id, status, amount_cents, refunded_cents, currency, payment_method, created_at)
     SELECT gen_random_uuid(), ${userId(`(20 * (1 + floor(random() * ${users / 20 - 1}))::int)`)}, 'pi_' || n, status, 1499, CASE WHEN status = 'refunded' THEN 1499 ELSE 0 END, 'usd', 'visa 4242', ${inYears(3)}
     FROM (SELECT n, CASE WHEN n % 25 = 0 THEN 'failed' WHEN n % 60 = 1 THEN 'refunded' WHEN n % 900 = 2 THEN 'disputed' ELSE 'succeeded' END AS status FROM generate_series(1, ${transactions}) AS n) AS payments`,
  ],
  [
    'journal',
    `INSERT INTO journal (level, message, source, kind, user_id, request_id, created_at)
     SELECT (ARRAY['security', 'security', 'security', 'security', 'security', 'security', 'info', 'warning', 'warning', 'error'])[1 + n % 10],
       (ARRAY['logged in', 'login failed', 'account created', 'sessions ended', 'logged in', 'logged in', 'the server is ready', 'the parser was slow', 'a child was replaced', 'request failed: TypeError at server/resumes/analyze/analyze-resume.ts:41'])[1 + n % 10],
       (ARRAY['POST /api/login', 'POST /api/register', 'server', 'POST /api/analyze'])[1 + n % 4], (ARRAY['logged-in', 'login-failed', 'started', 'TypeError'])[1 + n % 4],
       ${someone(users)}, gen_random_uuid()::text, now() - interval '90 days' * (1 - n / ${lines}.0)
     FROM generate_series(1, ${lines}) AS n`,
  ],
];

type Index = { name: string; table: string; definition: string; constraint: string | null };

const filled = ['users', 'analyses', 'activity', 'subscriptions', 'transactions', 'journal'];

/** The order in which constraints can be recreated: foreign keys need the keys they reference. */
const indexesOf = async (client: Client): Promise<Index[]> => {
  const { rows } = await client.query<Index>(
    `SELECT i.indexrelid::regclass::text AS name, i.indrelid::regclass::text AS "table", pg_get_indexdef(i.indexrelid) AS definition,
       (SELECT pg_get_constraintdef(c.oid) FROM pg_constraint c WHERE c.conindid = i.indexrelid AND c.contype IN ('p', 'u')) AS constraint
     FROM pg_index i WHERE i.indrelid::regclass::text = ANY($1)
       AND NOT EXISTS (SELECT FROM pg_constraint f WHERE f.confrelid = i.indrelid AND f.conindid = i.indexrelid AND f.contype = 'f')`,
    [filled],
  );
  return rows;
};

/** Fills an empty, migrated database. Drops indexes and triggers first, otherwise it would take hours. */
export const fill = async (url: string, wanted: Amounts, say: (text: string) => void): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const timed = async (what: string, sql: string): Promise<void> => {
    const startedAt = performance.now();
    const { rowCount } = await client.query(sql);
    say(`${what}: ${rowCount ?? 0} rows, ${Math.round((performance.now() - startedAt) / 100) / 10} s`);
  };
  try {
    await client.query(
      `SET session_replication_role = replica; SET maintenance_work_mem = '1GB'; SET work_mem = '256MB'; SET jit = off; SELECT setseed(0.5)`,
    );
    const indexes = await indexesOf(client);
    for (const { name, table, constraint } of indexes)
      await client.query(constraint === null ? `DROP INDEX ${name}` : `ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
    for (const [what, sql] of statements(wanted)) await timed(what, sql);
    for (const { name, table, definition, constraint } of indexes)
      await timed(
        `index ${name}`,
        constraint === null ? definition : `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${constraint}`,
      );
    await timed('counts', 'SELECT count_anew()');
    await timed('vacuum', 'VACUUM (ANALYZE)');
  } finally {
    await client.end();
  }
};
