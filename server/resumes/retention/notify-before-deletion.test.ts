import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { notifyBeforeDeletion } from './notify-before-deletion.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ environment: { PUBLIC_URL: 'http://localhost:3000' } });
});
afterAll(() => server.close());

const day = 86_400;
const told = async (): Promise<string[]> => {
  await notifyBeforeDeletion(server.services);
  await server.services.mail.work();
  return server.shown.filter((mail) => mail.includes('will be deleted soon'));
};
const withResumes = async (name: string, count: number): Promise<void> => {
  const person = await server.signedIn(name);
  await server.db.$client.query("UPDATE users SET subscription_status = 'active' WHERE id = $1", [person.id]);
  for (let n = 0; n < count; n += 1) await person.upload({ name: 'my resume.pdf', bytes: Buffer.from('%PDF-1.7') });
};

it('emails users three days before the deletion, once, unless they have turned it off, and names no file', async () => {
  await withResumes('forewarned', 2);
  await withResumes('keeper', 1);
  await withResumes('quiet', 1);
  await server.db.$client.query("UPDATE users SET email_notifications = false WHERE username = 'quiet'");
  await server.db.$client.query(
    "UPDATE analyses SET kept_since = now() WHERE user_id = (SELECT id FROM users WHERE username = 'keeper')",
  );
  server.pass(26 * day);
  expect(await told()).toEqual([]);
  server.pass(1.5 * day);
  const [mail, ...others] = await told();
  expect(others).toEqual([]);
  expect(mail).toContain('To: forewarned@example.org');
  expect(mail).toMatch(
    /2 of your resumes and their reports will be deleted on \w+ \d+, \d{4}: .* longer than 30 days\./,
  );
  expect(mail).not.toContain('my resume.pdf');
  server.pass(3_600);
  expect(await told()).toHaveLength(1);
});

it('sends each email once when two servers run at the same time', async () => {
  await withResumes('twice', 1);
  server.pass(28 * day);
  await Promise.all([notifyBeforeDeletion(server.services), notifyBeforeDeletion(server.services)]);
  expect((await told()).filter((mail) => mail.includes('twice@example.org'))).toHaveLength(1);
});
