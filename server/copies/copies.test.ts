import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client as Connection } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { parseKeyRing } from '../keys/key-ring.ts';
import { readErasures } from '../erasures/read-erasures.ts';
import { createSafe } from '../keys/safe.ts';
import type { Client } from '../testing/client.ts';
import { password, startTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { restoreCopy, type RestoreOptions } from './restore-copy.ts';
import { takeCopy } from './take-copy.ts';

const keys = `k1:${Buffer.alloc(32, 7).toString('base64')}`;
const ring = parseKeyRing(keys);
const folder = mkdtempSync(join(tmpdir(), 'parsewell-copies-'));
const inFolder = (name: string): string => join(folder, name);
const files = { old: inFolder('old.gz'), oldKeys: inFolder('old-keys.gz'), young: inFolder('young.gz') };
const erasureFolder = inFolder('erasures');
/** The operator's only copy of the keys, replaced by each run. */
const keysNow = inFolder('keys.gz');

type Person = Client & { id: string; analysis: string };
type Row = Record<string, unknown>;

const databases: TestDatabase[] = [];
const newDatabase = async (made: 'migrated' | 'empty'): Promise<string> => {
  const database = await createTestDatabase(made);
  databases.push(database);
  return database.url;
};
const rowsIn = async (url: string, statement: string, values: unknown[] = []): Promise<Row[]> => {
  const client = new Connection({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
};
/** How many rows each table has, and the contents of the smaller ones. */
const countsIn = async (url: string): Promise<Row> => {
  const tables = await rowsIn(url, `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`);
  const counts = tables.map(async ({ name }) => [name, (await rowsIn(url, `SELECT 1 FROM ${String(name)}`)).length]);
  return Object.fromEntries(await Promise.all(counts)) as Row;
};

let source: string;
let server: TestApp;
let stays: Person;
let leaves: Person;
let before: Row;
/** An upload that nobody has read when the copy is made. */
const waiting = randomUUID();

const withResume = async (name: string): Promise<Person> => {
  const person = await server.subscriber(name);
  const { body } = await person.upload(
    { name: `KANARI7FILE of ${name}.pdf`, bytes: Buffer.from(`%PDF-1.7 KANARI7RESUME of ${name}`) },
    { jobDescription: `KANARI7JOB for ${name}` },
  );
  return Object.assign(person, { analysis: String(body['id']) });
};

beforeAll(async () => {
  source = await newDatabase('migrated');
  server = await startTestApp({ keys, database: connect(source), erasureFolder });
  [stays, leaves] = [await withResume('stays'), await withResume('leaves')];
  await stays.put(`/api/analysis/${stays.analysis}/draft`, { text: 'KANARI7DRAFT' });
  await stays.post(`/api/analysis/${stays.analysis}/share`);
  await server.signedIn('without-a-resume');
  await rowsIn(
    source,
    `INSERT INTO uploads (id, user_id, created_at, round, filename, file_bytes, file) VALUES ($1, $2, now(), 0, '', 1, '')`,
    [waiting, stays.id],
  );
  await server.journal.flush();
  before = await countsIn(source);
  await takeCopy(source, { to: files.old, keysTo: files.oldKeys });
  expect((await leaves.post('/api/account/delete', { password })).status).toBe(200);
  await withResume('came-later');
  await takeCopy(source, { to: files.young, keysTo: keysNow });
});
afterAll(async () => {
  await server.close();
  for (const database of databases) await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const restore = (url: string, options: Partial<RestoreOptions> = {}) =>
  restoreCopy(url, {
    from: files.old,
    keysFrom: files.oldKeys,
    ring,
    isReplacing: false,
    erasures: [],
    store: null,
    ...options,
  });

describe('a backup', () => {
  it('R19: contains no user content in plain text, no key, and no session', async () => {
    const [text, keysText] = [files.old, files.oldKeys].map((file) =>
      gunzipSync(readFileSync(file)).toString('latin1'),
    );
    expect(text).toContain('stays@example.org');
    for (const mark of ['KANARI7FILE', 'KANARI7RESUME', 'KANARI7JOB', 'KANARI7DRAFT']) {
      expect(text).not.toContain(mark);
      expect(text).not.toContain(Buffer.from(mark).toString('hex'));
    }
    const wrapped = await rowsIn(source, `SELECT encode(wrapped, 'hex') AS key FROM user_keys`);
    const sessions = await rowsIn(source, 'SELECT token_hash AS key FROM sessions');
    expect(sessions.length).toBeGreaterThan(1);
    for (const { key } of [...wrapped, ...sessions]) expect(text).not.toContain(key);
    expect(wrapped.some(({ key }) => keysText?.includes(String(key)))).toBe(true);
    expect(keysText).not.toContain('example.org');
    expect([files.old, files.oldKeys].map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600]);
  });

  it('does not overwrite an existing backup', async () => {
    await expect(takeCopy(source, { to: files.old, keysTo: keysNow })).rejects.toThrow('already exists');
  });

  it('is consistent while uploads continue', async () => {
    const busy = await server.subscriber('busy');
    const [to, keysTo] = [inFolder('busy.gz'), inFolder('busy-keys.gz')];
    const uploads = Array.from({ length: 5 }, (_, nr) =>
      busy.upload({ name: 'resume.pdf', bytes: Buffer.from(`%PDF-1.7 ${nr}`.padEnd(200_000, 'x')) }),
    );
    const [taken] = await Promise.all([takeCopy(source, { to, keysTo }), ...uploads]);
    const url = await newDatabase('empty');
    // Rows with missing references are rejected, and the counts are compared.
    expect(await restore(url, { from: to, keysFrom: keysTo })).toMatchObject({ rows: taken.rows, gone: 0 });
  });
});

describe('restoring', () => {
  it('R19: into an empty database restores every row and file, and no sessions', async () => {
    const url = await newDatabase('empty');
    expect(await restore(url)).toMatchObject({ people: 3, gone: 0 });
    const anew = { chores: 1, sessions: 0, login_steps: 0, rate_limits: 0, shares: 0, mail_links: 0 };
    expect(await countsIn(url)).toEqual({ ...before, ...anew });
    // Every server does this when it starts: the tables of the queue are not in a backup.
    expect(await migrate(url)).toEqual([]);
    const restored = await startTestApp({ keys, database: connect(url) });
    try {
      const person = restored.visitor();
      person.cookie = stays.cookie;
      expect((await person.get('/api/me')).status).toBe(401);
      expect((await person.post('/api/login', { username: 'stays', password })).status).toBe(200);
      const { body } = await person.get(`/api/analysis/${stays.analysis}`);
      expect(body).toMatchObject({ filename: 'KANARI7FILE of stays.pdf' });
      const file = await person.get(`/api/analysis/${stays.analysis}/file`);
      expect(file).toMatchObject({ status: 200, body: { text: '%PDF-1.7 KANARI7RESUME of stays' } });
      // Sequences continue after the highest number.
      await restored.journal.flush();
      const [journal] = await rowsIn(url, 'SELECT count(*) = count(DISTINCT id) AS "isFine" FROM journal');
      expect(journal).toEqual({ isFine: true });
    } finally {
      await restored.close();
    }
  });

  it('R19: an old backup with current keys does not restore deleted accounts or decrypt their data', async () => {
    const url = await newDatabase('empty');
    expect(await restore(url, { keysFrom: keysNow })).toMatchObject({ people: 2, gone: 1 });
    expect(await rowsIn(url, 'SELECT username FROM users ORDER BY 1')).toEqual([
      { username: 'stays' },
      { username: 'without-a-resume' },
    ]);
    expect(await rowsIn(url, 'SELECT DISTINCT user_id FROM analyses')).toEqual([{ user_id: stays.id }]);

    // The old copy still contains the bytes. The keys of that day open them; the keys of today do not.
    const full = await newDatabase('empty');
    await restore(full);
    const [row] = await rowsIn(full, 'SELECT file FROM analyses WHERE id = $1', [leaves.analysis]);
    const sealed = row?.['file'];
    if (!Buffer.isBuffer(sealed)) throw new Error('the old copy has the file');
    const [then, now] = [connect(full), connect(url)];
    try {
      const ofThen = await createSafe(then, ring).of(leaves.id);
      expect(ofThen.open(leaves.analysis, 'file', sealed).toString()).toContain('KANARI7RESUME of leaves');
      const holders = await rowsIn(url, 'SELECT user_id FROM user_keys');
      expect(holders.length).toBeGreaterThan(0);
      for (const { user_id: holder } of holders)
        expect((await createSafe(now, ring).of(String(holder))).tryOpen(leaves.analysis, 'file', sealed)).toBeNull();
    } finally {
      await Promise.all([then.$client.end(), now.$client.end()]);
    }
  });

  it('R19: what was erased does not come back, even from a copy of data and keys that still have it', async () => {
    const url = await newDatabase('empty');
    const log = readErasures(erasureFolder, ring, new Date()) ?? [];
    const erasures = log.map(({ erasure }) => erasure);
    expect(erasures).toMatchObject([{ kind: 'account', id: leaves.id }]);
    const at = new Date().toISOString();
    const resume = { kind: 'resume', id: stays.analysis, at } as const;
    const restored = await restore(url, { erasures: [...erasures, resume] });
    expect(restored).toMatchObject({ people: 2, gone: 0, erased: { accounts: 1, resumes: 1, newsletter: 0 } });
    expect(await rowsIn(url, 'SELECT username FROM users ORDER BY 1')).toEqual([
      { username: 'stays' },
      { username: 'without-a-resume' },
    ]);
    expect(await rowsIn(url, 'SELECT 1 FROM analyses')).toEqual([]);
  });

  it('R19: a deleted draft and a canceled upload do not come back, but a draft that was saved later stays', async () => {
    const url = await newDatabase('empty');
    const early = { kind: 'draft', id: stays.analysis, at: '2020-01-01T00:00:00.000Z' } as const;
    expect(await restore(url, { erasures: [early] })).toMatchObject({ erased: { resumes: 0, drafts: 0 } });
    expect((await stays.call('DELETE', `/api/analysis/${stays.analysis}/draft`)).status).toBe(200);
    expect((await stays.call('DELETE', `/api/uploads/${waiting}`)).status).toBe(200);
    const erasures = (readErasures(erasureFolder, ring, new Date()) ?? []).map(({ erasure }) => erasure);
    expect(erasures.slice(1)).toMatchObject([
      { kind: 'draft', id: stays.analysis },
      { kind: 'resume', id: waiting },
    ]);
    expect(await restore(url, { erasures, isReplacing: true })).toMatchObject({ erased: { resumes: 1, drafts: 1 } });
    expect(await rowsIn(url, 'SELECT 1 FROM uploads UNION ALL SELECT 1 FROM drafts')).toEqual([]);
  });

  it('R19: a copy from before the erasure log begins is refused, because what was erased then would come back', async () => {
    const url = await newDatabase('migrated');
    const coveredSince = new Date(Date.now() + 60_000);
    await expect(restore(url, { isReplacing: true, coveredSince })).rejects.toThrow(
      /the erasure log goes back to .* only: what was erased before would come back/,
    );
    expect(await restore(url, { isReplacing: true, coveredSince: new Date(0) })).toMatchObject({ people: 3 });
  });

  it('ends shares, links in emails and waiting emails', async () => {
    const url = await newDatabase('empty');
    expect(await restore(url)).toMatchObject({ ended: { shares: 1, links: 3 } });
    expect(await rowsIn(url, `SELECT 1 FROM shares UNION ALL SELECT 1 FROM mail_links`)).toEqual([]);
    expect(await rowsIn(url, `SELECT 1 FROM outbox WHERE state = 'waiting' OR body IS NOT NULL`)).toEqual([]);
  });

  it('replaces existing data only when requested, and then completely', async () => {
    const url = await newDatabase('migrated');
    await rowsIn(url, `INSERT INTO chores (name, done_at) VALUES ('of another life', now())`);
    await expect(restore(url)).rejects.toThrow(/The database is not empty: it has \d+ tables\. With --replace/);
    expect(await rowsIn(url, `SELECT name FROM chores WHERE name = 'of another life'`)).toHaveLength(1);
    expect(await restore(url, { isReplacing: true })).toMatchObject({ people: 3 });
    expect(await rowsIn(url, `SELECT name FROM chores WHERE name = 'of another life'`)).toHaveLength(0);
    expect(await countsIn(url)).toMatchObject({ users: 3, user_keys: before['user_keys'] });
  });

  it.each<[string, RegExp, () => Partial<RestoreOptions>]>([
    ['a copy that was cut', /cannot be read|was cut off/, () => ({ from: cut(files.old) })],
    ['a file that is no copy', /was not made by npm run backup|cannot be read/, () => ({ from: plain() })],
    ['no file at all', /none\.gz cannot be read/, () => ({ from: inFolder('none.gz') })],
    ['files in the wrong order', /is the backup of the keys, not of the data/, () => ({ from: files.oldKeys })],
    ['keys of before', /is older than the backup of the data/, () => ({ from: files.young })],
    [
      'a server without the configured keys',
      /encrypted with the key k1, which is not one of/,
      () => ({ ring: parseKeyRing(`other:${Buffer.alloc(32, 8).toString('base64')}`) }),
    ],
  ])('R19: refuses %s with a message, and changes nothing', async (_, sentence, options) => {
    const url = await newDatabase('migrated');
    const then = await countsIn(url);
    await expect(restore(url, { isReplacing: true, ...options() })).rejects.toThrow(sentence);
    expect(await countsIn(url)).toEqual(then);
  });

  it('is refused while a server uses the database', async () => {
    await expect(restore(source, { isReplacing: true })).rejects.toThrow('Stop every server first');
  });
});

const cut = (file: string): string => {
  const bytes = readFileSync(file);
  writeFileSync(inFolder('cut.gz'), bytes.subarray(0, bytes.length / 2));
  return inFolder('cut.gz');
};
const plain = (): string => {
  writeFileSync(inFolder('plain.gz'), 'not a copy');
  return inFolder('plain.gz');
};
