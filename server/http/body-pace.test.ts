import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { cutOffSlowBody } from './body-pace.ts';

const windowMs = 5;

test('the body of an injected request has no pace, and nothing is thrown while it is not read', async () => {
  const thrown = vi.fn<(error: Error) => void>();
  process.on('uncaughtException', thrown);
  const app = fastify();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.decorateRequest('bodyHeldUntilMs', 0);
  app.addHook('onRequest', (request, reply, done) => {
    cutOffSlowBody(request, reply, { windowMs, minBytes: 1, maxMs: windowMs });
    done();
  });
  app.post('/', () => 'ok');
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'x/y' },
    payload: 'x'.repeat(100_000),
  });
  await sleep(10 * windowMs);
  process.off('uncaughtException', thrown);
  expect(statusCode).toBe(200);
  expect(thrown).not.toHaveBeenCalled();
});
