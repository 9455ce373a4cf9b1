import type { z } from 'zod';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { errorOfAnswer } from './error-of-response.ts';
import { requestOf } from './call.ts';
import { sendForFile } from './send.ts';

/** The file that an endpoint returns, with the name that the server gives it. Throws `ApiError`, as `call` does. */
export const loadFile = async <Input extends z.ZodType>(
  endpoint: Endpoint<Input>,
  input: z.infer<Input>,
  options: { signal?: AbortSignal } = {},
): Promise<File> => {
  const { status, body, disposition } = await sendForFile({ ...requestOf(endpoint, input), ...options });
  if (status < 200 || status > 299) throw errorOfAnswer(status, await body.text());
  return new File([body], nameIn(disposition), { type: body.type });
};

/** The URL of that file, for a link that works without script. */
export const addressOfFile = <Input extends z.ZodType>(endpoint: Endpoint<Input>, input: z.infer<Input>): string =>
  requestOf(endpoint, input).path;

/** The filename in `attachment; filename*=UTF-8''Maren-Oduya-Resume.docx`. */
export const nameIn = (disposition: string | null): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return encoded === undefined ? 'download' : decodeURIComponent(encoded);
};
