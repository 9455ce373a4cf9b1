import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Endpoint, InputOf, OutputOf } from '#contract/api/endpoint.ts';
import { type Session, sessionOf } from '../identity/login/session.ts';
import { pageInstead } from './navigation.ts';
import { Problem } from './problem.ts';
import type { Services } from '../boot/services.ts';

/** One request as its handler sees it: checked input, and the session, which is certain unless the endpoint is for anyone. */
export type Call<E extends Endpoint> = {
  input: InputOf<E>;
  session: E['access'] extends 'anyone' ? Session | null : Session;
  services: Services;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<OutputOf<E>>;

/** A contract entry with what serves it, the same shape for every endpoint. */
export type Route = {
  entry: Endpoint;
  serve: (services: Services, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};

/** Who is asking, may they, is the input right, then the handler's own story; only fields of the contract go out. */
export const route = <E extends Endpoint>(entry: E, handler: Handler<E>): Route => ({
  entry,
  async serve(services, request, reply) {
    const session = await sessionOf(request, services);
    request.userId = session?.user.id ?? null;
    const page = pageInstead(entry, request, session !== null);
    if (page !== null) return reply.redirect(page);
    if (!isEnough(entry, session)) throw new Problem('signed-out');
    if (entry.access === 'admin') refuseNonAdmin(session, services);
    const output = await handler({ input: inputOf(entry, request), session, services, request, reply });
    return entry.output.parse(output);
  },
});

const refuseNonAdmin = (session: Session | null, { configuration }: Services): void => {
  if (session?.user.role !== 'admin') throw new Problem('forbidden');
  if (configuration.ADMIN_MFA === 'required' && !session.user.hasSecondFactor)
    throw new Problem('second-factor-missing');
};

const isEnough = <E extends Endpoint>(entry: E, session: Session | null): session is Call<E>['session'] =>
  entry.access === 'anyone' || session !== null;

/** Path and body as one, or path and query where something is only read. A multipart body is read and checked by its handler, while it streams in. */
const inputOf = <E extends Endpoint>(entry: E, request: FastifyRequest): InputOf<E> => {
  const path = z.record(z.string(), z.string()).parse(request.params ?? {});
  const query = entry.method === 'GET' ? z.record(z.string(), z.unknown()).parse(request.query ?? {}) : {};
  const body = entry.form === 'json' ? z.record(z.string(), z.unknown()).safeParse(request.body) : null;
  if (body?.success === false) throw new Problem('bad-input');
  return checked<E['input']>(entry.input, { ...query, ...body?.data, ...path });
};

/** The value as the schema wants it, or a problem that names each field at fault. */
export const checked = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> => {
  if (holdsNul(value)) throw new Problem('bad-input', { message: 'A character in this text cannot be stored.' });
  const parsed = schema.safeParse(value, { error: inPlainWords });
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= issue.message;
  const [first] = parsed.error.issues;
  throw new Problem('bad-input', { ...(first === undefined ? {} : { message: first.message }), fields });
};

/** The database stores no text with this character, and nobody types it. */
const holdsNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
};

/** What the contract has no words of its own for: a field that is not there. */
const inPlainWords: z.core.$ZodErrorMap = ({ code, input }) =>
  code === 'invalid_type' && input === undefined ? 'Please fill in this field' : undefined;
