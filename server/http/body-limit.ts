import type { Endpoint } from '#contract/api/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hangUp } from './hang-up.ts';
import { Problem } from './problem.ts';

const kib = 1024;

/** How many bytes the body of a request may have, by the form that its endpoint declares. */
export const maxBodyBytes: Record<Endpoint['form'], number> = {
  /** The longest text of a form, 60,000 characters that are tried out, with its names and quotes. */
  json: 64 * kib,
  /** A little more than a file may have: enough for the form around it, and for saying no politely to one that is just too large. */
  multipart: 5.5 * kib * kib,
  /** Signed webhooks are larger than our own forms. */
  signed: 256 * kib,
  'one-click': 64 * kib,
  none: 64 * kib,
};

/** Refuses an announced size before the first byte of the body is read. */
export const refuseLargeBody = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  if (Number(request.headers['content-length'] ?? 0) <= maxBodyBytes.multipart) return;
  hangUp(request, reply);
  throw new Problem('too-large');
};
