import { describe, expect, it } from 'vitest';
import { siteAddressPlaceholder } from '#contract/product/site-address.ts';
import { completeHeads } from './complete-head.ts';

const page = (path: string, title: string, more = '') => ({
  path,
  html: `<html><head><title>${title}</title><meta name="description" content="About ${title}"/>${more}</head><body></body></html>`,
});
const complete = (...pages: { path: string; html: string }[]) => completeHeads(pages, (path) => `/share${path}.png`);
const htmlOf = (pages: { path: string; html: string }[], path: string): string =>
  pages.find((one) => one.path === path)?.html ?? '';
const dataIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');

describe('completeHeads', () => {
  const pages = complete(
    page('/', 'Parsewell: see'),
    page('/resources', 'Resources | Parsewell'),
    page('/resources/how', 'Q&amp;A: &lt;how&gt; | Parsewell'),
    page('/secret', 'Secret', '<meta name="robots" content="noindex"/>'),
  );

  it('gives a page its canonical address and a card with title, description and picture', () => {
    const html = htmlOf(pages, '/resources');
    expect(html).toContain(`<link rel="canonical" href="${siteAddressPlaceholder}/resources">`);
    expect(html).toContain('<meta property="og:title" content="Resources">');
    expect(html).toContain('<meta property="og:description" content="About Resources | Parsewell">');
    expect(html).toContain(`<meta property="og:image" content="${siteAddressPlaceholder}/share/resources.png">`);
  });

  it('gives the breadcrumbs of a page through all existing parents', () => {
    expect(dataIn(htmlOf(pages, '/resources/how'))).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Parsewell', item: `${siteAddressPlaceholder}/` },
        { position: 2, name: 'Resources' },
        { position: 3, name: 'Q&A: <how>', item: `${siteAddressPlaceholder}/resources/how` },
      ],
    });
    // A title cannot end its script element.
    expect(htmlOf(pages, '/resources/how')).not.toMatch(/ld\+json">[^]*<how/);
  });

  it('keeps the canonical address of a page with several addresses', () => {
    const [twin] = complete(page('/twin', 'Twin', '<link rel="canonical" href="/original"/>'));
    expect(twin?.html.match(/rel="canonical" href="[^"]*"/g)).toEqual([
      `rel="canonical" href="${siteAddressPlaceholder}/original"`,
    ]);
    expect(dataIn(twin?.html ?? '')).toMatchObject({
      itemListElement: [{ item: `${siteAddressPlaceholder}/original` }],
    });
  });

  it('describes the company and the product on the home page', () => {
    const kinds = Object(dataIn(htmlOf(pages, '/')))['@graph'].map((one: Record<string, unknown>) => one['@type']);
    expect(kinds).toEqual(['Organization', 'WebSite', 'SoftwareApplication']);
  });

  it('adds its address and picture to an article', () => {
    const [about] = complete(
      page('/how', 'How', '<script type="application/ld+json">{"@type":"Article","headline":"How"}</script>'),
    );
    expect(dataIn(about?.html ?? '')).toEqual({
      '@type': 'Article',
      mainEntityOfPage: `${siteAddressPlaceholder}/how`,
      image: [`${siteAddressPlaceholder}/share/how.png`],
      headline: 'How',
    });
    expect(about?.html).toContain('<meta property="og:type" content="article">');
  });

  it('adds nothing to a page that search engines may not index', () => {
    expect(htmlOf(pages, '/secret')).not.toContain('canonical');
  });
});
