import type { PageEntry, Privacy } from './pages.ts';

type Rule = {
  /** Whether search engines may list the page. If not, its head says noindex. */
  isIndexed: boolean;
  /** Whether robots.txt asks crawlers to stay away. Not for tokens: a crawler that was given such an address must be able to read the noindex. */
  isDisallowed: boolean;
  /** Whether a header repeats noindex, for pages whose head a crawler may never see drawn. */
  hasRobotsHeader: boolean;
};

const rules: Record<Privacy, Rule> = {
  public: { isIndexed: true, isDisallowed: false, hasRobotsHeader: false },
  personal: { isIndexed: false, isDisallowed: true, hasRobotsHeader: false },
  token: { isIndexed: false, isDisallowed: false, hasRobotsHeader: true },
};

export const isIndexed = ({ privacy }: PageEntry): boolean => rules[privacy].isIndexed;

/** The referrer policy of every answer that has none of its own: other sites learn the address of ours, without the path. */
export const usualReferrerPolicy = 'strict-origin-when-cross-origin';

/** 'no-referrer' where the address names something private: a token, or one person's report. */
export const referrerPolicyOf = ({ privacy, path, mayCarryToken }: PageEntry): string => {
  const namesSomething =
    privacy === 'token' || mayCarryToken === true || (privacy === 'personal' && path.includes(':'));
  return namesSomething ? 'no-referrer' : usualReferrerPolicy;
};

/**
 * The headers of a page's HTML; undefined is the page for an unknown path. Caching and the content security policy are
 * the same for every kind of page: the HTML of a personal page holds nothing personal (that comes from the API, which is never
 * stored), and a browser keeps the policy of the first page it opened while it moves to the others.
 */
export const pageHeaders = (page: PageEntry | undefined, contentSecurityPolicy: string): Record<string, string> => ({
  'cache-control': 'no-cache',
  'content-security-policy': contentSecurityPolicy,
  'referrer-policy': page === undefined ? usualReferrerPolicy : referrerPolicyOf(page),
  ...(page !== undefined && rules[page.privacy].hasRobotsHeader ? { 'x-robots-tag': 'noindex' } : {}),
});

/** Path prefixes that robots.txt disallows, each once: '/results/' for '/results/:id', '/admin/' for everything in it. */
export const disallowedPaths = (pages: readonly PageEntry[]): string[] => [
  ...new Set(pages.filter(({ privacy }) => rules[privacy].isDisallowed).map(({ path }) => firstFolderOf(path))),
];

const firstFolderOf = (path: string): string => path.replace(/^(\/[^/]+\/).*$/, '$1');
