import { describe, expect, test } from 'vitest';
import { disallowedPaths, isIndexed, pageHeaders, referrerPolicyOf, defaultReferrerPolicy } from './page-privacy.ts';
import { pageAt, pages, type PageEntry } from './pages.ts';

const page = (entry: Partial<PageEntry>): PageEntry => ({ path: '/x', drawn: 'client', privacy: 'public', ...entry });
const kinds = ['public', 'personal', 'token'];
/** Entries without a privacy, or with less privacy than their path needs. */
const faulty = (entries: readonly Partial<PageEntry>[]): (string | undefined)[] =>
  entries
    .filter(
      ({ path = '', privacy = '' }) =>
        !kinds.includes(privacy) ||
        (path.includes(':token') && privacy !== 'token') ||
        (path.includes(':id') && privacy === 'public'),
    )
    .map(({ path }) => path);

describe('the privacy of a page', () => {
  test('is stated by every page, and strict enough for its path', () => {
    expect(faulty(pages)).toEqual([]);
  });

  test('is reported when it is missing, or too public for the path', () => {
    expect(faulty([{ path: '/x' }, { path: '/x/:token', privacy: 'personal' }, { path: '/x/:id' }])).toHaveLength(3);
  });

  test('keeps personal pages and pages with a token out of search', () => {
    expect(isIndexed(page({ privacy: 'public' }))).toBe(true);
    expect(isIndexed(page({ privacy: 'personal' }))).toBe(false);
    expect(isIndexed(page({ privacy: 'token' }))).toBe(false);
  });

  test('sends no private URL to other sites', () => {
    expect(referrerPolicyOf(page({ privacy: 'token' }))).toBe('no-referrer');
    expect(referrerPolicyOf(page({ privacy: 'personal', path: '/results/:id' }))).toBe('no-referrer');
    expect(referrerPolicyOf(page({ mayCarryToken: true }))).toBe('no-referrer');
    expect(referrerPolicyOf(page({ privacy: 'personal', path: '/profile' }))).toBe(defaultReferrerPolicy);
    expect(referrerPolicyOf(page({ path: '/resources/:slug' }))).toBe(defaultReferrerPolicy);
  });

  test('decides the headers of the page', () => {
    const everyPage = { 'cache-control': 'no-cache', 'content-security-policy': 'the policy' };
    const usual = { ...everyPage, 'referrer-policy': defaultReferrerPolicy };
    expect(pageHeaders(page({}), 'the policy')).toEqual(usual);
    expect(pageHeaders(undefined, 'the policy')).toEqual(usual);
    expect(pageHeaders(page({ privacy: 'personal', path: '/report/:id' }), 'the policy')).toEqual({
      ...everyPage,
      'referrer-policy': 'no-referrer',
    });
    expect(pageHeaders(page({ privacy: 'token' }), 'the policy')).toEqual({
      ...everyPage,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });

  test('disallows personal pages for crawlers, and lets them read the noindex of a page with a token', () => {
    const entries = [
      page({ path: '/help' }),
      page({ path: '/profile', privacy: 'personal' }),
      page({ path: '/results/:id', privacy: 'personal' }),
      page({ path: '/admin/dashboard', privacy: 'personal' }),
      page({ path: '/admin/inbox', privacy: 'personal' }),
      page({ path: '/shared/:token', privacy: 'token' }),
    ];
    expect(disallowedPaths(entries)).toEqual(['/profile', '/results/', '/admin/']);
  });
});

describe('the page at a path', () => {
  test.each([
    ['/', '/'],
    ['/results/0b9f', '/results/:id'],
    ['/results/0b9f/', '/results/:id'],
    ['/resources/category/ats', '/resources/category/:name'],
    ['/results', undefined],
    ['/results/0b9f/more', undefined],
    ['/404', undefined],
  ])('%s is %s', (path, found) => {
    expect(pageAt(path)?.path).toBe(found);
  });
});
