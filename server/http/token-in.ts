import type { FastifyRequest } from 'fastify';

/** What every API token begins with, so that programs that look for leaked secrets find it. */
export const tokenPrefix = 'pw_';

/**
 * The API token of a request, null without one. Only the header is read, because addresses are logged and shared. What a
 * proxy of the operator sends as a bearer token is not one of ours and does not count.
 */
export const tokenIn = ({ headers: { authorization = '' } }: Pick<FastifyRequest, 'headers'>): string | null => {
  const [, token = ''] = /^bearer +(\S+) *$/i.exec(authorization) ?? [];
  return token.startsWith(tokenPrefix) ? token : null;
};
