import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user; null for visitors and until it is known. */
    userId: string | null;
  }
}

/**
 * An allowlist: no IP addresses, headers, bodies, query strings or messages of foreign errors are ever logged, because
 * all of these can contain what users typed or uploaded.
 */
const serializers = {
  req: () => ({}),
  res: () => ({}),
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

const levels = { fatal: 60, error: 50, warn: 40, info: 30, debug: 20, silent: Infinity } as const;
export type LogLevel = keyof typeof levels;

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/**
 * A logger that writes JSON lines. `level` is the minimum level for `say`, the standard output; `note` gets every line
 * from 'info' up, because the admin log must not depend on the level of the output.
 */
export const loggerTo = (level: LogLevel, say: (line: string) => void, note: (line: string) => void): LoggerOptions => {
  const stream = {
    // Makes the logger report the level of each line.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string) {
      if (stream.lastLevel >= levels[level]) say(line);
      if (stream.lastLevel >= levels.info) note(line);
    },
  };
  return {
    level: level === 'debug' ? level : 'info',
    base: null,
    serializers,
    stream,
    hooks: {
      // Without a message of ours, the error's own message would be logged.
      logMethod(words, log) {
        const [first, second] = words;
        log.apply(this, second === undefined && holdsError(first) ? [first, 'something failed'] : words);
      },
    },
  };
};

const holdsError = (value: unknown): boolean =>
  value instanceof Error || (typeof value === 'object' && value !== null && 'err' in value);

/** Each log line of a request names its endpoint: the pattern of the route, never the URL that was requested. */
export const nameEndpoint = async (request: FastifyRequest): Promise<void> => {
  request.log = request.log.child({ endpoint: `${request.method} ${request.routeOptions.url ?? 'unknown'}` });
};

/** One line per request. */
export const logRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const user = request.userId === null ? {} : { user: request.userId };
  request.log.info({ status: reply.statusCode, ms: Math.round(reply.elapsedTime), ...user }, 'request');
};
