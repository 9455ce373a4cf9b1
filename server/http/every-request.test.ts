import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/api/endpoint.ts';
import { noLimit } from './guards.ts';
import { serve } from './serve.ts';
import { routes } from '../boot/routes.ts';
import { password, startTestApp, type TestApp } from '../testing/test-app.ts';

/** Served at its public address, where browsers send the origin of a request. */
const origin = 'https://parsewell.example';
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ environment: { PUBLIC_URL: origin } });
});
afterAll(() => site.close());

const fail = async (): Promise<never> => {
  throw new Error(`secret of ${import.meta.filename}`);
};

describe('a bug', () => {
  it('L5: is reported as one sentence with a request id: no message, no stack, no path', async () => {
    const entry = endpoint({
      method: 'GET',
      path: '/api/broken',
      access: 'anyone',
      form: 'none',
      input: z.object({}),
      output: z.object({}),
      errors: [],
    });
    const broken = await startTestApp({ routes: [serve(entry, { limit: noLimit.operators }, fail)] });
    try {
      const { status, body, headers } = await broken.visitor().get(entry.path);
      expect(status).toBe(500);
      expect(body).toEqual({
        code: 'internal',
        message: 'Something went wrong on our side. Please try again.',
        requestId: headers.get('x-request-id'),
      });
    } finally {
      await broken.close();
    }
  });
});

describe('W4 a cross-site request', () => {
  const changing = routes
    .filter(({ entry }) => entry.method !== 'GET')
    .map(({ entry }) => [entry.method, entry.path] as const);
  const headers: readonly (readonly [string, Record<string, string>, 'refused' | 'allowed'])[] = [
    ['from another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 'refused'],
    ['from another subdomain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.parsewell.example' }, 'refused'],
    ['from our pages', { 'sec-fetch-site': 'same-origin', origin }, 'allowed'],
    ['typed into the address bar', { 'sec-fetch-site': 'none' }, 'allowed'],
    ['by an old browser from another site', { origin: 'https://evil.example' }, 'refused'],
    ['by an old browser from a hidden origin', { origin: 'null' }, 'refused'],
    ['by an old browser from our pages', { origin }, 'allowed'],
    ['by curl', {}, 'allowed'],
  ];

  const cells = changing.flatMap(([method, path]) =>
    headers.map(([what, sent, verdict]) => [method, path, what, verdict, sent] as const),
  );
  it.each(cells)('%s %s %s is %s', async (method, path, _what, verdict, sent) => {
    // Injected, because fetch does not allow setting these headers.
    const { statusCode, body } = await site.app.inject({ method, url: path, headers: sent });
    const isRefused = statusCode === 403 && body.includes('"cross-site"');
    expect(isRefused ? 'refused' : 'allowed').toBe(verdict);
  });
});

describe('W4 L4 R17 the body of a request', () => {
  it.each([
    ['/api/login', 'text/plain'],
    ['/api/login', 'application/x-www-form-urlencoded'],
    ['/api/register', 'multipart/form-data; boundary=x'],
    ['/api/analyze', 'application/json'],
    ['/api/logout', 'text/plain'],
  ])('is refused by %s as %s', async (path, type) => {
    const answer = await site
      .visitor()
      .call('POST', path, { body: '{"username":"someone","password":"secret1"}', headers: { 'content-type': type } });
    expect(answer).toMatchObject({ status: 415, body: { code: 'wrong-media-type' } });
  });

  it.each([
    ['broken JSON', '{"username":'],
    ['JSON that is no object', '"hello"'],
    ['a body with a __proto__ key', '{"username":"someone","password":"secret1","__proto__":{"role":"admin"}}'],
    ['a body nested too deep', `{"username":${'['.repeat(60)}${']'.repeat(60)},"password":"secret1"}`],
  ])('is refused with a message when it is %s', async (_what, body) => {
    const answer = await site.visitor().post('/api/login', body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-input', message: expect.any(String) } });
  });

  it('is refused when the JSON is larger than any form', async () => {
    const answer = await site.visitor().post('/api/login', { username: 'x'.repeat(100_000), password });
    expect(answer).toMatchObject({ status: 413, body: { code: 'body-too-large' } });
  });
});
