import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteAddressPlaceholder } from '#contract/product/site-address.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { readSite } from './site.ts';

const script = 'window.theme = "dark";';
const scriptHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const home = `<!doctype html><title>Home</title><link rel="canonical" href="${siteAddressPlaceholder}/"/><script type="application/ld+json">{"url":"${siteAddressPlaceholder}/"}</script><script>${script}</script><script src="/assets/entry-Ab12.js"></script>`;
const code = 'export const answer = 42;\n'.repeat(200);

const site = 'http://resume.example.org';
const folder = mkdtempSync(join(tmpdir(), 'parsewell-site-'));
const write = (name: string, content: string | Buffer): void => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
};

let server: TestApp;
beforeAll(async () => {
  write('index.html', home);
  write('login/index.html', '<!doctype html><title>Log in</title>');
  write('resources/some-article/index.html', '<!doctype html><title>Article</title>');
  write(
    'resources/article-not-found/index.html',
    '<!doctype html><title>No such article</title><meta name="robots" content="noindex"/>',
  );
  write('resources/category/ats/index.html', '<!doctype html><title>Topic</title>');
  write('assets/downloads/ats-checklist.txt', 'One, two, three.');
  // Its entry in contract/product/pages.ts says that it is private; its head need not repeat that.
  write('verify-email/index.html', '<!doctype html><title>Verify</title>');
  write('404/index.html', '<!doctype html><title>Not here</title>');
  write('__spa-fallback.html', '<!doctype html><title>Shell</title>');
  write('assets/entry-Ab12.js', code);
  write('assets/entry-Ab12.js.br', brotliCompressSync(code));
  write('assets/entry-Ab12.js.gz', gzipSync(code));
  write('assets/entry-Ab12.js.map', '{}');
  write('favicon.svg', '<svg/>');
  write('.secret', 'x');
  server = await startTestApp({ site: readSite(folder), environment: { PUBLIC_URL: site } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers });

describe('who can create an account', () => {
  it('is written on the root element of every page, unless it is everybody', async () => {
    write('register/index.html', '<!doctype html><html lang="en"><title>Sign up</title></html>');
    for (const [SIGN_UPS, start] of [
      ['open', '<html lang="en">'],
      ['invited', '<html data-sign-ups="invited" lang="en">'],
      ['closed', '<html data-sign-ups="closed" lang="en">'],
    ] as const) {
      const limited = await startTestApp({ site: readSite(folder), environment: { SIGN_UPS } });
      const { body } = await limited.app.inject({ method: 'GET', url: '/register' });
      await limited.close();
      expect(body).toContain(start);
    }
  });
});

describe('the pages', () => {
  it.each([
    ['/', 200, 'Home'],
    ['/?utm=1', 200, 'Home'],
    ['/login', 200, 'Log in'],
    ['/login/', 200, 'Log in'],
    ['/results/0b9f', 200, 'Shell'],
    ['/resources/some-article', 200, 'Article'],
    ['/resources/some-article/', 200, 'Article'],
    ['/resources/another-article', 404, 'No such article'],
    ['/resources/article-not-found', 404, 'No such article'],
    ['/resources/category/ats', 200, 'Topic'],
    ['/resources/category/anything', 200, 'Topic'],
    ['/resources/some-article/more', 404, 'Not here'],
    ['/404', 404, 'Not here'],
    ['/404/', 404, 'Not here'],
    ['/results', 404, 'Not here'],
    ['/no-such-page', 404, 'Not here'],
    ['/results/0b9f/more', 404, 'Not here'],
    ['/.secret', 404, 'Not here'],
    ['/assets/entry-Ab12.js.map', 404, 'Not here'],
    ['/..%2f..%2fetc%2fpasswd', 404, 'Not here'],
    ['/%00', 404, ''],
    ['/%zz', 400, 'understand'],
    ['/__spa-fallback.html', 404, 'Not here'],
  ])('L11: %s answers %i', async (url, status, title) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(status);
    expect(body).toContain(title);
  });

  it('W1: allow exactly their inline scripts', async () => {
    const { headers } = await get('/');
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${scriptHash};`);
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect((await get('/login')).headers['content-security-policy']).toContain(`script-src 'self';`);
  });

  it('are revalidated each time, hashed files never', async () => {
    expect((await get('/')).headers['cache-control']).toBe('no-cache');
    expect((await get('/assets/entry-Ab12.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const unhashed of ['/favicon.svg', '/assets/downloads/ats-checklist.txt'])
      expect((await get(unhashed)).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('are compressed for a client that accepts %s', async (accepted, encoding) => {
    const { headers, rawPayload } = await get('/assets/entry-Ab12.js', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toMatch(/javascript/);
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Buffer) => bytes);
    expect(unpack(rawPayload).toString()).toBe(code);
  });

  it('P13: after a payment send no referrer, and the secret in their URL is not logged', async () => {
    const lines: string[] = [];
    const logging = await startTestApp({
      site: readSite(folder),
      logger: { level: 'debug', stream: { write: (line: string) => void lines.push(line) } },
    });
    try {
      const url = '/payment-success?payment_intent_client_secret=pi_1_secret_canary&payment_intent=pi_1';
      const { headers } = await logging.app.inject({ method: 'GET', url });
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.join('')).not.toContain('canary');
    } finally {
      await logging.close();
    }
  });

  it.each([
    '/reset-password?token=x',
    '/verify-email?token=x',
    '/verify-email/',
    '/shared/x',
    '/login?token=x',
    '/report/x',
  ])('B13 W3: %s, whose URL is private, sends no referrer', async (url) => {
    expect((await get(url)).headers['referrer-policy']).toBe('no-referrer');
  });

  it('have a noindex header when their URL is secret', async () => {
    expect((await get('/shared/x')).headers['x-robots-tag']).toBe('noindex');
    expect((await get('/')).headers).not.toHaveProperty('x-robots-tag');
  });

  it.each(['br', 'gzip', 'identity'])(
    'contain the address of this site, in %s too, and support ETags',
    async (accepted) => {
      const { headers, rawPayload } = await get('/', { 'accept-encoding': accepted });
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[accepted] ?? ((bytes: Buffer) => bytes);
      const html = unpack(rawPayload).toString();
      expect(html).toContain(`<link rel="canonical" href="${site}/"/>`);
      expect(html).not.toContain(siteAddressPlaceholder);
      const again = await get('/', { 'accept-encoding': accepted, 'if-none-match': String(headers.etag) });
      expect(again).toMatchObject({ statusCode: 304, body: '' });
    },
  );

  it('are listed in the sitemap with their full URL, unless they are noindex', async () => {
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toMatch(/xml/);
    expect([...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual([
      `${site}/`,
      `${site}/login`,
      `${site}/resources/category/ats`,
      `${site}/resources/some-article`,
    ]);
    const robots = (await get('/robots.txt')).body;
    expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`);
    for (const path of ['/api/', '/results/', '/profile', '/admin/']) expect(robots).toContain(`Disallow: ${path}\n`);
    expect(robots).not.toContain('/shared');
    const security = await get('/.well-known/security.txt');
    expect(security.headers['content-type']).toMatch(/^text\/plain/);
    expect(security.body).toContain(`Canonical: ${site}/.well-known/security.txt`);
  });

  it('are replaced by a message when they have not been built', async () => {
    const bare = await startTestApp({ site: readSite(join(folder, 'nothing-here')) });
    try {
      const { statusCode, body } = await bare.app.inject({ method: 'GET', url: '/' });
      expect(statusCode).toBe(503);
      expect(body).toMatch(/^The Parsewell pages have not been built yet\..*\n$/);
      expect((await bare.app.inject({ method: 'GET', url: '/livez' })).statusCode).toBe(200);
    } finally {
      await bare.close();
    }
  });
});

describe('every response', () => {
  it.each(['/', '/login', '/register', '/api/public/facts'])('sets no cookie for a visitor: %s', async (url) => {
    expect((await get(url)).headers).not.toHaveProperty('set-cookie');
  });

  it.each(['/', '/api/me', '/assets/entry-Ab12.js', '/api/nothing', '/no-such-page', '/livez', '/%zz'])(
    'W3 W6: of %s has the security headers',
    async (url) => {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'content-security-policy': expect.stringContaining(`frame-ancestors 'none'`),
      });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(headers).not.toHaveProperty('strict-transport-security');
    },
  );

  it('W7: of the API is never cached, not even an error', async () => {
    for (const url of ['/api/me', '/api/nothing', '/api/analysis/1', '/api/%zz', '/%61pi/me', '/api%2fme'])
      expect((await get(url)).headers['cache-control'], url).toBe('no-store');
  });

  it('for an unknown API path is a problem in JSON', async () => {
    const { statusCode, headers, json } = await get('/api/nothing');
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toMatch(/application\/json/);
    expect(json()).toEqual({
      code: 'not-found',
      message: 'This address does not exist in our API.',
      requestId: headers['x-request-id'],
    });
  });
});
