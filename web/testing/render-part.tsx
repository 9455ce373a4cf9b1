import { QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook, type RenderHookResult, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { createQueryClient } from '../data/query-client.ts';

/** The providers that a part of a page needs, with an empty cache. */
const surroundings = (path: string) => {
  const client = createQueryClient();
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </QueryClientProvider>
  );
};

/** Renders a part of a page at this address. */
export const renderPart = (part: ReactNode, path = '/'): RenderResult => render(part, { wrapper: surroundings(path) });

/** Renders a hook in a component of its own. With `isStrict` React runs its effects twice, as in development. */
export const renderPartHook = <Result,>(
  hook: () => Result,
  { isStrict = false } = {},
): RenderHookResult<Result, unknown> => renderHook(hook, { wrapper: surroundings('/'), reactStrictMode: isStrict });

/** The HTML of a part as built, including what only browsers without script show. */
export const prerenderedHtml = (part: ReactNode): string => {
  const Surroundings = surroundings('/');
  return renderToStaticMarkup(<Surroundings>{part}</Surroundings>);
};
