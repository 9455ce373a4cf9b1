/**
 * Every page of the product. `static` pages are rendered at build time and readable without JavaScript;
 * `client` pages are drawn in the browser. The server answers 404 for any path that is not here,
 * with the page '/404', which is therefore the only one that carries a status of its own.
 */
export type PageEntry = { path: `/${string}`; drawn: 'static' | 'client'; status?: 404 };

export const pages: readonly PageEntry[] = [
  { path: '/', drawn: 'static' },
  { path: '/login', drawn: 'static' },
  { path: '/register', drawn: 'static' },
  { path: '/profile', drawn: 'client' },
  { path: '/results/:id', drawn: 'client' },
  { path: '/reset-password', drawn: 'static' },
  { path: '/verify-email', drawn: 'static' },
  { path: '/terms', drawn: 'static' },
  { path: '/privacy', drawn: 'static' },
  { path: '/404', drawn: 'static', status: 404 },
];
