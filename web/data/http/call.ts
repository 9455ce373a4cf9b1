import type { z } from 'zod';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { ApiError } from './api-error.ts';
import { errorOfAnswer, jsonOf } from './error-of-response.ts';
import { pathOf } from './path-of.ts';
import { send } from './send.ts';

export type CallOptions = {
  signal?: AbortSignal;
  /** Files of a multipart form, by field name. */
  files?: Readonly<Record<string, File>>;
  /** The same for every retry of an operation, so that the server performs it once. */
  idempotencyKey?: string;
  /** Share of the upload that has been sent, 0 to 1. */
  onUpload?: (share: number) => void;
};

/** The only way to call the server. Throws only `ApiError`; shows nothing and does not navigate. */
export const call = async <Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Input, Output>,
  input: z.infer<Input>,
  options: CallOptions = {},
): Promise<z.infer<Output>> => {
  const request = requestOf(endpoint, input, options.files);
  const { signal, onUpload, idempotencyKey } = options;
  const answer = await send({ ...request, signal, onUpload, idempotencyKey });
  if (answer.status < 200 || answer.status > 299) throw errorOfAnswer(answer.status, answer.body);

  const output = endpoint.output.safeParse(jsonOf(answer.body));
  if (output.success) return output.data;
  // Page and server are of different versions; a reload fetches the new page.
  throw new ApiError(
    answer.status,
    {
      code: 'unexpected-answer',
      message: 'The server responded in a way this page does not understand. Please reload the page.',
    },
    { cause: output.error },
  );
};

/** How an input is sent: in the path, and the rest as the body, or as the query string of a GET. */
export const requestOf = <Input extends z.ZodType>(
  { method, path: pattern, form }: Endpoint<Input>,
  input: z.infer<Input>,
  files: Readonly<Record<string, File>> = {},
): { method: string; path: string; body: FormData | string | null } => {
  const values = new Map(Object.entries(input ?? {}));
  const path = pathOf(pattern, values);
  const query = method === 'GET' ? queryOf(values) : '';
  return { method, path: query === '' ? path : `${path}?${query}`, body: bodyOf(form, values, files) };
};

/** undefined values are left out. */
const queryOf = (values: Map<string, unknown>): string => {
  const given = [...values].filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
};

const bodyOf = (
  form: Endpoint['form'],
  values: Map<string, unknown>,
  files: Readonly<Record<string, File>>,
): FormData | string | null => {
  if (form === 'json') return JSON.stringify(Object.fromEntries(values));
  if (form !== 'multipart') return null;
  const data = new FormData();
  // Text fields go first, so that the server has them before it receives the file.
  for (const [name, value] of values) if (typeof value === 'string') data.append(name, value);
  for (const [name, file] of Object.entries(files)) data.append(name, file, file.name);
  return data;
};
