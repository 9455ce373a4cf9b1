import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from './query-client.ts';
import { onSignedOut } from '../session/current-user.ts';

/** What was read from the server, for as long as the page is open, whichever of its pages is shown. */
const queries = createQueryClient();

// The next person at this browser must not find the reports of the last one.
onSignedOut(() => queries.removeQueries());

/** Around everything that reads from the server with queries. Pages of text do without it. */
export const Asking = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
);
