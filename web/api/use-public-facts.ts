import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { publicFacts } from '#contract/public-facts.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { call } from './call.ts';

/** What holds for this server: whether it can send mail, above all. */
export const usePublicFacts = (): UseQueryResult<OutputOf<typeof publicFacts>> =>
  useQuery({ queryKey: ['public-facts'], queryFn: ({ signal }) => call(publicFacts, {}, { signal }) });
