import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs } from '#contract/product/durations.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { alertAboutUndeleted } from './alert.ts';
import { deleteAll } from './delete-expired.ts';
import { deletionBacklog, findUndeleted } from './overdue-store.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ environment: { CONTACT_EMAIL: 'desk@parsewell.example' } });
});
afterAll(() => server.close());

const rows = async (table: string): Promise<number> =>
  (await server.db.$client.query(`SELECT FROM ${table}`)).rowCount ?? 0;
const reported = async (): Promise<string[]> => {
  await alertAboutUndeleted(server.services);
  const { rows: found } = await server.db.$client.query<{ message: string }>(
    `SELECT message FROM journal WHERE kind = 'deletion-overdue' ORDER BY id`,
  );
  return found.map(({ message }) => message);
};

it('a deletion that fails keeps no other from its work, and is reported to the operator', async () => {
  const person = await server.subscriber('overdue');
  await person.upload({ name: 'resume.pdf', bytes: Buffer.from('%PDF-1.7') });
  await server.db.$client.query(`
    INSERT INTO contact_messages (id, created_at, delete_at, subject, status, body)
      VALUES (gen_random_uuid(), now(), now() + interval '1 day', 'general', 'new', ''),
             (gen_random_uuid(), now(), now() + interval '100 days', 'general', 'new', '');
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''no deletion today''; END';
    CREATE TRIGGER refuse BEFORE DELETE ON analyses FOR EACH ROW EXECUTE FUNCTION refuse()`);
  server.pass((30 * dayMs) / 1000 + 3_600);
  const { services } = server;
  await expect(deleteAll(services, services.clock())).rejects.toMatchObject({
    cause: { message: 'no deletion today' },
  });
  expect(await rows('contact_messages')).toBe(1);
  expect(await findUndeleted(server.db, services.clock())).toMatchObject([
    { what: 'expired resumes', waiting: 1 },
    // The link in the email that confirms the address; housekeeping deletes it once an hour.
    { what: 'links in emails', waiting: 1 },
  ]);
  expect((await reported()).filter((line) => line.includes('resumes'))).toEqual([]);

  server.pass(2 * 3_600);
  // An alert that cannot be written is not lost: the next one tells.
  await server.db.$client.query(
    `ALTER TABLE journal ADD CONSTRAINT is_full CHECK (kind <> 'deletion-overdue') NOT VALID`,
  );
  await expect(alertAboutUndeleted(services)).rejects.toMatchObject({ cause: { constraint: 'is_full' } });
  await server.db.$client.query('ALTER TABLE journal DROP CONSTRAINT is_full');
  server.pass(10 * 60);
  const [line] = (await reported()).filter((text) => text.includes('resumes'));
  expect(line).toBe(
    'expired resumes are stored longer than promised: 1, the oldest should have been deleted 3 hours ago',
  );
  const count = (await reported()).length;
  await services.mail.work();
  expect(server.shown.filter((mail) => mail.includes('Subject: Overdue for deletion: '))).not.toEqual([]);
  server.pass(24 * 3_600);
  expect((await reported()).length).toBeGreaterThan(count);

  await server.db.$client.query('DROP TRIGGER refuse ON analyses; DELETE FROM mail_links');
  await deleteAll(services, services.clock());
  expect(await deletionBacklog(server.db, services.clock())).toEqual({ waiting: 0, oldestAt: null });
});
