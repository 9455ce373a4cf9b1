import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, InputOf, OutputOf } from '#contract/api/endpoint.ts';
import type { Session } from '../identity/login/session.ts';
import type { Services } from '../boot/services.ts';

/**
 * One request as its handler sees it: checked input, and the session, which is certain unless the endpoint is for anyone.
 * The rate limiter is not among the services: limits are declared in `routes.ts`.
 */
export type Call<E extends Endpoint> = {
  input: InputOf<E>;
  session: E['access'] extends 'anyone' ? Session | null : Session;
  services: Services;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** `Guarded` is what the guards of the endpoint pass on: what they loaded, proved or counted. */
export type Handler<E extends Endpoint, Guarded = unknown> = (call: Call<E> & Guarded) => Promise<OutputOf<E>>;
