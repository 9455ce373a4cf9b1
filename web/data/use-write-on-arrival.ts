import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { useWrite, type Write, type WriteOptions } from './use-write.ts';

/**
 * For an address that triggers an action: a confirmation link in an email, the return from a bank, a plan that was
 * chosen before login. Sends the write once, when the page opens. This is the only write not started by a click or a
 * key press; everything else uses `useWrite`.
 */
export const useWriteOnArrival = <Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Input, Output>,
  input: z.infer<Input>,
  options: WriteOptions<z.infer<Input>, z.infer<Output>> = {},
): Write<z.infer<Input>, z.infer<Output>> => {
  const write = useWrite(endpoint, options);
  // React may run effects twice, but a link works once.
  const hasArrived = useRef(false);
  useEffect(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    write.run(input);
  });
  return write;
};
