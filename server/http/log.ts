import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asked; null for a visitor and until it is known. */
    userId: string | null;
  }
}

/**
 * Only what is named here is ever written: no addresses, headers, bodies, query strings or messages of foreign errors,
 * because all of these can hold what people typed or uploaded.
 */
export const logSerializers = {
  req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url ?? 'unknown' }),
  res: ({ statusCode }: { statusCode?: number }) => ({ status: statusCode }),
  err: (error: unknown) => errorShape(error),
};

const errorShape = (error: unknown): { type: string; code: string; message: string; stack: string } => {
  if (!(error instanceof Error)) return { type: typeof error, code: '', message: '', stack: '' };
  const { cause } = error;
  const coded = [error, cause].find((candidate) => candidate instanceof Error && 'code' in candidate);
  return {
    type: cause instanceof Error ? `${error.name} < ${cause.name}` : error.name,
    code:
      coded !== undefined && typeof coded === 'object' && coded !== null && 'code' in coded ? String(coded.code) : '',
    message: '',
    // The first lines of a stack repeat the message.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12)
      .join('\n'),
  };
};

/** One line a request. */
export const logRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  request.log.info(
    {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(request.userId === null ? {} : { user: request.userId }),
    },
    'request',
  );
};
