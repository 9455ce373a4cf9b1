import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Consent, getInvitation, listConsents } from '#contract/api/consents.ts';
import { type Group, getGroup } from '#contract/api/groups.ts';
import { dayMs } from '#contract/product/durations.ts';
import { limits } from '#contract/product/limits.ts';
import { endWhatMayBeOver } from '../../copies/store.ts';
import { deleteAll } from '../../resumes/retention/delete-expired.ts';
import { sampleResult } from '../../testing/analysis-result.ts';
import type { Client } from '../../testing/client.ts';
import { password, startTestApp, type TestApp } from '../../testing/test-app.ts';

const pdf = { name: 'CANARY-file.pdf', bytes: Buffer.from('%PDF-1.7 CANARY-bytes') };
const found = {
  checks: [
    {
      id: 'phone',
      group: 'contact',
      outcome: 'fail' as const,
      title: 'Your phone is missing',
      why: 'Recruiters call.',
      impact: 'major' as const,
      sources: [],
      findings: [{ message: 'CANARY-quote', fix: 'CANARY-fix', evidence: [] }],
    },
  ],
};

let server: TestApp;
let counselor: Client & { id: string };
beforeAll(async () => {
  server = await startTestApp();
  server.services.parser.parse = async ({ id, filename }) => ({
    is: 'result',
    result: sampleResult({ ...found, id, filename }),
  });
  counselor = await server.subscriber('mentor');
});
afterAll(() => server.close());

type Candidate = Client & { id: string; analysisId: string };
const candidate = async (username: string): Promise<Candidate> => {
  const person = await server.signedIn(username);
  return Object.assign(person, { analysisId: String((await person.upload(pdf)).body['id']) });
};
const makeGroup = async (owner: Client = counselor): Promise<{ id: string; token: string }> => {
  const id = String((await owner.post('/api/groups', { name: 'Spring class', hasPermission: true })).body['id']);
  return { id, token: String((await owner.post(`/api/groups/${id}/link`)).body['token']) };
};
const join = (person: Candidate, token: string, changed: Record<string, unknown> = {}) =>
  person.post(`/api/join/${token}`, {
    analysisId: person.analysisId,
    label: 'Sam K.',
    withFile: false,
    agrees: true,
    ...changed,
  });
const seen = async (id: string, owner: Client = counselor): Promise<Group> =>
  getGroup.output.parse((await owner.get(`/api/groups/${id}`)).body);
const mine = async (person: Client): Promise<Consent[]> =>
  listConsents.output.parse((await person.get('/api/consents')).body['list']);
const fileOf = (id: string, consent: string, owner: Client = counselor) =>
  owner.get(`/api/groups/${id}/candidates/${consent}/file`);

it('shows the owner of the group what the candidate agreed to: scores and titles, no word of the resume', async () => {
  const { id, token } = await makeGroup();
  expect(token).toHaveLength(43);
  const person = await candidate('sam');
  expect((await server.visitor().get(`/api/join/${token}`)).body).toEqual({
    counselor: 'mentor',
    group: 'Spring class',
    mine: null,
  });
  const joined = await join(person, token);
  expect(joined).toMatchObject({ status: 200, body: { label: 'Sam K.', resume: 'CANARY-file.pdf', withFile: false } });
  const group = await seen(id);
  expect(group.rows).toMatchObject([
    {
      name: 'Sam K.',
      status: 'read',
      candidate: { hasFile: false, findings: ['Your phone is missing'] },
      entry: { atsScore: 82, checksFailed: 1 },
    },
  ]);
  const csv = await counselor.get(`/api/groups/${id}/export`);
  expect(csv.body['text']).toContain('Sam K.,Shared by the candidate,82');
  expect(JSON.stringify([group, csv.body])).not.toMatch(/CANARY|sam@|Maren/);
  expect((await fileOf(id, String(joined.body['id']))).status).toBe(404);
  for (const path of ['', '/file', '/versions'])
    expect((await counselor.get(`/api/analysis/${person.analysisId}${path}`)).status).toBe(404);
  // The candidate has the full report.
  expect((await person.get(`/api/analysis/${person.analysisId}`)).status).toBe(200);
});

it('gives the file only to the owner of that group, and only if the candidate agreed to it', async () => {
  const [{ id, token }, stranger] = [await makeGroup(), await server.subscriber('other-mentor')];
  const other = await makeGroup(stranger);
  const person = await candidate('fay');
  const consent = String((await join(person, token, { withFile: true })).body['id']);
  const file = await fileOf(id, consent);
  expect(file.status).toBe(200);
  expect(file.headers.get('content-security-policy')).toBe('sandbox');
  expect(file.headers.get('content-disposition')).toContain('CANARY-file.pdf');
  expect((await fileOf(id, consent, stranger)).status).toBe(404);
  expect((await fileOf(other.id, consent, stranger)).status).toBe(404);
  expect((await fileOf(id, consent, server.visitor())).status).toBe(401);
  // Agreeing again replaces what was agreed to before.
  await join(person, token);
  expect((await seen(id)).rows).toMatchObject([{ candidate: { hasFile: false } }]);
  expect((await fileOf(id, consent)).status).toBe(404);
});

