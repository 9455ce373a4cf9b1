import { keepPreviousData, skipToken, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from './http/call.ts';
import { keyOf, type Read, type ReadEndpoint } from './read-cache.ts';

/** The options of the query library that a read may set; `fresh` and `forgotten` name the usual ones. */
export type ReadOptions<Answer> = Pick<
  UseQueryOptions<Answer, Error, Answer>,
  'staleTime' | 'gcTime' | 'placeholderData' | 'refetchInterval' | 'retry'
>;

/** For data that may change elsewhere: refetched whenever a page shows it. */
export const fresh = { staleTime: 0 } as const;

/** For pages of a list: shows the last page until the next one has arrived. */
export const paged = { placeholderData: keepPreviousData } as const;

/** For data that must not stay in memory after it leaves the screen. */
export const forgotten = { gcTime: 0 } as const;

/**
 * The only way to read from the server. The answer is cached until the page is closed, so that two parts of a page
 * share one request. An input of null sends no request. Rejects with `ApiError`.
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
