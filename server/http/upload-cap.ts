import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';
import { closeAfterResponse } from './close-after-response.ts';
import { maxBodyBytes } from './body-limit.ts';

/** Enough for thirty-six bodies of the maximum size: more than can be running and queued in the parser pool. */
const defaultMaxBytes = 200 * 1024 * 1024;

/**
 * Caps the announced size of in-flight uploads at `maxBytes` in total; beyond the cap, uploads are refused with a time
 * to retry before their body is read. An upload counts until its response has been sent. One without a content-length
 * counts as the maximum size.
 */
export const capInFlightUploads = (maxBytes = defaultMaxBytes) => {
  let takenBytes = 0;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const bytes = Number(request.headers['content-length'] ?? maxBodyBytes.multipart);
    if (takenBytes + bytes > maxBytes) {
      closeAfterResponse(request, reply);
      throw new Problem('busy', { retryAfterSeconds: 5 });
    }
    takenBytes += bytes;
    reply.raw.once('close', () => {
      takenBytes -= bytes;
    });
  };
};
