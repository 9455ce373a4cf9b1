import { keepPreviousData, skipToken, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from './http/call.ts';
import { keyOf, type Read, type ReadEndpoint } from './read-cache.ts';

/** Those options of the query library that a read may set; `fresh` and `forgotten` name the usual ones. */
export type ReadOptions<Answer> = Pick<
  UseQueryOptions<Answer, Error, Answer>,
  'staleTime' | 'gcTime' | 'placeholderData' | 'refetchInterval' | 'retry'
>;

/** For what may change elsewhere: read again whenever a page shows it. */
export const fresh = { staleTime: 0 } as const;

/** For pages of a list: while another page is on its way, the last one stays. */
export const paged = { placeholderData: keepPreviousData } as const;

/** For what must not stay in memory once it is gone from the screen. */
export const forgotten = { gcTime: 0 } as const;

/**
 * The one way to read from the server. The answer is kept for as long as the page is open, so that two parts of a page that
 * ask the same ask once. An input of null asks nothing yet. Rejects with `ApiError`.
 */
export const useRead = <Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: ReadEndpoint<Input, Output>,
  input: z.infer<Input> | null,
  options: ReadOptions<z.infer<Output>> = {},
): Read<z.infer<Output>> =>
  useQuery({
    queryKey: keyOf(endpoint, input),
    queryFn: input === null ? skipToken : ({ signal }) => call(endpoint, input, { signal }),
    ...options,
  });
