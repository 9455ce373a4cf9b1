import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Browsers say where a request comes from. Ours come from ourselves; a client that says nothing at all is no browser
 * and carries no cookie that it was not given. `publicOrigin` is null when the operator has not told the address:
 * then the request's own host has to do.
 */
export const refuseCrossSite =
  (publicOrigin: string | null) =>
  async (request: FastifyRequest): Promise<void> => {
    if (harmless.has(request.method)) return;
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined) {
      if (site === 'same-origin' || site === 'none') return;
      throw new Problem('cross-site');
    }
    const { origin } = request.headers;
    if (origin === undefined) return;
    if (origin !== (publicOrigin ?? `${request.protocol}://${request.host}`)) throw new Problem('cross-site');
  };
