import type { Endpoint, InputOf } from '#contract/endpoint.ts';
import { errorOfAnswer } from './api-error.ts';
import { addressOf } from './path-of.ts';
import { sendForFile } from './send.ts';

/** The bytes behind an endpoint whose answer is a file. Throws `ApiError`, as `call` does. */
export const loadFile = async <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> & Record<string, unknown>,
  options: { signal?: AbortSignal } = {},
): Promise<Blob> => {
  const path = addressOf(endpoint, input);
  const { status, body } = await sendForFile({ method: endpoint.method, path, body: null, ...options });
  if (status < 200 || status > 299) throw errorOfAnswer(status, await body.text());
  return body;
};
