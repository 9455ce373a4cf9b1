import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { OutputOf } from '#contract/endpoint.ts';
import type { publicFacts } from '#contract/public-facts.ts';
import { callLater } from './call-later.ts';

const endpoint = async () => (await import('#contract/public-facts.ts')).publicFacts;

/** What holds for this server: whether it can send mail, above all. */
export const usePublicFacts = (): UseQueryResult<OutputOf<typeof publicFacts>> =>
  useQuery({ queryKey: ['public-facts'], queryFn: ({ signal }) => callLater(endpoint, {}, { signal }) });
