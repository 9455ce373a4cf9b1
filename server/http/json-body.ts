import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

const maxDepth = 20;

/** Parses JSON bodies and nothing else: no `__proto__` keys, limited depth; an empty body counts as none. */
export const acceptJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // The signature is computed over the text.
    if (request.routeOptions.config.entry?.form === 'signed') return done(null, String(body));
    if (body === '') return done(null, undefined);
    // oxlint-disable-next-line typescript/no-floating-promises -- Fastify types a promise but answers through the callback.
    parse(request, String(body), (error, value) => {
      if (error !== null) return done(error);
      return depthOf(value) > maxDepth ? done(new Problem('bad-input')) : done(null, value);
    });
  });
  // Only 'one-click' endpoints get this far with it, and they ignore the body.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, undefined),
  );
};

const depthOf = (value: unknown): number => {
  let depth = 0;
  let level: unknown[] = [value];
  while (depth <= maxDepth) {
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
    if (level.length === 0) return depth;
    depth += 1;
  }
  return depth;
};
