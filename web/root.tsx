import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import '@fontsource-variable/source-serif-4/wght.css';
import './styles/fonts/basic.css';
import './styles/app.css';
import interUrl from './styles/fonts/inter-basic.woff2?url';
import serifUrl from './styles/fonts/source-serif-4-basic.woff2?url';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  type LinksFunction,
} from 'react-router';
import { Frame } from './frame/frame.tsx';
import { isMissingFile, MissingFile } from './frame/missing-file.ts';
import { NotFound } from './frame/not-found.tsx';
import { PagePrivacy } from './frame/page-privacy.tsx';
import { UnexpectedError } from './frame/unexpected-error.tsx';

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const;

export const links: LinksFunction = () => [
  font(interUrl),
  font(serifUrl),
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
];

export const Layout = ({ children }: { children: ReactNode }) => (
  // boot.js sets attributes before React loads.
  <html lang="en" suppressHydrationWarning>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f3ea" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#171512" />
      <script src="/boot.js" />
      <Meta />
      <PagePrivacy />
      <Links />
    </head>
    <body>
      {children}
      <ScrollRestoration />
      <Scripts />
    </body>
  </html>
);

const App = () => (
  <Frame>
    <Outlet />
  </Frame>
);

/** Shown until the script of a client-rendered page has loaded. */
export const HydrateFallback = () => (
  <output className="block p-10 text-center text-ink-soft">Opening the page…</output>
);

export const ErrorBoundary = () => {
  const error = useRouteError();
  return <Frame>{pageFor(error)}</Frame>;
};

const pageFor = (error: unknown): ReactNode => {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return isMissingFile(error) ? <MissingFile /> : <UnexpectedError />;
};

export default App;
