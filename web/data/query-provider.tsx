import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { onSignedOut } from '../session/current-user.ts';
import { createQueryClient } from './query-client.ts';

/** What was read from the server, for as long as the page is open, whichever of its pages is shown. */
const client = createQueryClient();

// The next person at this browser must not find the reports of the last one.
onSignedOut(() => client.removeQueries());

/** Around everything that reads from the server or writes to it with the query library. Pages of text do without it. */
export const QueryProvider = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
