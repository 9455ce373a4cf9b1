import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { unzip } from '../testing/unzip.ts';

let server: TestApp;
let person: Client & { id: string };
let damaged: string;
let whole: string;
beforeAll(async () => {
  server = await startTestApp();
  person = await server.subscriber('unlucky');
  const upload = async (name: string): Promise<string> =>
    String((await person.upload({ name, bytes: Buffer.from('%PDF-1.7') }, { jobDescription: 'Welder' })).body['id']);
  [damaged, whole] = [await upload('damaged.pdf'), await upload('whole.pdf')];
  // One wrong byte in each sealed part, as a bad disk would leave it.
  for (const column of ['filename', 'file', 'job_description', 'result'])
    await server.db.$client.query(
      `UPDATE analyses SET ${column} = set_byte(${column}, length(${column}) - 1, 255 - get_byte(${column}, length(${column}) - 1)) WHERE id = $1`,
      [damaged],
    );
});
afterAll(() => server.close());

describe('R20 a damaged value in the database', () => {
  it.each(['', '/file', '/pages/1', '/download'])(
    'R20: is reported as damaged (%s), also to operators',
    async (part) => {
      const answer = await person.get(`/api/analysis/${damaged}${part}`);
      expect(answer).toMatchObject({ status: 500, body: { code: 'stored-damaged' } });
      expect(answer.body['message']).toContain('damaged');
      await server.journal.flush();
      const { rows } = await server.db.$client.query(`SELECT level FROM journal ORDER BY id DESC LIMIT 1`);
      expect(rows).toEqual([{ level: 'error' }]);
    },
  );

  it('R20: affects nothing else: lists, reports and exports work without it', async () => {
    const { body } = await person.get(`/api/user/${person.id}/resumes`);
    expect(body['list']).toMatchObject([
      { id: whole, name: 'whole.pdf' },
      { id: damaged, name: '(cannot be read)' },
    ]);
    expect((await person.get(`/api/user/${person.id}/activity`)).status).toBe(200);
    expect((await person.get(`/api/analysis/${whole}`)).status).toBe(200);
    expect((await person.get('/api/user/reports/optimization-summary')).status).toBe(200);
  });

  it('R20: is null in the export, next to intact values', async () => {
    const response = await fetch(`${server.address}/api/account/export`, { headers: { cookie: person.cookie } });
    const files = unzip(Buffer.from(await response.arrayBuffer()));
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['resumes/whole.pdf', `results/${damaged}.json`]));
    const told: unknown = JSON.parse(String(files[`results/${damaged}.json`]));
    expect(told).toMatchObject({ file: null, result: null, jobDescription: '(cannot be read)' });
  });

  it('R20: can be deleted like anything else', async () => {
    expect((await person.call('DELETE', `/api/analysis/${damaged}`)).status).toBe(200);
  });
});
