import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { type Session, sessionOf } from '../identity/login/session.ts';
import type { GuardServices } from '../boot/services.ts';
import { inputOf } from './check-input.ts';
import { clientNetwork } from './client-network.ts';
import type { Counted, GuardCall, Guarded, Guards } from './guards.ts';
import type { Call, Handler } from './handler.ts';
import { isNetworkLimit, type LimitName } from './limits.ts';
import { pageInstead } from './navigation.ts';
import { Problem } from './problem.ts';

/** A contract entry with what serves it, the same shape for every endpoint. */
export type Route = {
  entry: Endpoint;
  /** What is declared of its guards, for tests to read. */
  declared: { limits: readonly LimitName[]; unlimited: string | null; proofLimits: readonly LimitName[] };
  answer: (services: GuardServices, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};

/** Who is asking, may they, is the input right, the guards, then the handler's own story; only fields of the contract go out. */
export function serve<E extends Endpoint, Value = undefined, Proven = undefined>(
  entry: E,
  guards: Guards<E, Value, Proven>,
  handler: Handler<E, Guarded<Value, Proven>>,
): Route;
// Inside, what guards hand on to the handler has no type: without `load` and `proof` it is undefined.
export function serve(
  entry: Endpoint,
  guards: AnyGuards,
  handler: Handler<Endpoint, Guarded<unknown, unknown>>,
): Route {
  return {
    entry,
    declared: declaredOf(guards),
    async answer(services, request, reply) {
      const session = await sessionOf(request, services);
      request.userId = session?.user.id ?? null;
      const page = pageInstead(entry, request, session !== null);
      if (page !== null) return reply.redirect(page);
      if (!isEnough(entry, session)) throw new Problem('signed-out');
      if (entry.access === 'admin') refuseNonAdmin(session, services);
      const call: GuardCall<Endpoint> = { input: inputOf(entry, request), session, services, request, reply };
      const { budget, ...guarded } = await pass(guards, call);
      const output = await handler({ ...call, ...guarded });
      if (budget !== null) await services.limits.count(...budget);
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

/** The session is certain then, but for endpoints that are for anyone, whose handlers know it. */
const isEnough = (entry: Endpoint, session: Session | null): session is Call<Endpoint>['session'] =>
  entry.access === 'anyone' || session !== null;

type Use = readonly [LimitName, string];

type LoadedCall = GuardCall<Endpoint> & { loaded: unknown };

const pass = async (
  guards: AnyGuards,
  bare: GuardCall<Endpoint>,
): Promise<Guarded<unknown, unknown> & { budget: Use | null }> => {
  const { limits, mail } = bare.services;
  const loaded = await guards.load?.(bare);
  const call = { ...bare, loaded };
  const budget = budgetOf(guards, call);
  const passed = {
    loaded,
    proven: undefined,
    budget,
    isOverBudget: budget !== null && (await limits.isSpent(...budget)),
    clear: async (key: string): Promise<void> => {
      if (guards.clears === undefined) throw new Error('no limit to clear is declared');
      await limits.forget(guards.clears, key);
    },
  };
  if (guards.when !== undefined && !(await guards.when(call))) return passed;
  if (guards.needs === 'mail' && mail.goesTo === 'nowhere') throw new Problem('no-mail');
  const proven = await guards.proof?.check(call);
  await limits.take(listed(guards.limit).map((one) => useOf(one, call)));
  return { ...passed, proven };
};

const budgetOf = ({ budget }: AnyGuards, call: LoadedCall): Use | null => {
  const key = budget?.key(call) ?? null;
  return budget === undefined || key === null ? null : [budget.name, key];
};

const listed = (limit: AnyGuards['limit']): readonly Counted<LoadedCall>[] => {
  if (typeof limit === 'string') return [limit];
  if ('none' in limit) return [];
  return 'name' in limit ? [limit] : limit;
};

const useOf = (one: Counted<LoadedCall>, call: LoadedCall): Use =>
  typeof one === 'string' ? [one, keyOf(one, call)] : [one.name, one.key(call)];

const keyOf = (name: LimitName, { session, request }: { session: Session | null; request: FastifyRequest }): string => {
  if (isNetworkLimit(name)) return clientNetwork(request.ip);
  if (session === null) throw new Error(`${name} counts people, and nobody is signed in`);
  return session.user.id;
};

const declaredOf = ({ limit, proof }: AnyGuards): Route['declared'] => ({
  limits: listed(limit).map((one) => (typeof one === 'string' ? one : one.name)),
  unlimited: typeof limit === 'object' && 'none' in limit ? limit.none : null,
  proofLimits: proof?.limits ?? [],
});
