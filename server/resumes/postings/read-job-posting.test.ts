import { afterAll, beforeAll, expect, test } from 'vitest';
import { postingRefusals } from '#contract/product/posting-files.ts';
import { createPool } from '../../parsing/pool.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ parser: createPool({ processes: 1 }) });
});
afterAll(() => server.close());

const send = (content: string, name: string) => {
  const form = new FormData();
  form.append('posting', new Blob([content]), name);
  return server.visitor().call('POST', '/api/job-descriptions/read', { body: form });
};
const page = (body: string): string => `<!doctype html><html><body>${body}</body></html>`;

test('reads the posting of a saved page for a visitor, and stores nothing', async () => {
  const answer = await send(page('<nav>Jobs</nav><main><h1>Welder</h1><ul><li>TIG</li></ul></main>'), 'job.html');
  expect(answer.status).toBe(200);
  // The main part is too short to be trusted, so only what frames the page is left out.
  expect(answer.body).toEqual({ text: 'Welder\n\n- TIG' });
  const { rows } = await server.db.$client.query<{ count: string }>('SELECT count(*) FROM uploads');
  expect(rows[0]?.count).toBe('0');
});

test.each([
  [
    'a file of another kind',
    'x',
    'job.zip',
    415,
    'Please choose a PDF, Word (.docx), HTML, MHTML, email (.eml) or text file.',
  ],
  ['an empty page', page('<script>x()</script>'), 'job.html', 422, postingRefusals['no-text']],
  ['a broken PDF', '%PDF-1.7 nothing', 'job.pdf', 422, postingRefusals.other],
  ['a book', page(`<p>${'word '.repeat(30_000)}</p>`), 'job.html', 422, postingRefusals['too-long']],
])('refuses %s with a sentence about postings', async (_, content, name, status, message) => {
  const answer = await send(content, name);
  expect(answer).toMatchObject({ status, body: { message } });
});
