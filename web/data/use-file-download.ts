import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { signedOut } from '../session/current-user.ts';
import { toast } from '../ui/toasts/toast.ts';
import { ApiError, sentenceOf } from './http/api-error.ts';
import { download } from './http/download.ts';

/**
 * Downloads the file of an endpoint on a click, one at a time. `failure` is shown if the server gave no reason. `onSaved`
 * gets the file once the browser has it.
 */
export const useFileDownload = <Input extends z.ZodType>(
  endpoint: Endpoint<Input>,
  failure: string,
  onSaved?: (file: File, input: z.infer<Input>) => void,
) => {
  const { mutate, isPending } = useMutation({
    mutationFn: (input: z.infer<Input>) => download(endpoint, input),
    onSuccess: (file, input) => onSaved?.(file, input),
    onError: (error) => {
      toast({ title: 'Error', message: sentenceOf(error, failure), tone: 'error' });
      if (error instanceof ApiError && error.isSignedOut) signedOut();
    },
  });
  return {
    isPending,
    run: (input: z.infer<Input>): void => {
      if (!isPending) mutate(input);
    },
  };
};
