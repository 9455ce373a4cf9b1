import { QueryClient } from '@tanstack/react-query';

/** Answers are never stale, not retried and not read again on focus, unless a read says otherwise. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
      // A write without a network fails at once, and what was sent with it, a password perhaps, is not kept.
      mutations: { networkMode: 'always', gcTime: 0 },
    },
  });
