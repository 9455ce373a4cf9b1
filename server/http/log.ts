import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';

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
 * The log, as lines of JSON. `level` is how much of it goes to `say`, the standard output; `note` hears it from 'info'
 * on, whatever the level, because the journal of operators must not depend on how talkative the output is.
 */
export const loggerTo = (level: LogLevel, say: (line: string) => void, note: (line: string) => void): LoggerOptions => {
  const stream = {
    // Asks the logger to tell the level of each line.
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
      // An error without words of ours would be logged with its own message.
      logMethod(words, log) {
        const [first, second] = words;
        log.apply(this, second === undefined && holdsError(first) ? [first, 'something failed'] : words);
      },
    },
  };
};

const holdsError = (value: unknown): boolean =>
  value instanceof Error || (typeof value === 'object' && value !== null && 'err' in value);

/** Each line of a request says which endpoint it is about: the route as we wrote it, never the address that was typed. */
export const nameEndpoint = async (request: FastifyRequest): Promise<void> => {
  request.log = request.log.child({ endpoint: `${request.method} ${request.routeOptions.url ?? 'unknown'}` });
};

/** One line a request. */
export const logRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const user = request.userId === null ? {} : { user: request.userId };
  request.log.info({ status: reply.statusCode, ms: Math.round(reply.elapsedTime), ...user }, 'request');
};
