import { type QueryClient, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import type { Endpoint } from '#contract/api/endpoint.ts';

/** An endpoint that can be read; its answer is cached under its path and input. */
export type ReadEndpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = Endpoint<
  Input,
  Output
> & { method: 'GET' };

/** The result of a read: `data`, `error` and `refetch`. */
export type Read<Answer> = UseQueryResult<Answer>;

/** Whether there is neither an answer nor a failure yet. */
export const isWaitingFor = ({ data, error }: Pick<Read<unknown>, 'data' | 'error'>): boolean =>
  data === undefined && error === null;

/** The cache key of an endpoint's answer; without an input, the prefix of all its answers. */
export const keyOf = ({ path }: { path: string }, input?: unknown): readonly unknown[] =>
  input === undefined ? [path] : [path, input];

/** The cached data from the server. Writes keep it up to date. */
export type ReadCache = {
  get: <Input extends z.ZodType, Output extends z.ZodType>(
    endpoint: ReadEndpoint<Input, Output>,
    input: z.infer<Input>,
  ) => z.infer<Output> | undefined;
  /** Caches an answer, whether there was one or not. */
  set: <Input extends z.ZodType, Output extends z.ZodType>(
    endpoint: ReadEndpoint<Input, Output>,
    input: z.infer<Input>,
    answer: z.infer<Output>,
  ) => void;
  /** Changes every cached answer of an endpoint, whatever its input. */
  update: <Input extends z.ZodType, Output extends z.ZodType>(
    endpoint: ReadEndpoint<Input, Output>,
    change: (answer: z.infer<Output>) => z.infer<Output>,
  ) => void;
  /**
   * Refetches what a page shows now, and the rest when a page shows it. Resolves when everything shown is up to date.
   */
  refresh: (endpoint: { path: string }, input?: unknown) => Promise<void>;
  forget: (endpoint: { path: string }, input?: unknown) => void;
};

export const readCacheOf = (client: QueryClient): ReadCache => ({
  get: (endpoint, input) => client.getQueryData(keyOf(endpoint, input)),
  set: (endpoint, input, answer) => void client.setQueryData(keyOf(endpoint, input), answer),
  update: <Input extends z.ZodType, Output extends z.ZodType>(
    endpoint: ReadEndpoint<Input, Output>,
    change: (answer: z.infer<Output>) => z.infer<Output>,
  ) =>
    void client.setQueriesData<z.infer<Output>>({ queryKey: keyOf(endpoint) }, (answer) =>
      answer === undefined ? undefined : change(answer),
    ),
  refresh: (endpoint, input) => client.invalidateQueries({ queryKey: keyOf(endpoint, input) }),
  forget: (endpoint, input) => client.removeQueries({ queryKey: keyOf(endpoint, input) }),
});

export const useReadCache = (): ReadCache => {
  const client = useQueryClient();
  return useMemo(() => readCacheOf(client), [client]);
};
