import { QueryClient } from '@tanstack/react-query';

/** Data is never stale, not retried and not refetched on focus, unless a read says otherwise. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
      // Without a network a write fails at once, and its input, perhaps a password or a resume's text, is not kept.
      mutations: { networkMode: 'always', gcTime: 0 },
    },
  });
