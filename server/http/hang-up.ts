import type { FastifyReply, FastifyRequest } from 'fastify';

/** Long enough for an answer to arrive over a slow line. */
const lingerMs = 1_000;

/**
 * Ends the connection with the answer and reads nothing more. A socket that is closed while data wait in it is reset, and
 * the client, still sending, would lose our answer; so we stop reading, end our side, and close a moment later.
 */
export const hangUp = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.header('connection', 'close');
  const { socket } = request.raw;
  socket.destroySoon = () => {
    socket.pause();
    socket.end();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
};
