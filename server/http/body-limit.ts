import type { FastifyReply, FastifyRequest } from 'fastify';
import { hangUp } from './hang-up.ts';
import { Problem } from './problem.ts';

/** A little more than a file may have: enough for the form around it, and to refuse politely a file that is just too large. */
export const maxBodyBytes = Math.floor(5.5 * 1024 * 1024);

/** Refuses an announced size before the first byte of the body is read. */
export const refuseLargeBody = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  if (Number(request.headers['content-length'] ?? 0) <= maxBodyBytes) return;
  hangUp(request, reply);
  throw new Problem('too-large');
};
