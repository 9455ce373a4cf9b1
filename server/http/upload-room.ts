import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';
import { hangUp } from './hang-up.ts';
import { maxBodyBytes } from './body-limit.ts';

/** Room for thirty-six of the largest bodies: more than may run and wait in the queue before the processes that read them. */
const usualBytes = 200 * 1024 * 1024;

/**
 * Lets uploads in while what they announce has room in memory together, `maxBytes` in all; the others hear when to come
 * back before a byte of their body is read. A body takes its room until its answer is out. One of unannounced size counts
 * as the largest.
 */
export const uploadRoom = (maxBytes = usualBytes) => {
  let takenBytes = 0;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const bytes = Number(request.headers['content-length'] ?? maxBodyBytes.multipart);
    if (takenBytes + bytes > maxBytes) {
      hangUp(request, reply);
      throw new Problem('busy', { retryAfterSeconds: 5 });
    }
    takenBytes += bytes;
    reply.raw.once('close', () => {
      takenBytes -= bytes;
    });
  };
};
