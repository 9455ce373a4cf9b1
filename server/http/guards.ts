import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/api/endpoint.ts';
import type { ProblemCode } from '#contract/api/problems.ts';
import type { Session } from '../identity/login/session.ts';
import type { GuardServices } from '../boot/services.ts';
import type { Call } from './handler.ts';
import type { LimitName, NetworkLimit, PersonLimit } from './limits.ts';

/** A request as its guards see it: they may count, handlers may not. */
export type GuardCall<E extends Endpoint> = Omit<Call<E>, 'services'> & { services: GuardServices };
type Loaded<E extends Endpoint, Value> = GuardCall<E> & { loaded: Value };

/** What a proof needs of a call, beside its fields: see `Proof`. */
export type ProofCall<Access extends 'anyone' | 'signed-in' = 'signed-in'> = {
  session: Access extends 'anyone' ? Session | null : Session;
  services: GuardServices;
  request: FastifyRequest;
  reply: FastifyReply;
};

/**
 * Lets only pass who shows something: a password, a code. A proof counts its own attempts (`limits`), because a wrong one
 * is what has to be limited, and may forget them after a right one. Its answer goes to the handler as `proven`.
 */
export type Proof<Code extends ProblemCode, Asked, Proven> = {
  errors: readonly Code[];
  limits: readonly LimitName[];
  check: (call: Asked) => Promise<Proven>;
};

/** Deliberately without a limit, for a reason. */
export type NoLimit = { none: string };

/** A limit by its name where its key follows from the request, else with the key that it counts by. */
export type Counted<Call> = LimitName | { name: LimitName; key: (call: Call) => string };

type CountedBy<E extends Endpoint, Value> = Exclude<Counted<Loaded<E, Value>>, LimitName>;
type Named<E extends Endpoint> = NetworkLimit | (E['access'] extends 'anyone' ? never : PersonLimit);
type Limit<E extends Endpoint, Value> = Named<E> | CountedBy<E, Value>;

type CodeOf<E extends Endpoint> = E['errors'][number];

/**
 * What an endpoint asks of a request before its handler runs, in this order. Access comes first and is declared in the
 * contract, where the browser needs it; the size of the body follows from its form (`body-limit.ts`).
 */
export type Guards<E extends Endpoint, Value, Proven> = {
  /** Finds what the endpoint acts on and refuses what cannot be done with it. What is refused here takes no point. */
  load?: (call: GuardCall<E>) => Promise<Value>;
  /** False: the guards below do not apply to this request. */
  when?: (call: Loaded<E, Value>) => boolean | Promise<boolean>;
  /** 'mail': refused with 'no-mail' where this server cannot send any. */
  needs?: 'no-mail' extends CodeOf<E> ? 'mail' : never;
  proof?: Proof<CodeOf<E>, Loaded<E, Value>, Proven>;
  /** Takes a point of each, in this order. An entry whose `errors` lack 'too-many-requests' can have none. */
  limit: NoLimit | ('too-many-requests' extends CodeOf<E> ? Limit<E, Value> | readonly Limit<E, Value>[] : never);
  /** Like a limit, but the handler does less (`isOverBudget`) rather than refuse. Counted when the handler succeeds; a key of null counts nothing. */
  budget?: { name: LimitName; key: (call: Loaded<E, Value>) => string | null };
  /** A limit whose counter the handler may clear (`clear`), for a key that only it finds out. */
  clears?: LimitName;
};

/** What the handler gets of its guards. */
export type Guarded<Value, Proven> = {
  loaded: Value;
  proven: Proven;
  isOverBudget: boolean;
  clear: (key: string) => Promise<void>;
};

/** Why most endpoints need no limit. Reasons that hold for one endpoint only are given where it is listed. */
export const noLimit = {
  ownRows: { none: 'A person who is signed in reads or changes a few rows of their own, for a query or two.' },
  smallAnswer: { none: 'The answer is the same for everybody and costs less than counting would.' },
  operators: { none: 'Only operators get here.' },
  proofCounts: { none: 'The proof counts its own attempts.' },
} as const satisfies Record<string, NoLimit>;

/** The key of limits by the address that was typed into the form. */
export const typedEmail = ({ input }: { input: { email: string } }): string => input.email.toLowerCase();
