import type { PageEntry, Privacy } from './pages.ts';

type Rule = {
  /** Whether search engines may list the page. If not, its head says noindex. */
  isIndexed: boolean;
  /**
   * Whether robots.txt disallows the page. Not for pages with a token in the URL: a crawler that was given such a URL
   * must be able to read the noindex.
   */
  isDisallowed: boolean;
  /** Whether a header repeats noindex, for pages whose head a crawler may never render. */
  hasRobotsHeader: boolean;
};

const rules: Record<Privacy, Rule> = {
  public: { isIndexed: true, isDisallowed: false, hasRobotsHeader: false },
  personal: { isIndexed: false, isDisallowed: true, hasRobotsHeader: false },
  token: { isIndexed: false, isDisallowed: false, hasRobotsHeader: true },
};

export const isIndexed = ({ privacy }: PageEntry): boolean => rules[privacy].isIndexed;

/** The default referrer policy of every response: other sites see our origin, without the path. */
export const defaultReferrerPolicy = 'strict-origin-when-cross-origin';

/** 'no-referrer' when the URL is private: a token, or one user's report. */
export const referrerPolicyOf = ({ privacy, path, mayCarryToken }: PageEntry): string => {
  const namesSomething =
    privacy === 'token' || mayCarryToken === true || (privacy === 'personal' && path.includes(':'));
  return namesSomething ? 'no-referrer' : defaultReferrerPolicy;
};

/**
 * The headers of a page's HTML; undefined is the page for an unknown path. Caching and the content security policy are
 * the same for every page: the HTML of a personal page contains no personal data (that comes from the API, which is
 * never stored), and a browser keeps the policy of the first page it opened during client-side navigation.
 */
export const pageHeaders = (page: PageEntry | undefined, contentSecurityPolicy: string): Record<string, string> => ({
  'cache-control': 'no-cache',
  'content-security-policy': contentSecurityPolicy,
  'referrer-policy': page === undefined ? defaultReferrerPolicy : referrerPolicyOf(page),
  ...(page !== undefined && rules[page.privacy].hasRobotsHeader ? { 'x-robots-tag': 'noindex' } : {}),
});

/**
 * Path prefixes that robots.txt disallows, without duplicates: '/results/' for '/results/:id', '/admin/' for everything
 * in it.
 */
export const disallowedPaths = (pages: readonly PageEntry[]): string[] => [
  ...new Set(pages.filter(({ privacy }) => rules[privacy].isDisallowed).map(({ path }) => firstFolderOf(path))),
];

const firstFolderOf = (path: string): string => path.replace(/^(\/[^/]+\/).*$/, '$1');
