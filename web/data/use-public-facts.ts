import type { OutputOf } from '#contract/api/endpoint.ts';
import type { getPublicFacts } from '#contract/api/public-facts.ts';
import type { Read } from './read-cache.ts';
import { lazyEndpoint, useLazyRead } from './use-lazy-read.ts';

const endpoint = lazyEndpoint(
  '/api/public/facts',
  async () => (await import('#contract/api/public-facts.ts')).getPublicFacts,
);

/** Public facts about this server, mainly whether it can send mail. */
export const usePublicFacts = (): Read<OutputOf<typeof getPublicFacts>> => useLazyRead(endpoint, {});
