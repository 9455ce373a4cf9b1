import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '#contract/product/limits.ts';
import { closeAfterResponse } from './close-after-response.ts';
import { Problem } from './problem.ts';

/** How much of a body has to arrive in any window of time, and in how much time all of it. */
export type Pace = { windowMs: number; minBytes: number; maxMs: number };

/** 13 kbit/s: slower than any mobile network, and enough for a dropped packet or two to be sent again. */
export const slowestPace: Pace = { windowMs: 10_000, minBytes: 16 * 1024, maxMs: limits.uploadMs };

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Until when we did not read the body, by `performance.now()`, and Infinity while we do not: then nothing can
     * arrive, which is not the client's fault.
     */
    bodyHeldUntilMs: number;
  }
}

/**
 * A look that is late by more than a window comes from a process that stood still, and read nothing: with 200 uploads of
 * 5 MB at once on two busy cores, for 16 s.
 */
const stalledAfterWindows = 2;

/**
 * Cuts off a body that arrives too slowly, also one that nobody reads because it has been refused: its connection would
 * stay open. Windows in which we did not read do not count.
 */
export const cutOffSlowBody = (
  request: FastifyRequest,
  reply: FastifyReply,
  { windowMs, minBytes, maxMs }: Pace,
): void => {
  const { raw } = request;
  if (Number(raw.headers['content-length'] ?? 0) === 0 && raw.headers['transfer-encoding'] === undefined) return;
  const { socket } = raw;
  // A request that is injected has no connection that could be slow.
  if (!(socket instanceof Socket)) return;
  // An error that nobody listens to ends the process, and not every handler reads the body.
  raw.on('error', () => undefined);
  let receivedBytes = socket.bytesRead;
  let countedMs = 0;
  let lookedAtMs = performance.now();
  const isOver = (): boolean => raw.complete || socket.destroyed;
  const timer = setInterval(() => {
    if (isOver()) return clearInterval(timer);
    const sinceLookMs = performance.now() - lookedAtMs;
    lookedAtMs += sinceLookMs;
    const newBytes = socket.bytesRead - receivedBytes;
    receivedBytes += newBytes;
    if (sinceLookMs > windowMs * stalledAfterWindows) return;
    const isAnswered = reply.raw.writableFinished;
    if (!isAnswered && request.bodyHeldUntilMs > performance.now() - windowMs) return;
    countedMs += windowMs;
    if (newBytes >= minBytes && countedMs < maxMs) return;
    clearInterval(timer);
    if (isAnswered) return void socket.destroy();
    closeAfterResponse(request, reply);
    // Whoever reads the body gets this error, and it becomes the response.
    raw.emit('error', new Problem('too-slow-to-send'));
  }, windowMs);
  reply.raw.once('close', () => {
    if (isOver()) clearInterval(timer);
  });
};
