import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { causeOf } from '../db/cause-of.ts';
import { ObjectStoreError } from '../files/object-store.ts';
import { Problem } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint of the request; absent for pages and files. */
    entry?: Endpoint;
  }
}

/**
 * The only place that turns errors into responses. An error that the endpoint does not declare is logged; with
 * `isStrict`, as in tests, the response is an internal error.
 */
export const answerProblem = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  isStrict = false,
): FastifyReply => {
  const expected = problemOf(error);
  const { entry } = request.routeOptions.config;
  const isDeclared = entry === undefined || entry.errors.includes(expected.code);
  if (!isDeclared) request.log.error({ err: error }, `the endpoint does not declare the error ${expected.code}`);
  const problem = isDeclared || !isStrict ? expected : new Problem('internal');
  if (problem.code === 'cross-site' || problem.code === 'forbidden')
    request.log.warn({ security: problem.code }, 'refused');
  if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
  if (problem.details.retryAfterSeconds !== undefined)
    reply.header('retry-after', String(problem.details.retryAfterSeconds));
  return reply.status(problem.status).header('cache-control', 'no-store').send(problem.body(request.id));
};

/** Errors of Fastify and its plugins: their status is meant for the client. */
const httpErrorSchema = z.object({ code: z.string().optional(), statusCode: z.number().optional() });

const problemOf = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  if (isAccountDeleted(error)) return new Problem('signed-out');
  if (error instanceof ObjectStoreError) return new Problem('files-unavailable', { retryAfterSeconds: 5 });
  if (isDiskFull(error)) return new Problem('no-room');
  if (isDatabaseUnavailable(error)) return new Problem('unavailable', { retryAfterSeconds: 5 });
  const { code, statusCode } = httpErrorSchema.safeParse(error).data ?? {};
  if (statusCode === 413) return new Problem(code === 'FST_REQ_FILE_TOO_LARGE' ? 'too-large' : 'body-too-large');
  if (statusCode === 415 || statusCode === 406) return new Problem('wrong-media-type');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Problem('bad-input', { message: 'We could not understand this request.' });
  return new Problem('internal');
};

const goneSchema = z.object({ code: z.literal('23503'), constraint: z.string().regex(/_user_id_fkey$/) });

/** A row was inserted for a user whose account was deleted at the same moment. */
const isAccountDeleted = (error: unknown): boolean => goneSchema.safeParse(causeOf(error)).success;

const diskFullSchema = z.object({ code: z.enum(['53100', 'ENOSPC']) });

/** PostgreSQL or we could not write, at 0 bytes free or a quota. */
const isDiskFull = (error: unknown): boolean => diskFullSchema.safeParse(causeOf(error)).success;

/** Socket errors, a server that starts or stops, a pool that could not connect, or a query that timed out. */
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08006',
  '53300',
  '57014',
  // Aborted to resolve a deadlock, and where that is expected (`retry-deadlock.ts`) for the second time.
  '40P01',
  '25P03',
]);
const awayMessages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|connection timeout/i;

const isDatabaseUnavailable = (error: unknown): boolean => {
  const cause = causeOf(error);
  if (!(cause instanceof Error)) return false;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  return unavailableCodes.has(code) || awayMessages.test(cause.message);
};
