import type { FastifyReply, FastifyRequest } from 'fastify';

/** Long enough for a response to arrive over a slow connection. */
const lingerMs = 1_000;

/**
 * Sends the response and closes the connection without reading the rest of the body. Closing a socket with unread data
 * resets it, and the client, which is still sending, would lose the response; so we stop reading, end our side, and
 * close the socket a moment later.
 */
export const closeAfterResponse = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.header('connection', 'close');
  const { socket } = request.raw;
  socket.destroySoon = () => {
    socket.pause();
    socket.end();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
};
