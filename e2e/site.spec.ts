import { expect, type APIRequestContext, test } from '@playwright/test';

type Page = { path: string; html: string };

const decoded = (text: string): string => text.replaceAll('&amp;', '&');
const attributes = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => decoded(value));

const htmlAt = async (request: APIRequestContext, path: string): Promise<string> => (await request.get(path)).text();

/** The HTML of every page in the sitemap, without JavaScript. */
const findablePages = async (request: APIRequestContext): Promise<Page[]> => {
  const sitemap = await htmlAt(request, '/sitemap.xml');
  const paths = attributes(sitemap, /<loc>([^<]*)<\/loc>/g).map((address) => new URL(address).pathname);
  return Promise.all(paths.map(async (path) => ({ path, html: await htmlAt(request, path) })));
};

const linksOf = ({ html }: Page): string[] => attributes(html, /<a\b[^>]*\bhref="([^"]*)"/g);
const withoutRest = (link: string): string => link.split(/[#?]/)[0] ?? '';
const isOurs = (link: string): boolean => link.startsWith('/');

test('no page has a dead link or a dead fragment', async ({ request }) => {
  const pages = await findablePages(request);
  expect(pages.length).toBeGreaterThan(15);
  const links = [...new Set(pages.flatMap((page) => linksOf(page).filter(isOurs)))];
  const statuses = new Map<string, { status: number; html: string }>();
  for (const path of new Set(links.map(withoutRest))) {
    const answer = await request.get(path, { maxRedirects: 0 });
    statuses.set(path, { status: answer.status(), html: await answer.text() });
  }
  const dead = [...statuses].filter(([, { status }]) => status !== 200);
  expect(dead.map(([path, { status }]) => `${path} answers ${status}`)).toEqual([]);

  const within = pages.flatMap((page) =>
    linksOf(page)
      .filter((link) => link.includes('#') && (isOurs(link) || link.startsWith('#')))
      .map((link) => ({
        from: page.path,
        link,
        target: isOurs(link) ? statuses.get(withoutRest(link))?.html : page.html,
      })),
  );
  const nowhere = within.filter(
    ({ link, target }) => !target?.includes(`id="${decodeURIComponent(link.split('#')[1] ?? '')}"`),
  );
  expect(nowhere.map(({ from, link }) => `${from} links to ${link}`)).toEqual([]);
});

test('every page is linked from another one', async ({ request }) => {
  const pages = await findablePages(request);
  const linked = new Set(
    pages.flatMap((page) =>
      linksOf(page)
        .map(withoutRest)
        .filter((target) => target !== page.path),
    ),
  );
  expect(pages.map(({ path }) => path).filter((path) => !linked.has(path))).toEqual([]);
});

test('every page has a title, description, canonical address, social card and structured data', async ({
  request,
  baseURL,
}) => {
  const pages = await findablePages(request);
  const titles = pages.map(({ html }) => /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
  expect(titles.filter((title) => title.length < 10 || title.length > 90)).toEqual([]);
  expect(new Set(titles).size).toBe(titles.length);
  for (const { path, html } of pages) {
    expect(html, path).toContain(`<link rel="canonical" href="${baseURL}${path}">`);
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(description.length, `${path}: ${description}`).toBeGreaterThan(40);
    expect(description.length, `${path}: ${description}`).toBeLessThan(200);
    const picture = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '';
    const answer = await request.get(picture);
    expect(answer.status(), `${path}: ${picture}`).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/png');
    for (const data of attributes(html, /<script type="application\/ld\+json">(.*?)<\/script>/g))
      expect(Object(JSON.parse(data))['@context'], path).toBe('https://schema.org');
    expect(html.match(/<h1\b/g), path).toHaveLength(1);
  }
});

test('every image has a text alternative or is marked as decoration', async ({ request }) => {
  const pages = await findablePages(request);
  const mute = pages.flatMap(({ path, html }) =>
    attributes(html, /(<(?:img|svg)\b[^>]*>)/g)
      .filter((tag) => !saysSomething.test(tag))
      .map((tag) => `${path}: ${tag.slice(0, 120)}`),
  );
  expect(mute).toEqual([]);
});

/** A label, an empty alternative (next to text that says the same), or hidden from screen readers. */
const saysSomething = /aria-hidden="true"|<img\b[^>]*\balt="|role="img"[^>]*aria-label|aria-label[^>]*role="img"/;

test('makes no request to another host', async ({ request }) => {
  const pages = await findablePages(request);
  const asked = pages.flatMap(({ path, html }) =>
    [
      ...attributes(html, /<(?:script|img|iframe|source|video)\b[^>]*\bsrc="([^"]*)"/g),
      ...attributes(html, /<link\b(?![^>]*rel="canonical")[^>]*\bhref="([^"]*)"/g),
    ]
      .filter((address) => !address.startsWith('/') && !address.startsWith('data:'))
      .map((address) => `${path}: ${address}`),
  );
  expect(asked).toEqual([]);
});

test('unknown and private pages are not indexed by search engines', async ({ request }) => {
  const robots = await htmlAt(request, '/robots.txt');
  for (const path of ['/api/', '/admin/', '/profile', '/results/']) expect(robots).toContain(`Disallow: ${path}`);
  for (const path of ['/no-such-page', '/resources/no-such-article']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('noindex');
  }
});
