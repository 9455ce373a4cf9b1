import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { z } from 'zod';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { limits } from '#contract/product/limits.ts';
import { signedOut } from '../session/current-user.ts';
import { type Toast, toast } from '../ui/toasts/toast.ts';
import { ApiError, sentenceOf } from './http/api-error.ts';
import { call, type CallOptions } from './http/call.ts';
import { type ReadCache, readCacheOf } from './read-cache.ts';

/** A successful write. */
type Success<Input, Answer> = { answer: Answer; input: Input; cache: ReadCache };

export type WriteOptions<Input, Answer> = {
  /** Updates cached data before success is shown. */
  onSuccess?: (success: Success<Input, Answer>) => void | Promise<void>;
  onError?: (error: Error) => void;
  /** After success and failure. */
  onSettled?: (cache: ReadCache) => void;
  /** The toast on success; null for none. */
  done?: (success: Success<Input, Answer>) => Toast | null;
  /** An undo button in that toast, for as long as the server can undo. */
  undo?: { label: string; run: (success: Success<Input, Answer>) => void };
  /**
   * The toast's text if the server gave no reason. If the session is over, the page is told too. Without it the caller
   * shows `error`, or catches what `send` throws, as forms do.
   */
  failure?: string;
  /** Milliseconds to wait before a retry, or null to give up. `failures` counts the failed attempts, from 1. */
  retry?: (error: Error, failures: number) => number | null;
};

export type Write<Input, Answer> = {
  isPending: boolean;
  error: Error | null;
  /** The last answer. */
  data: Answer | undefined;
  /** For a click: does nothing while another write is pending. */
  run: (input: Input) => void;
  /** For a form: rejects with `ApiError`. */
  send: (input: Input, options?: CallOptions) => Promise<Answer>;
  /** Clears the last answer and the last error. */
  reset: () => void;
};

/** The only way to write to the server: on a user action, never as a consequence of rendering. */
export const useWrite = <Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Input, Output>,
  options: WriteOptions<z.infer<Input>, z.infer<Output>> = {},
): Write<z.infer<Input>, z.infer<Output>> => {
  const { onSuccess, onError, onSettled, done, undo, failure, retry } = options;
  const cache = readCacheOf(useQueryClient());
  // A second click can come before the button is rendered as disabled.
  const isRunning = useRef(false);
  const { mutate, mutateAsync, isPending, error, data, reset } = useMutation<
    z.infer<Output>,
    Error,
    { input: z.infer<Input>; options?: CallOptions | undefined }
  >({
    mutationFn: ({ input, options: callOptions }) => call(endpoint, input, callOptions),
    onSuccess: async (answer, { input }) => {
      const success = { answer, input, cache };
      await onSuccess?.(success);
      const shown = done?.(success);
      if (shown) toast(undo === undefined ? shown : withUndo(shown, undo.label, () => undo.run(success)));
    },
    onError: (failed) => {
      onError?.(failed);
      if (failure === undefined) return;
      toast({ title: 'Error', message: sentenceOf(failed, failure), tone: 'error' });
      if (failed instanceof ApiError && failed.isSignedOut) signedOut();
    },
    onSettled: () => {
      isRunning.current = false;
      onSettled?.(cache);
    },
    retry: (failures, failed) => (retry?.(failed, failures + 1) ?? null) !== null,
    retryDelay: (failures, failed) => retry?.(failed, failures + 1) ?? 0,
  });
  return {
    isPending,
    error,
    data,
    run: (input) => {
      if (isRunning.current) return;
      isRunning.current = true;
      mutate({ input });
    },
    send: (input, callOptions) => mutateAsync({ input, options: callOptions }),
    reset,
  };
};

const withUndo = (shown: Toast, label: string, run: () => void): Toast => ({
  ...shown,
  durationMs: limits.undoMs,
  action: { label, run },
});
