import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/api/endpoint.ts';
import type { ProblemCode } from '#contract/api/problems.ts';
import type { Session } from '../identity/login/session.ts';
import type { GuardServices } from '../boot/services.ts';
import type { Call } from './handler.ts';
import { Problem } from './problem.ts';
import type { LimitName, NetworkLimit, PersonLimit } from './rate-limits.ts';

/** A request as its guards see it: unlike handlers, guards have access to the rate limiter. */
export type GuardCall<E extends Endpoint> = Omit<Call<E>, 'services'> & { services: GuardServices };
type Loaded<E extends Endpoint, Value> = GuardCall<E> & { loaded: Value };

/** The part of a call that every proof gets; its input depends on the proof. */
export type ProofCall<Access extends 'anyone' | 'signed-in' = 'signed-in'> = {
  session: Access extends 'anyone' ? Session | null : Session;
  services: GuardServices;
  request: FastifyRequest;
  reply: FastifyReply;
};

/**
 * Verifies a password or a code, and throws when it is wrong. A proof uses its own rate limits (`limits`), because only
 * failed attempts are limited, and may clear them after a success. The handler gets its result as `proven`.
 */
export type Proof<Code extends ProblemCode, Asked, Proven> = {
  errors: readonly Code[];
  limits: readonly LimitName[];
  check: (call: Asked) => Promise<Proven>;
};

/** Deliberately unlimited; `none` is the reason. */
export type NoLimit = { none: string };

/** The name of a limit that counts by user or network, or a name with the key to count by. */
export type Counted<Call> = LimitName | { name: LimitName; key: (call: Call) => string };

type CountedBy<E extends Endpoint, Value> = Exclude<Counted<Loaded<E, Value>>, LimitName>;
type Named<E extends Endpoint> = NetworkLimit | (E['access'] extends 'anyone' ? never : PersonLimit);
type Limit<E extends Endpoint, Value> = Named<E> | CountedBy<E, Value>;

type CodeOf<E extends Endpoint> = E['errors'][number];

/**
 * What is checked before the handler of an endpoint runs, in this order. Access and input are checked before that and
 * are declared in the contract, because the browser needs them too; the maximum body size follows from the form
 * (`body-limit.ts`).
 */
export type Guards<E extends Endpoint, Value, Proven> = {
  /**
   * Takes a point before anything else happens, above all before a body is read: for endpoints whose `load` is work
   * that visitors could ask for without end.
   */
  first?: 'too-many-requests' extends CodeOf<E> ? NetworkLimit : never;
  /**
   * Loads the object of the request, and throws when the request must not act on it. A request refused here does not
   * count.
   */
  load?: (call: GuardCall<E>) => Promise<Value>;
  /** When false, the guards below are skipped, except the budget. */
  when?: (call: Loaded<E, Value>) => boolean | Promise<boolean>;
  /** 'mail': throws 'no-mail' when this server cannot send mail. */
  needs?: 'no-mail' extends CodeOf<E> ? 'mail' : never;
  proof?: Proof<CodeOf<E>, Loaded<E, Value>, Proven>;
  /** Takes a point from each, in this order. Only an entry that declares 'too-many-requests' can have limits. */
  limit: NoLimit | ('too-many-requests' extends CodeOf<E> ? Limit<E, Value> | readonly Limit<E, Value>[] : never);
  /** A soft limit: the handler sees `isOverBudget` and does less. Counts when the handler succeeds, unless the key is null. */
  budget?: { name: LimitName; key: (call: Loaded<E, Value>) => string | null };
  /**
   * Takes a point when the handler fails because its work was stopped for taking too much (`isOverrun`). Without a point
   * left, the handler does not run.
   */
  overruns?: 'too-many-requests' extends CodeOf<E> ? PersonLimit : never;
  /** A limit that the handler may clear with `clear`, for a key that only the handler knows. */
  clears?: LimitName;
};

/** How the parser and the typesetter name what they had to stop. */
const overrunReasons = new Set(['too-slow', 'too-large', 'crashed']);

/** Whether a failure means that the work was stopped because it took too much time or memory. */
export const isOverrun = (error: unknown): boolean =>
  error instanceof Problem && overrunReasons.has(error.details.reason ?? '');

/** What guards pass to the handler. */
export type Guarded<Value, Proven> = {
  loaded: Value;
  proven: Proven;
  isOverBudget: boolean;
  clear: (key: string) => Promise<void>;
};

/** Common reasons to have no limit. Reasons that apply to a single endpoint are given in its `routes.ts`. */
export const noLimit = {
  ownRows: { none: 'A signed-in person reads or changes a few rows of their own, at the cost of a query or two.' },
  smallAnswer: { none: 'The answer is the same for everybody and costs less than counting requests would.' },
  operators: { none: 'Only operators have access.' },
  countedFirst: { none: 'Requests are counted before their body is read (`first`).' },
  proofCounts: { none: 'The proof keeps its own count of attempts.' },
} as const satisfies Record<string, NoLimit>;

/** Counts by the email address in the input. */
export const typedEmail = ({ input }: { input: { email: string } }): string => input.email.toLowerCase();
