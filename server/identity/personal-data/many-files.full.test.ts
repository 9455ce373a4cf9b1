import { afterAll, beforeAll, expect, it } from 'vitest';
import { password, startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it('an account of 500 files is deleted, although all at once would take longer than a statement may', async () => {
  const person = await server.subscriber('collector');
  await person.upload({ name: 'resume.pdf', bytes: Buffer.from('%PDF-1.7') });
  await server.db.$client.query(`
    INSERT INTO analyses
      SELECT (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid()))).*
      FROM analyses AS one, generate_series(2, 500);
    CREATE FUNCTION take_time() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.011); RETURN OLD; END';
    CREATE TRIGGER slow BEFORE DELETE ON analyses FOR EACH ROW EXECUTE FUNCTION take_time()`);
  expect((await server.db.$client.query('SELECT FROM analyses')).rowCount).toBe(500);
  expect((await person.post('/api/account/delete', { password })).status).toBe(200);
  expect((await server.db.$client.query('SELECT FROM analyses')).rowCount).toBe(0);
  expect((await server.db.$client.query('SELECT FROM users WHERE id = $1', [person.id])).rowCount).toBe(0);
});
