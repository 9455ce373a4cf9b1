import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { suggestWording } from '#contract/api/workspace/wording.ts';
import { composed } from '#contract/wording/compose.ts';
import { type Answer, startLanguageModel } from '../testing/language-model/double.ts';
import type { Client } from '../testing/client.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { askModel } from './ask-model.ts';

const host = (baseUrl: string): string => new URL(baseUrl).host;

let answer: (line: string) => Answer;
let model: Awaited<ReturnType<typeof startLanguageModel>>;
let server: TestApp;
let person: Client;
let workspaceId: string;

const line = 'Responsible for managing a team of 5 baristas at Mercy Cafe for Maren Oduya';
const document = {
  name: 'Maren Oduya',
  headline: '',
  contact: ['maren@example.org'],
  links: [],
  sections: [
    {
      id: 'jobs',
      kind: 'experience',
      title: 'Experience',
      blocks: [
        {
          id: 'job',
          is: 'entry',
          title: 'shift lead',
          at: 'mercy cafe',
          place: 'Austin',
          dates: '2019 to 2021',
          period: null,
          notes: [],
          bullets: [{ text: line, needsCheck: false }],
        },
      ],
    },
  ],
};
const agree = (client: Client, choice: 'on' | 'off' | 'unasked') =>
  client.put('/api/wording', { choice, recipient: host(model.baseUrl), model: 'double' });
const suggest = (client: Client, body: object = {}) =>
  client.post(`/api/workspaces/${workspaceId}/wording`, { line, facts: [], personal: [], ...body });

beforeAll(async () => {
  model = await startLanguageModel((asked) => answer(asked.line));
  server = await startTestApp({
    environment: { LLM_BASE_URL: `${model.baseUrl}/`, LLM_MODEL: 'double', LLM_API_KEY: 'sesame' },
  });
  person = await server.signedIn('writer');
  const { body } = await person.post('/api/workspaces', {});
  workspaceId = String(body['id']);
  await person.put(`/api/workspaces/${workspaceId}`, { revision: 1, document });
});
afterAll(async () => {
  await server.close();
  model.close();
});
beforeEach(() => {
  model.asked.length = 0;
  answer = (asked) => ({ is: 'whole', text: asked });
});

describe('a suggested wording', () => {
  it('is asked for only after the person agreed to this recipient and model, and no longer once they withdraw', async () => {
    expect((await person.get('/api/wording')).body).toEqual({
      recipient: host(model.baseUrl),
      model: 'double',
      choice: 'unasked',
    });
    expect((await suggest(person)).status).toBe(403);
    expect((await person.put('/api/wording', { choice: 'on', recipient: 'example.com', model: 'double' })).status).toBe(
      404,
    );
    await agree(person, 'on');
    expect((await suggest(person)).status).toBe(200);
    await agree(person, 'off');
    expect((await suggest(person)).status).toBe(403);
    expect(model.asked).toHaveLength(1);
  });

  it('sends the bullet without name, employer, title, dates and contact details, and says what it sent', async () => {
    await agree(person, 'on');
    const fact = 'opened the branch on Main Street';
    const asked = `${line} as shift lead in 2019, maren@example.org, +1 512 555 0199`;
    const { body } = await suggest(person, { line: asked, facts: [fact] });
    const { sent } = suggestWording.output.parse(body);
    expect(sent).toEqual({
      line: 'Responsible for managing a team of 5 baristas at [1] for [2] as [3] in [4], [5], [6]',
      facts: ['opened the branch on [7]'],
    });
    expect(model.asked[0]?.line).toBe(sent.line);
    expect(model.asked[0]?.authorization).toBe('Bearer sesame');
    for (const secret of ['Maren', 'Oduya', 'ercy', 'shift', '2019', '512', 'Main Street', 'Austin'])
      expect(model.asked[0]?.body).not.toContain(secret);
  });

  it('puts back what was left out, streamed or not, and offers what says the same', async () => {
    await agree(person, 'on');
    const text = 'Managed a team of 5 baristas at [1] for [2]';
    for (const is of ['whole', 'streamed'] as const) {
      answer = () => ({ is, text: `<think>hm</think>\n"${text}"\nBecause it is better.` });
      const { judged } = suggestWording.output.parse((await suggest(person)).body);
      expect(judged.changes.map(({ reason }) => reason)).toEqual([null]);
      expect(composed(judged.segments, new Set([0]))).toBe(
        'Managed a team of 5 baristas at Mercy Cafe for Maren Oduya',
      );
    }
  });

  it('offers nothing of a lie', async () => {
    await agree(person, 'on');
    answer = (asked) => ({ is: 'streamed', text: asked.replace('5 baristas', '50 baristas').replace('[1]', '[2]') });
    const { judged } = suggestWording.output.parse((await suggest(person)).body);
    expect(judged.changes.length).toBeGreaterThan(0);
    expect(judged.changes.filter(({ reason }) => reason === null)).toEqual([]);
  });

  it.each<Answer>([
    { is: 'status', status: 429 },
    { is: 'status', status: 500 },
    { is: 'endless' },
    { is: 'broken', text: 'Managed a team' },
    { is: 'nonsense' },
    { is: 'whole', text: '' },
    { is: 'redirect', to: 'http://127.0.0.1:1/v1/chat/completions' },
  ])('fails in a sentence when the model does: %o', async (failure) => {
    await agree(person, 'on');
    answer = () => failure;
    const { status, body } = await suggest(person);
    expect([status, body['code']]).toEqual([503, 'wording-away']);
  });

  it('does not wait for a model that is silent', async () => {
    answer = () => ({ is: 'silent' });
    await expect(askModel({ baseUrl: model.baseUrl, model: 'double' }, [], 50)).rejects.toThrow(/timeout/);
  });

  it('leaves nothing in the database', async () => {
    await agree(person, 'on');
    answer = () => ({ is: 'whole', text: 'Managed a quokka' });
    await suggest(person, { line: 'Responsible for managing a numbat' });
    await agree(person, 'unasked');
    const { rows: tables } = await server.db.$client.query<{ name: string }>(
      "SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')",
    );
    for (const { name } of tables) {
      const { rows } = await server.db.$client.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
      for (const { row } of rows) expect(row).not.toMatch(/quokka|numbat/);
    }
    const { rows: choices } = await server.db.$client.query('SELECT * FROM wording_choices');
    expect(choices).toEqual([]);
  });

  it("is not for another person's resume", async () => {
    const stranger = await server.signedIn('stranger');
    await agree(stranger, 'on');
    expect((await suggest(stranger)).status).toBe(404);
    expect(model.asked).toEqual([]);
  });
});

describe('without a language model', () => {
  it('the server says that there is none, and answers nothing else about it', async () => {
    const bare = await startTestApp();
    const somebody = await bare.signedIn('somebody');
    const { body } = await somebody.get('/api/wording');
    const refused = await somebody.post(`/api/workspaces/${workspaceId}/wording`, { line, facts: [], personal: [] });
    await bare.close();
    expect(body).toEqual({ recipient: null, model: null, choice: 'unasked' });
    expect(refused.status).toBe(404);
  });
});
