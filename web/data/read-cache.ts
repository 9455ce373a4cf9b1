import { type QueryClient, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import type { Endpoint } from '#contract/api/endpoint.ts';

/** What can be read: its answer is kept under its path and its input. */
export type ReadEndpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = Endpoint<
  Input,
  Output
> & { method: 'GET' };

/** What a read gives: `data`, `error` and how to `refetch`. */
export type Read<Answer> = UseQueryResult<Answer>;

/** Where the answer to an endpoint is kept; without an input, where all of its answers are. */
export const keyOf = ({ path }: { path: string }, input?: unknown): readonly unknown[] =>
  input === undefined ? [path] : [path, input];

/** What was read from the server and is still in memory. A write brings it up to date. */
export type ReadCache = {
  get: <Input extends z.ZodType, Output extends z.ZodType>(
    endpoint: ReadEndpoint<Input, Output>,
    input: z.infer<Input>,
  ) => z.infer<Output> | undefined;
  /** Puts an answer in its place, whether there was one or not. */
  set: <Input extends z.ZodType, Output extends z.ZodType>(
    endpoint: ReadEndpoint<Input, Output>,
    input: z.infer<Input>,
    answer: z.infer<Output>,
  ) => void;
  /** Changes every answer of an endpoint that is here, whatever was asked. */
  update: <Input extends z.ZodType, Output extends z.ZodType>(
    endpoint: ReadEndpoint<Input, Output>,
    change: (answer: z.infer<Output>) => z.infer<Output>,
  ) => void;
  /** Reads again what a page shows, and the rest when a page shows it. Resolves when what is shown is up to date. */
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
