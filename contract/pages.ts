/**
 * Every page of the product. `static` pages are rendered at build time and readable without JavaScript;
 * `client` pages are drawn in the browser. The server answers 404 for any path that is not here.
 */
export type PageEntry = { path: `/${string}`; drawn: 'static' | 'client' };

export const pages: readonly PageEntry[] = [
  { path: '/', drawn: 'static' },
  { path: '/login', drawn: 'static' },
  { path: '/register', drawn: 'static' },
  { path: '/results/:id', drawn: 'client' },
];
