import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** One row a page; `contract/pages.ts` tells the server and the build of the same paths. */
export default [
  index('pages/home.tsx'),
  route('login', 'pages/login.tsx'),
  route('register', 'pages/register.tsx'),
  route('results/:id', 'pages/results.tsx'),
  route('reset-password', 'pages/reset-password.tsx'),
  route('verify-email', 'pages/verify-email.tsx'),
  route('terms', 'pages/terms.tsx'),
  route('privacy', 'pages/privacy.tsx'),
  route('profile', 'pages/profile.tsx'),
  // The build needs an address to draw the not-found page at.
  route('404', 'pages/not-found.tsx', { id: '404' }),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
