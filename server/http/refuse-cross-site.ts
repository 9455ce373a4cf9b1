import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';
import { tokenIn } from './token-in.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Browsers send the origin of a request, which has to be ours. A client that sends none is no browser and has no
 * cookies that were set for a browser. `publicOrigin` is null when the operator has not configured it: then the
 * request's own host is used.
 */
export const refuseCrossSite =
  (publicOrigin: string | null) =>
  async (request: FastifyRequest): Promise<void> => {
    if (harmless.has(request.method)) return;
    // It is answered by its token alone, never by a cookie, and no browser sends a token without being told to.
    if (tokenIn(request) !== null) return;
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined) {
      if (site === 'same-origin' || site === 'none') return;
      throw new Problem('cross-site');
    }
    const { origin } = request.headers;
    if (origin === undefined) return;
    if (origin !== (publicOrigin ?? `${request.protocol}://${request.host}`)) throw new Problem('cross-site');
  };
