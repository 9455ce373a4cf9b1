import type { z } from 'zod';
import type { Endpoint } from '#contract/api/endpoint.ts';
import type { CallOptions } from './call.ts';

/**
 * `call` for pages that are rendered before their first request: everything a call needs, above all the schemas of the
 * contract, is loaded with the first one. `endpointOf` imports the endpoint.
 */
export const callLater = async <Input extends z.ZodType, Output extends z.ZodType>(
  endpointOf: () => Promise<Endpoint<Input, Output>>,
  input: z.infer<Input>,
  options: CallOptions = {},
): Promise<z.infer<Output>> => {
  const [{ call }, endpoint] = await Promise.all([import('./call.ts'), endpointOf()]);
  return call(endpoint, input, options);
};
