/**
 * Every page of the product. `static` pages are rendered at build time and readable without JavaScript;
 * `client` pages are drawn in the browser. The server answers 404 for any path that is not here,
 * with the page '/404', which is therefore the only one that carries a status of its own.
 * A static path with a ':' in it is rendered once for each thing it shows (`web/static-paths.ts` knows them);
 * `otherwise` is the page, and its status, for a thing that is not there.
 */
export type PageEntry = {
  path: `/${string}`;
  drawn: 'static' | 'client';
  status?: 404;
  otherwise?: { page: `/${string}`; status: 200 | 404 };
};

export const pages: readonly PageEntry[] = [
  { path: '/', drawn: 'static' },
  { path: '/features', drawn: 'static' },
  { path: '/sample-report', drawn: 'static' },
  { path: '/security', drawn: 'static' },
  { path: '/help', drawn: 'static' },
  { path: '/about', drawn: 'static' },
  { path: '/contact', drawn: 'static' },
  { path: '/careers', drawn: 'static' },
  { path: '/login', drawn: 'static' },
  { path: '/register', drawn: 'static' },
  { path: '/profile', drawn: 'client' },
  { path: '/results/:id', drawn: 'client' },
  { path: '/report/:id', drawn: 'client' },
  { path: '/compare/:id/:before', drawn: 'client' },
  { path: '/shared/:token', drawn: 'client' },
  { path: '/reset-password', drawn: 'static' },
  { path: '/verify-email', drawn: 'static' },
  { path: '/resources', drawn: 'static' },
  {
    path: '/resources/category/:name',
    drawn: 'static',
    // Specification section 2: any other name shows the ats articles.
    otherwise: { page: '/resources/category/ats', status: 200 },
  },
  {
    path: '/resources/:slug',
    drawn: 'static',
    otherwise: { page: '/resources/article-not-found', status: 404 },
  },
  { path: '/newsletter/confirm', drawn: 'static' },
  { path: '/newsletter/unsubscribe', drawn: 'static' },
  { path: '/templates', drawn: 'static' },
  { path: '/download-success', drawn: 'client' },
  { path: '/pricing', drawn: 'static' },
  { path: '/payment-success', drawn: 'static' },
  { path: '/auth-landing', drawn: 'static' },
  { path: '/dashboard', drawn: 'client' },
  { path: '/admin/stripe-config', drawn: 'client' },
  { path: '/terms', drawn: 'static' },
  { path: '/privacy', drawn: 'static' },
  { path: '/admin/dashboard', drawn: 'client' },
  { path: '/admin/inbox', drawn: 'client' },
  { path: '/404', drawn: 'static', status: 404 },
];
