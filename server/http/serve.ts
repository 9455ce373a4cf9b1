import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { type Session, sessionOf } from '../identity/login/session.ts';
import type { GuardServices } from '../boot/services.ts';
import { sessionOfToken } from '../identity/tokens/session-of-token.ts';
import { inputOf } from './check-input.ts';
import { clientNetwork } from './client-network.ts';
import { type Counted, type GuardCall, type Guarded, type Guards, isOverrun } from './guards.ts';
import type { Call, Handler } from './handler.ts';
import { isNetworkLimit, type LimitName } from './rate-limits.ts';
import { pageInstead } from './navigation.ts';
import { Problem } from './problem.ts';
import { tokenIn } from './token-in.ts';

/** A contract entry with the function that answers it. */
export type Route = {
  entry: Endpoint;
  /** The declared limits, for tests. */
  declared: { limits: readonly LimitName[]; unlimited: string | null; proofLimits: readonly LimitName[] };
  answer: (services: GuardServices, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};

/** Checks access, input and guards, then runs the handler; the response has only the fields of the contract. */
export function serve<E extends Endpoint, Value = undefined, Proven = undefined>(
  entry: E,
  guards: Guards<E, Value, Proven>,
  handler: Handler<E, Guarded<Value, Proven>>,
): Route;
// The implementation does not know the types that guards pass to the handler: without `load` and `proof` these are
// undefined.
export function serve(
  entry: Endpoint,
  guards: AnyGuards,
  handler: Handler<Endpoint, Guarded<unknown, unknown>>,
): Route {
  return {
    entry,
    declared: declaredOf(guards),
    async answer(services, request, reply) {
      const token = tokenIn(request);
      const session = await (token === null
        ? sessionOf(request, services)
        : sessionOfToken(token, entry, request, services));
      request.userId = session?.user.id ?? null;
      const page = token === null ? pageInstead(entry, request, session !== null) : null;
      if (page !== null) return reply.redirect(page);
      if (!hasAccess(entry, session)) throw new Problem('signed-out');
      if (entry.access === 'admin') refuseNonAdmin(session, services);
      const call: GuardCall<Endpoint> = { input: inputOf(entry, request), session, services, request, reply };
      const { budget, ...guarded } = await runGuards(guards, call);
      const output = await withOverruns(guards, call, async () => handler({ ...call, ...guarded }));
      if (budget !== null) await services.rateLimits.count(...budget);
      return entry.output.parse(output);
    },
  };
}

type AnyGuards = Guards<Endpoint, unknown, unknown>;

const refuseNonAdmin = (session: Session | null, { configuration }: GuardServices): void => {
  if (session?.user.role !== 'admin') throw new Problem('forbidden');
  if (configuration.ADMIN_MFA === 'required' && !session.user.hasSecondFactor)
    throw new Problem('second-factor-missing');
};

/** Then there is a session, except at endpoints for anyone, whose handlers expect null. */
const hasAccess = (entry: Endpoint, session: Session | null): session is Call<Endpoint>['session'] =>
  entry.access === 'anyone' || session !== null;

/** Runs the handler unless too many earlier requests had to be stopped, and counts this one if it is. */
const withOverruns = async <T>(
  { overruns }: AnyGuards,
  call: GuardCall<Endpoint>,
  handle: () => Promise<T>,
): Promise<T> => {
  if (overruns === undefined) return handle();
  const { rateLimits } = call.services;
  const who = keyOf(overruns, call);
  await rateLimits.refuseSpent(overruns, who, tooManyOverruns);
  try {
    return await handle();
  } catch (error) {
    if (isOverrun(error)) await rateLimits.count(overruns, who);
    throw error;
  }
};

const tooManyOverruns =
  'Several of your requests took so long that we had to stop them. Please try again in an hour, or upload a simpler version of your resume.';

type Point = readonly [LimitName, string];

type LoadedCall = GuardCall<Endpoint> & { loaded: unknown };

const runGuards = async (
  guards: AnyGuards,
  bare: GuardCall<Endpoint>,
): Promise<Guarded<unknown, unknown> & { budget: Point | null }> => {
  const { rateLimits, mail } = bare.services;
  if (guards.first !== undefined) await rateLimits.take([pointOf(guards.first, { ...bare, loaded: undefined })]);
  const loaded = await guards.load?.(bare);
  const call = { ...bare, loaded };
  const budget = budgetOf(guards, call);
  const result = {
    loaded,
    proven: undefined,
    budget,
    isOverBudget: budget !== null && (await rateLimits.isSpent(...budget)),
    clear: async (key: string): Promise<void> => {
      if (guards.clears === undefined) throw new Error('no limit to clear is declared');
      await rateLimits.clear(guards.clears, key);
    },
  };
  if (guards.when !== undefined && !(await guards.when(call))) return result;
  if (guards.needs === 'mail' && mail.goesTo === 'nowhere') throw new Problem('no-mail');
  const proven = await guards.proof?.check(call);
  await rateLimits.take(limitsOf(guards.limit).map((one) => pointOf(one, call)));
  return { ...result, proven };
};

const budgetOf = ({ budget }: AnyGuards, call: LoadedCall): Point | null => {
  const key = budget?.key(call) ?? null;
  return budget === undefined || key === null ? null : [budget.name, key];
};

const limitsOf = (limit: AnyGuards['limit']): readonly Counted<LoadedCall>[] => {
  if (typeof limit === 'string') return [limit];
  if ('none' in limit) return [];
  return 'name' in limit ? [limit] : limit;
};

const pointOf = (one: Counted<LoadedCall>, call: LoadedCall): Point =>
  typeof one === 'string' ? [one, keyOf(one, call)] : [one.name, one.key(call)];

const keyOf = (name: LimitName, { session, request }: { session: Session | null; request: FastifyRequest }): string => {
  if (isNetworkLimit(name)) return clientNetwork(request.ip);
  if (session === null) throw new Error(`${name} counts people, and nobody is signed in`);
  return session.user.id;
};

const declaredOf = ({ first, overruns, limit, proof }: AnyGuards): Route['declared'] => ({
  limits: [
    ...(overruns === undefined ? [] : [overruns]),
    ...(first === undefined ? [] : [first]),
    ...limitsOf(limit).map((one) => (typeof one === 'string' ? one : one.name)),
  ],
  unlimited: typeof limit === 'object' && 'none' in limit ? limit.none : null,
  proofLimits: proof?.limits ?? [],
});
