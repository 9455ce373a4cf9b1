import { QueryClient } from '@tanstack/react-query';

/** Specification section 7: read answers are never stale, not retried, not read again on focus. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
    },
  });
