import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { onSignedOut } from '../session/current-user.ts';
import { createQueryClient } from './query-client.ts';

/** Data from the server, kept across page changes until the browser tab closes. */
const client = createQueryClient();

// The next user of this browser must not find the reports of the previous one.
onSignedOut(() => client.removeQueries());

/** Wraps everything that uses the query library. Text pages do without it. */
export const QueryProvider = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
