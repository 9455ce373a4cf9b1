import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templates } from '#content/templates/catalog.ts';
import { texts } from '#content/templates/texts.ts';
import { createPool } from '../parsing/pool.ts';
import type { Client } from '../testing/client.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { designs } from './designs.ts';
import { writeWord } from './write-word.ts';

const golden = join(import.meta.dirname, '../../corpus');

let server: TestApp;
let free: Client & { id: string };
let premium: Client & { id: string };
let original: Record<string, unknown>;

beforeAll(async () => {
  server = await startTestApp({ parser: createPool({ processes: 1 }) });
  free = await server.signedIn('free');
  premium = await server.signedIn('premium');
  await server.db.$client.query("UPDATE users SET subscription_status = 'active' WHERE id = $1", [premium.id]);
  original = await upload(premium, readFileSync(join(golden, 'clean-pdf/resume.pdf')), 'resume.pdf');
});
afterAll(() => server.close());

const upload = async (who: Client, bytes: Uint8Array, name: string) => (await who.upload({ name, bytes })).body;

/** The response as it is, with its bytes and the target of a redirect. */
const fetched = async (who: Client, path: string, init: RequestInit = {}) => {
  const answer = await fetch(`${server.address}${path}`, {
    redirect: 'manual',
    ...init,
    headers: { cookie: who.cookie, ...Object.fromEntries(new Headers(init.headers)) },
  });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};

/** As a browser requests an address that a person opens; fetch does not let its caller set these headers. */
const opened = async (who: Client, path: string) => {
  const headers = { cookie: who.cookie, 'sec-fetch-mode': 'navigate', accept: 'text/html' };
  const { statusCode, headers: answered } = await server.app.inject({ method: 'GET', url: path, headers });
  return { status: statusCode, location: answered.location };
};

/** Fills a template with what was read from an upload. */
const fill = (who: Client, id: string, analysisId: unknown, format: string) =>
  fetched(who, `/api/templates/${id}/fill`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ analysisId, format }),
  });

const download = (id: string, query = ''): string => `/api/templates/${id}/download${query}`;
const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString() === '%PDF-';
const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 2).toString() === 'PK';

describe('the list of templates', () => {
  it('is public and has the measured scores', async () => {
    const { status, body } = await server.visitor().get('/api/templates');
    expect(status).toBe(200);
    expect(body['list']).toEqual(templates);
  });
});

describe('a download of a template', () => {
  it.each([
    ['', 'Modern-Professional-example.docx', isZip],
    ['?format=pdf', 'Modern-Professional-example.pdf', isPdf],
    ['?format=docx&variant=empty', 'Modern-Professional-template.docx', isZip],
    ['?format=pdf&variant=empty', 'Modern-Professional-template.pdf', isPdf],
  ])('with %j is the file %s', async (query, name, isOfKind) => {
    const { status, headers, bytes } = await fetched(free, download('template-1', query));
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain(`filename="${name}"`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(isOfKind(bytes)).toBe(true);
  });

  it('of a premium template requires Premium', async () => {
    for (const { id, premium: isPremium } of templates) {
      expect((await fetched(free, download(id))).status, id).toBe(isPremium ? 403 : 200);
      expect((await fetched(premium, download(id))).status, id).toBe(200);
    }
    expect((await free.get(download('template-2'))).body).toMatchObject({
      code: 'not-in-plan',
      message: 'The template Executive Summary comes with Premium. See our plans.',
    });
  });

  it('A4: redirects browsers without access: visitors to the login, Free users to the plans', async () => {
    expect(await opened(server.visitor(), download('template-1'))).toEqual({
      status: 302,
      location: '/login?redirect=%2Ftemplates',
    });
    expect(await opened(free, download('template-2'))).toEqual({ status: 302, location: '/pricing' });
    expect((await opened(premium, download('template-2'))).status).toBe(200);
    expect((await server.visitor().get(download('template-1'))).status).toBe(401);
  });

  it.each([
    ['template-7', '', 404],
    ['..%2f', '', 404],
    ['template-1', '?format=exe', 400],
    ['template-1', '?variant=mine', 400],
  ])('of %s%s is refused', async (id, query, status) => {
    expect((await free.get(download(id, query))).status).toBe(status);
  });

  it('appears in the activity with its name', async () => {
    const person = await server.signedIn('keen');
    await fetched(person, download('template-4'));
    const { body } = await person.get(`/api/user/${person.id}/activity`);
    expect(body['list']).toContainEqual(
      expect.objectContaining({
        activity_type: 'Downloaded',
        details: expect.objectContaining({ message: 'You downloaded the template Healthcare Professional.' }),
      }),
    );
  });
});

describe('a template that is filled with a resume', () => {
  it.each(templates.flatMap(({ id }) => [[id, 'docx'] as const, [id, 'pdf'] as const]))(
    '%s as %s reads as the resume did',
    async (id, format) => {
      const { status, headers, bytes } = await fill(premium, id, original['id'], format);
      expect(status).toBe(200);
      expect(headers.get('content-disposition')).toContain(`filename="Maren-Oduya-Resume.${format}"`);
      const again = await upload(premium, bytes, `Maren-Oduya-Resume.${format}`);
      const { sections: _, ...fields } = Object(original['parsed']);
      expect(again['parsed']).toMatchObject(fields);
    },
  );

  it('is shown page by page as a picture, and a page that it does not have is not found', async () => {
    const picture = (page: number) =>
      fetched(premium, `/api/templates/template-1/pages/${page}?analysisId=${String(original['id'])}`);
    const first = await picture(1);
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(first.bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(first.bytes.length).toBeGreaterThan(10_000);
    expect((await picture(9)).status).toBe(404);
    expect((await fetched(free, `/api/templates/template-1/pages/1?analysisId=${String(original['id'])}`)).status).toBe(
      404,
    );
  });

  it("A2: another user's resume is as absent as a nonexistent one", async () => {
    for (const other of [original['id'], '11111111-1111-4111-8111-111111111111', 'no-uuid'])
      expect((await fill(free, 'template-1', other, 'docx')).status).toBe(404);
  });

  it('requires Premium if the template does', async () => {
    const { id } = await upload(free, readFileSync(join(golden, 'clean-pdf/resume.pdf')), 'resume.pdf');
    expect((await fill(free, 'template-6', id, 'docx')).status).toBe(403);
    expect((await fill(free, 'template-5', id, 'docx')).status).toBe(200);
  });

  it('is refused as PDF when our fonts lack a character, and complete as a Word file', async () => {
    const person = await server.signedIn('kanji');
    const { filled } = texts['template-5'];
    const sections = filled.sections.map((section) =>
      section.is === 'text' ? { ...section, text: '渡辺直美' } : section,
    );
    const resume = await writeWord(designs['template-5'], { ...filled, sections }, 'Resume');
    const { id } = await upload(person, resume, 'resume.docx');
    const refused = await person.post('/api/templates/template-1/fill', { analysisId: id, format: 'pdf' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'unprintable' } });
    expect((await fill(person, 'template-1', id, 'docx')).status).toBe(200);
  });
});
