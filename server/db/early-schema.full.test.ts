import { randomUUID } from 'node:crypto';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { Client } from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { hashPassword } from '../identity/accounts/password.ts';
import { parseKeyRing } from '../keys/key-ring.ts';
import { pack } from '../keys/packed.ts';
import { createSafe } from '../keys/safe.ts';
import { sampleResult } from '../testing/analysis-result.ts';
import { fillTables, type Known } from '../testing/fill-tables.ts';
import { key } from '../testing/programs.ts';
import { password, startTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { connect } from './connect.ts';
import { migrate, migrations } from './migrate.ts';
import * as schema from './schema.ts';

const keys = key('k1', 7);
const [userId, analysisId, uploadId] = [randomUUID(), randomUUID(), randomUUID()];
const file = '%PDF-1.7 of an early day';

/** What a person of that time would look for, encrypted as it was then. The data key is made in a database of its own. */
const knownOf = async (): Promise<Known> => {
  const database = await createTestDatabase();
  const db = connect(database.url);
  try {
    await db.$client.query(
      `INSERT INTO users (id, username, display_username, name, email, created_at, updated_at)
       VALUES ($1, 'early', 'Early', 'Early', 'early@example.org', now(), now())`,
      [userId],
    );
    const safe = await createSafe(db, parseKeyRing(keys)).of(userId);
    const { rows: dataKeys } = await db.$client.query('SELECT key_name, wrapped FROM user_keys');
    const sealed = (id: string, kind: string, text: string | Buffer) => safe.seal(id, kind, text);
    const result = sampleResult({ id: analysisId, filename: 'early.pdf' });
    return {
      users: {
        id: userId,
        username: 'early',
        look: 'early',
        email: 'early@example.org',
        suspended_at: null,
        leaving_since: null,
      },
      user_keys: dataKeys[0],
      credentials: {
        user_id: userId,
        provider_id: 'credential',
        account_id: userId,
        password: await hashPassword(password),
      },
      analyses: {
        id: analysisId,
        user_id: userId,
        delete_at: new Date(Date.now() + 20 * 24 * 60 * 60 * 1000),
        filename: sealed(analysisId, 'filename', 'early.pdf'),
        name: null,
        series_id: null,
        file: sealed(analysisId, 'file', file),
        file_key: null,
        job_description: sealed(analysisId, 'job-description', 'Welder'),
        result: sealed(analysisId, 'result', pack(result)),
        kept_since: null,
        deleted_at: null,
      },
      drafts: { analysis_id: analysisId, user_id: userId, text: sealed(analysisId, 'draft', 'an early draft') },
      uploads: {
        id: uploadId,
        user_id: userId,
        filename: sealed(uploadId, 'filename', 'waiting.pdf'),
        file: sealed(uploadId, 'file', file),
        file_key: null,
        refused_at: null,
      },
      // Not confirmed: it does not ask for codes.
      second_factors: { confirmed_at: null },
      applications: { file_key: null },
      obligations: { fulfilled_at: null, proof: null },
      charge_jobs: { ended_at: null },
      newsletter_subscriptions: { confirm_hash: null },
    };
  } finally {
    await db.$client.end();
    await database.drop();
  }
};
let known: Known;
beforeAll(async () => {
  known = await knownOf();
});

it.each(migrations().map(({ number, name }) => [number, name] as const))(
  'the data of migration %i (%s), with a row in every table, is readable after all later ones',
  async (number) => {
    const database = await createTestDatabase('empty');
    const client = new Client({ connectionString: database.url });
    try {
      await migrate(database.url, migrations().slice(0, number));
      await client.connect();
      const filled = await fillTables(client, known);
      expect(filled).toContain('analyses');
      await migrate(database.url);

      // Nothing is lost: each table that still exists has its row, and every column of it can be read.
      const db = connect(database.url);
      const app = await startTestApp({ keys, database: db, readsAtOnce: 0 });
      try {
        for (const table of Object.values(schema).filter((one) => is(one, PgTable))) {
          const name = getTableName(table);
          const rows = await db.select().from(table);
          if (filled.includes(name)) expect({ name, count: rows.length > 0 }).toEqual({ name, count: true });
        }
        const person = app.visitor();
        expect((await person.post('/api/login', { username: 'early', password })).status).toBe(200);
        expect((await person.get(`/api/analysis/${analysisId}`)).body).toMatchObject({
          filename: 'early.pdf',
          atsScore: 82,
        });
        expect((await person.get(`/api/analysis/${analysisId}/file`)).body).toMatchObject({ text: file });
        if (filled.includes('drafts'))
          expect((await person.get(`/api/analysis/${analysisId}/draft`)).body).toMatchObject({
            draft: { text: 'an early draft' },
          });
        const everything = await person.get('/api/account/export');
        expect(everything.status).toBe(200);
        expect((await person.post('/api/account/delete', { password })).status).toBe(200);
      } finally {
        await app.close();
      }
    } finally {
      await client.end();
      await database.drop();
    }
  },
);
