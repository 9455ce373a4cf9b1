import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { OutputOf } from '#contract/api/endpoint.ts';
import type { getPublicFacts } from '#contract/api/public-facts.ts';
import { callLater } from './http/call-later.ts';

const endpoint = async () => (await import('#contract/api/public-facts.ts')).getPublicFacts;

/** What holds for this server: whether it can send mail, above all. */
export const usePublicFacts = (): UseQueryResult<OutputOf<typeof getPublicFacts>> =>
  useQuery({ queryKey: ['public-facts'], queryFn: ({ signal }) => callLater(endpoint, {}, { signal }) });
