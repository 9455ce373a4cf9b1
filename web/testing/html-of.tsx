import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { createQueryClient } from '../data/query-client.ts';

/** The HTML of a part of a page, as the build would write it. */
export const htmlOf = (part: ReactNode): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  );

/** The words of that HTML, tags and entities resolved as far as our texts have any. */
export const wordsOf = (part: ReactNode): string =>
  htmlOf(part)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
