/**
 * What a page keeps private. `public`: nothing. `personal`: it shows data of one account. `token`: anyone who has its
 * URL may see or do something without signing in, so the URL itself is secret.
 */
export type Privacy = 'public' | 'personal' | 'token';

/** A page of the product. The server answers 404 for any path that has no entry. */
export type PageEntry = {
  path: `/${string}`;
  /**
   * `static` pages are rendered at build time and readable without JavaScript; `shell` pages are rendered at build time
   * as they look until the server has answered; `client` pages are rendered in the browser. A static path with a
   * parameter is rendered once for each of its values, and a shell once for all (`web/static-paths.ts` lists them).
   */
  drawn: 'static' | 'shell' | 'client';
  /** What the page keeps private: robots, referrer policy, caching and content security policy follow from it. */
  privacy: Privacy;
  /** A static page that has something to ask the server, so that its scripts start as soon as it has loaded. */
  asks?: 'soon';
  /** The query of an otherwise public page may contain a token, as in a login link from an email or an invitation. */
  mayCarryToken?: true;
  /** Only on '/404', the page for unknown paths. */
  status?: 404;
  /** The page, with its status, that is shown for an unknown value of the parameter. */
  otherwise?: { page: `/${string}`; status: 200 | 404 };
};

export const pages: readonly PageEntry[] = [
  { path: '/', drawn: 'static', privacy: 'public' },
  { path: '/features', drawn: 'static', privacy: 'public' },
  { path: '/sample-report', drawn: 'static', privacy: 'public' },
  { path: '/security', drawn: 'static', privacy: 'public' },
  { path: '/help', drawn: 'static', privacy: 'public' },
  { path: '/developers', drawn: 'static', privacy: 'public' },
  { path: '/about', drawn: 'static', privacy: 'public' },
  { path: '/contact', drawn: 'static', privacy: 'public', asks: 'soon' },
  { path: '/careers', drawn: 'static', privacy: 'public', asks: 'soon' },
  { path: '/login', drawn: 'static', privacy: 'public', asks: 'soon', mayCarryToken: true },
  { path: '/register', drawn: 'static', privacy: 'public', asks: 'soon', mayCarryToken: true },
  { path: '/profile', drawn: 'shell', privacy: 'personal' },
  { path: '/results/:id', drawn: 'shell', privacy: 'personal', otherwise: { page: '/results/any', status: 200 } },
  { path: '/report/:id', drawn: 'shell', privacy: 'personal', otherwise: { page: '/report/any', status: 200 } },
  { path: '/compare/:id/:before', drawn: 'client', privacy: 'personal' },
  { path: '/fix/:id', drawn: 'client', privacy: 'personal' },
  { path: '/groups', drawn: 'client', privacy: 'personal' },
  { path: '/groups/:id', drawn: 'client', privacy: 'personal' },
  { path: '/join/:token', drawn: 'client', privacy: 'token' },
  { path: '/shared/:token', drawn: 'shell', privacy: 'token', otherwise: { page: '/shared/any', status: 200 } },
  { path: '/reset-password', drawn: 'static', privacy: 'token', asks: 'soon' },
  { path: '/verify-email', drawn: 'static', privacy: 'token', asks: 'soon' },
  { path: '/resources', drawn: 'static', privacy: 'public' },
  {
    path: '/resources/category/:name',
    drawn: 'static',
    privacy: 'public',
    // An unknown category shows the articles about ATS optimization.
    otherwise: { page: '/resources/category/ats', status: 200 },
  },
  {
    path: '/resources/:slug',
    drawn: 'static',
    privacy: 'public',
    otherwise: { page: '/resources/article-not-found', status: 404 },
  },
  { path: '/newsletter/confirm', drawn: 'static', privacy: 'token', asks: 'soon' },
  { path: '/newsletter/unsubscribe', drawn: 'static', privacy: 'token', asks: 'soon' },
  { path: '/templates', drawn: 'static', privacy: 'public', asks: 'soon' },
  { path: '/download-success', drawn: 'client', privacy: 'personal' },
  { path: '/pricing', drawn: 'static', privacy: 'public', asks: 'soon' },
  // Static although personal in content: the referrer policy has to be in the head before anything else loads.
  { path: '/payment-success', drawn: 'static', privacy: 'token', asks: 'soon' },
  { path: '/auth-landing', drawn: 'static', privacy: 'public', asks: 'soon' },
  { path: '/dashboard', drawn: 'shell', privacy: 'personal' },
  { path: '/admin/stripe-config', drawn: 'client', privacy: 'personal' },
  { path: '/terms', drawn: 'static', privacy: 'public' },
  { path: '/privacy', drawn: 'static', privacy: 'public' },
  { path: '/refunds', drawn: 'static', privacy: 'public' },
  { path: '/cookies', drawn: 'static', privacy: 'public' },
  { path: '/subprocessors', drawn: 'static', privacy: 'public' },
  { path: '/data-processing', drawn: 'static', privacy: 'public' },
  { path: '/accessibility', drawn: 'static', privacy: 'public' },
  { path: '/imprint', drawn: 'static', privacy: 'public' },
  { path: '/corrections', drawn: 'static', privacy: 'public' },
  { path: '/changelog', drawn: 'static', privacy: 'public' },
  { path: '/admin/dashboard', drawn: 'shell', privacy: 'personal' },
  { path: '/admin/inbox', drawn: 'shell', privacy: 'personal' },
  { path: '/404', drawn: 'static', privacy: 'public', status: 404 },
];

/** The page for a path; undefined when there is none. '/results/:id' is the page for '/results/x' and '/results/x/'. */
export const pageAt = (path: string): PageEntry | undefined =>
  pages.find((page) => page.status !== 404 && matches(page.path, path));

const matches = (pattern: string, path: string): boolean => {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index]);
};

const segmentsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');