it('is withdrawn by the candidate alone, and then nothing of it is left', async () => {
  const { id, token } = await makeGroup();
  const [person, neighbor] = [await candidate('wim'), await candidate('ned')];
  const consent = String((await join(person, token, { withFile: true })).body['id']);
  expect((await counselor.call('DELETE', `/api/consents/${consent}`)).status).toBe(404);
  expect((await neighbor.call('DELETE', `/api/consents/${consent}`)).status).toBe(404);
  expect(await mine(neighbor)).toEqual([]);
  expect((await person.call('DELETE', `/api/consents/${consent}`)).status).toBe(200);
  expect((await seen(id)).rows).toEqual([]);
  expect((await fileOf(id, consent)).status).toBe(404);
  const { rowCount } = await server.db.$client.query('SELECT FROM consents WHERE user_id = $1', [person.id]);
  expect(rowCount).toBe(0);
});

it('ends with the resume, the account, the group, and after thirty days', async () => {
  const { id, token } = await makeGroup();
  const [deleting, leaving, staying] = [await candidate('del'), await candidate('lea'), await candidate('sta')];
  for (const person of [deleting, leaving, staying]) await join(person, token);
  expect((await seen(id)).rows).toHaveLength(3);
  await deleting.call('DELETE', `/api/analysis/${deleting.analysisId}`);
  expect((await seen(id)).rows).toHaveLength(2);
  await leaving.post('/api/account/delete', { password });
  expect((await seen(id)).rows).toHaveLength(1);
  const [until] = (await mine(staying)).map((one) => Date.parse(one.until));
  expect(until).toBeLessThanOrEqual(Date.now() + limits.sharedForDays * dayMs);
  const { db, erasures } = server.services;
  await deleteAll({ db, erasures }, new Date((until ?? 0) + 1_000));
  expect(await mine(staying)).toEqual([]);

  const next = await makeGroup();
  const again = await candidate('aga');
  await join(again, next.token);
  await counselor.call('DELETE', `/api/groups/${next.id}`);
  expect(await mine(again)).toEqual([]);
  expect((await again.get(`/api/analysis/${again.analysisId}`)).status).toBe(200);
});

it('needs a link that is neither revoked nor expired, an own resume, a name and a clear yes', async () => {
  const { id, token } = await makeGroup();
  const [person, neighbor] = [await candidate('zoe'), await candidate('yan')];
  expect((await join(person, token, { analysisId: neighbor.analysisId })).status).toBe(404);
  for (const wrong of [{ agrees: false }, { label: ' ' }, { analysisId: '' }])
    expect((await join(person, token, wrong)).status).toBe(400);
  expect((await join(person, 'x'.repeat(43))).status).toBe(404);
  await join(neighbor, token);
  const renewed = String((await counselor.post(`/api/groups/${id}/link`)).body['token']);
  expect((await join(person, token)).status).toBe(404);
  expect((await join(person, renewed)).status).toBe(200);
  await counselor.call('DELETE', `/api/groups/${id}/link`);
  expect((await person.get(`/api/join/${renewed}`)).status).toBe(404);
  // What was agreed to before stays, until it is withdrawn.
  expect((await seen(id)).rows).toHaveLength(2);
  expect((await seen(id)).linkExpiresAt).toBeNull();
});

it('stores no link, and what it shows only encrypted with the key of the candidate', async () => {
  const { id, token } = await makeGroup();
  const person = await candidate('key');
  await join(person, token, { label: 'CANARY-label' });
  expect(getInvitation.output.parse((await person.get(`/api/join/${token}`)).body).mine?.label).toBe('CANARY-label');
  const { rows } = await server.db.$client.query<{ row: string; bytes: string }>(
    `SELECT g::text || c::text AS row, encode(c.label, 'escape') || encode(c.entry, 'escape') AS bytes
     FROM resume_groups g JOIN consents c ON c.group_id = g.id WHERE g.id = $1`,
    [id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain(token);
  expect(rows[0]?.bytes).not.toMatch(/CANARY|phone/);
  await server.db.$client.query('DELETE FROM user_keys WHERE user_id = $1', [person.id]);
  expect(JSON.stringify(await seen(id))).not.toContain('CANARY');
});

it('does not come back with a restored backup, because it may have been withdrawn', async () => {
  const { token } = await makeGroup();
  const person = await candidate('bak');
  await join(person, token);
  const client = await server.db.$client.connect();
  try {
    await client.query('BEGIN');
    expect((await endWhatMayBeOver(client, new Date().toISOString())).consents).toBeGreaterThan(0);
    expect((await client.query('SELECT FROM consents')).rowCount).toBe(0);
    expect((await client.query('SELECT FROM resume_groups WHERE link_hash IS NOT NULL')).rowCount).toBe(0);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});
