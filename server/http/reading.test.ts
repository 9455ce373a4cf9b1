import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { routes } from '../boot/routes.ts';
import type { Client } from '../testing/client.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let person: Client & { id: string };
let admin: Client & { id: string };
let values: Record<string, string>;
beforeAll(async () => {
  server = await startTestApp();
  person = await server.subscriber('reader');
  admin = await server.signedIn('chief', 'admin');
  const pdf = { name: 'resume.pdf', bytes: Buffer.from('%PDF-1.7') };
  const [first, second] = [await person.upload(pdf), await person.upload(pdf)];
  const { body } = await person.post(`/api/analysis/${String(first.body['id'])}/share`);
  await person.post('/api/workspaces', { analysisId: first.body['id'] });
  // The site's data key is created when it is first needed.
  await server.services.safe.ofSite();
  values = {
    id: String(first.body['id']),
    before: String(second.body['id']),
    page: '1',
    number: '1',
    token: String(body['token']),
    provider: 'google',
  };
});
afterAll(() => server.close());

/** Rate limit counters, log entries, and the record of a download: that it happened, and how often. */
const mayChange = new Set(['rate_limits', 'journal', 'activity', 'daily_counts', 'tallies']);

const ask = async (sql: string): Promise<Record<string, unknown>[]> => (await server.db.$client.query(sql)).rows;

/** Every row of every other table, as one checksum per table. */
const everything = async (): Promise<Record<string, string>> => {
  const tables = await ask(`SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`);
  const names = tables.map(({ tablename }) => String(tablename)).filter((name) => !mayChange.has(name));
  expect(names.length).toBeGreaterThan(15);
  const sums: Record<string, string> = {};
  for (const name of names) {
    const [row] = await ask(
      `SELECT md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS sum FROM ${name} t`,
    );
    sums[name] = String(row?.['sum']);
  }
  return sums;
};

const addressOf = ({ path }: Endpoint): string =>
  path
    .replace('/templates/:id/pages/:page', `/templates/1/pages/1?analysisId=${values['id']}`)
    .replace('/user/:id/', `/user/${person.id}/`)
    .replace('/users/:id', `/users/${person.id}`)
    .replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? name);

const reading = routes.map(({ entry }) => entry).filter(({ method }) => method === 'GET');

it.each(reading.map((entry) => [entry.path, entry] as const))('W5: GET %s changes nothing', async (_path, entry) => {
  const before = await everything();
  // Some say in the query which resume they are about; the others ignore it.
  const address = `${addressOf(entry)}?analysisId=${values['id'] ?? ''}`;
  const { status } = await (entry.access === 'admin' ? admin : person).get(address);
  expect([200, 302, 404]).toContain(status);
  expect(await everything()).toEqual(before);
});
