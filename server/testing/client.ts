import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { queuedUploadSchema } from '#contract/api/analyses.ts';

export type Answer = { status: number; body: Record<string, unknown>; headers: Headers };

export type Client = {
  /** The cookie as it would be sent, '' without one. */
  cookie: string;
  /** Whether an upload that gets a place in the queue is followed until it has been read, as a page does. */
  followsQueue: boolean;
  call(
    method: string,
    path: string,
    init?: { body?: string | FormData; headers?: Record<string, string> },
  ): Promise<Answer>;
  get(path: string): Promise<Answer>;
  post(path: string, json?: unknown, headers?: Record<string, string>): Promise<Answer>;
  put(path: string, json: unknown): Promise<Answer>;
  upload(
    file: { name: string; bytes: Uint8Array },
    fields?: Record<string, string>,
    headers?: Record<string, string>,
    path?: string,
  ): Promise<Answer>;
};

/** A list is under `list`. */
const bodySchema = z.union([
  z.array(z.unknown()).transform((list): Record<string, unknown> => ({ list })),
  z.record(z.string(), z.unknown()),
]);

/** A client with a cookie jar that speaks real HTTP. */
export const createClient = (address: string): Client => {
  const client: Client = {
    cookie: '',
    followsQueue: true,
    async call(method, path, { body, headers = {} } = {}) {
      const response = await fetch(`${address}${path}`, {
        method,
        redirect: 'manual',
        headers: { ...(client.cookie === '' ? {} : { cookie: client.cookie }), ...headers },
        ...(body === undefined ? {} : { body }),
      });
      for (const line of response.headers.getSetCookie())
        if (!isCompanion(line)) client.cookie = line.split(';')[0] ?? '';
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('application/json') === true;
      const answer = {
        status: response.status,
        headers: response.headers,
        body: isJson ? bodySchema.parse(JSON.parse(text)) : { text },
      };
      const { data: place } = queuedUploadSchema.safeParse(answer.body);
      if (!client.followsQueue || answer.status !== 202 || place === undefined) return answer;
      await sleep(place.queued.retryAfterSeconds * 100);
      return client.get(`/api/uploads/${place.queued.id}`);
    },
    get: (path) => client.call('GET', path),
    post: (path, json, headers = {}) =>
      json === undefined
        ? client.call('POST', path, { headers })
        : client.call('POST', path, {
            body: typeof json === 'string' ? json : JSON.stringify(json),
            headers: { 'content-type': 'application/json', ...headers },
          }),
    put: (path, json) =>
      client.call('PUT', path, { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } }),
    upload: (file, fields = {}, headers = {}, path = '/api/analyze') => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('resume', new Blob([new Uint8Array(file.bytes)]), file.name);
      return client.call('POST', path, { body: form, headers });
    },
  };
  return client;
};

/** For scripts of our pages; the server never reads it. */
const isCompanion = (line: string): boolean => /^(__Host-)?signed-in=/.test(line);
