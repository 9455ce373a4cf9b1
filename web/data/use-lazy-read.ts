import { skipToken, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { callLater } from './http/call-later.ts';
import { keyOf, type Read, type ReadEndpoint } from './read-cache.ts';
import type { ReadOptions } from './use-read.ts';

type LazyEndpoint<Input extends z.ZodType, Output extends z.ZodType> = {
  path: string;
  load: () => Promise<ReadEndpoint<Input, Output>>;
};

/**
 * An endpoint that is loaded with the first call. Its path is repeated here because it is the cache key; a wrong one
 * does not compile.
 */
export const lazyEndpoint = <const Path extends string, Input extends z.ZodType, Output extends z.ZodType>(
  path: Path,
  load: () => Promise<ReadEndpoint<Input, Output> & { path: Path }>,
): LazyEndpoint<Input, Output> => ({ path, load });

/**
 * `useRead` for pages that are rendered before their first request: the schemas of the contract are loaded with the
 * first call and do not add to the page's size.
 */
export const useLazyRead = <Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: LazyEndpoint<Input, Output>,
  input: z.infer<Input> | null,
  options: ReadOptions<z.infer<Output>> = {},
): Read<z.infer<Output>> =>
  useQuery({
    queryKey: keyOf(endpoint, input),
    queryFn: input === null ? skipToken : ({ signal }) => callLater(endpoint.load, input, { signal }),
    ...options,
  });
