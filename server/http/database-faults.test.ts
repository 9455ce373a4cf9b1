import { DrizzleQueryError } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/api/endpoint.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { noLimit } from './guards.ts';
import { serve } from './serve.ts';

const failing = endpoint({
  method: 'POST',
  path: '/api/example/failing',
  access: 'anyone',
  form: 'json',
  input: z.object({ code: z.string() }),
  output: z.object({}),
  errors: [],
});

let server: TestApp;
beforeAll(async () => {
  const routes = [
    serve(failing, { limit: noLimit.smallAnswer }, async ({ input: { code } }) => {
      throw new DrizzleQueryError('INSERT', [], Object.assign(new Error('could not write'), { code }));
    }),
  ];
  server = await startTestApp({ routes });
});
afterAll(() => server.close());

test.each([
  ['R12: a disk without a free byte', '53100', 507, 'We do not have enough storage'],
  ['R12: a file system that is full', 'ENOSPC', 507, 'We do not have enough storage'],
  ['R10: a deadlock that repeats itself', '40P01', 503, 'Please try again in a moment.'],
  ['a bug', '42P01', 500, 'Something went wrong on our side.'],
])('%s is answered with %s as %i', async (_what, code, status, words) => {
  const answer = await server.visitor().post(failing.path, { code });
  expect(answer).toMatchObject({ status, body: { message: expect.stringContaining(words) } });
});
