import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { call, type CallOptions } from './http/call.ts';
import { newIdempotencyKey } from './http/idempotency-key.ts';
import { pause } from './http/pause.ts';
import { retryDelayFor } from './http/retry-delay.ts';
import { type ReadCache, useReadCache } from './read-cache.ts';

export type Sending = Pick<CallOptions, 'files' | 'onUpload'> & {
  /** Called at the start of each attempt, and of each wait before a retry, with a text to show. */
  onTry?: () => void;
  onWait?: (message: string) => void;
};

/**
 * A write that is expensive for the server, one at a time. Its idempotency key stays the same for the same input and
 * files, so that a retry after a lost response counts once. It retries by itself while the server is busy or the
 * connection is broken. It does not use the query library's mutations, which have no abort signal and would add to the
 * main page's size.
 */
export const useRetryingWrite = <Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Input, Output>,
  { onSuccess }: { onSuccess?: (answer: z.infer<Output>, cache: ReadCache) => void } = {},
) => {
  const cache = useReadCache();
  const running = useRef<AbortController | null>(null);
  const last = useRef<{ content: readonly unknown[]; key: string } | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Rejects with `ApiError`; null if the user canceled. */
  const send = async (
    input: z.infer<Input>,
    { onTry, onWait, ...sending }: Sending = {},
  ): Promise<z.infer<Output> | null> => {
    const { signal } = (running.current = new AbortController());
    const content = [JSON.stringify(input), ...Object.values(sending.files ?? {})];
    const isSame = last.current?.content.every((part, index) => part === content[index]) === true;
    const idempotencyKey = isSame ? (last.current?.key ?? newIdempotencyKey()) : newIdempotencyKey();
    last.current = { content, key: idempotencyKey };
    const attempt = async (tries: number): Promise<z.infer<Output>> => {
      onTry?.();
      try {
        return await call(endpoint, input, { ...sending, idempotencyKey, signal });
      } catch (error) {
        const delay = signal.aborted ? null : retryDelayFor(error, tries);
        if (delay === null) throw error;
        onWait?.(delay.message);
        await pause(delay.seconds * 1000, signal);
        return attempt(tries + 1);
      }
    };
    try {
      const answer = await attempt(1);
      last.current = null;
      onSuccess?.(answer, cache);
      return answer;
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
  };

  return { send, stop: (): void => running.current?.abort() };
};
