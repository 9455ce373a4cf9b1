import type { z } from 'zod';
import { call } from './http/call.ts';
import type { ReadEndpoint } from './read-cache.ts';

/** A read whose answer is neither shown nor cached: a request on a click, a poll. Rejects with `ApiError`. */
export const readOnce = <Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: ReadEndpoint<Input, Output>,
  input: z.infer<Input>,
  options: { signal?: AbortSignal } = {},
): Promise<z.infer<Output>> => call(endpoint, input, options);
