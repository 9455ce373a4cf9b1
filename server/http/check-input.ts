import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Endpoint, InputOf } from '#contract/api/endpoint.ts';
import { Problem } from './problem.ts';

/** Path and body merged, or path and query for GET requests. A multipart body is checked while it is streamed in. */
export const inputOf = <E extends Endpoint>(entry: E, request: FastifyRequest): InputOf<E> => {
  const path = z.record(z.string(), z.string()).parse(request.params ?? {});
  const query = entry.method === 'GET' ? z.record(z.string(), z.unknown()).parse(request.query ?? {}) : {};
  const body = entry.form === 'json' ? z.record(z.string(), z.unknown()).safeParse(request.body) : null;
  if (body?.success === false) throw new Problem('bad-input');
  return checkInput<E['input']>(entry.input, { ...query, ...body?.data, ...path });
};

/** The parsed value, or a problem that names each invalid field. */
export const checkInput = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> => {
  if (containsNul(value)) throw new Problem('bad-input', { message: 'A character in this text cannot be stored.' });
  const parsed = schema.safeParse(value, { error: missingFieldMessage });
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= issue.message;
  const [first] = parsed.error.issues;
  throw new Problem('bad-input', { ...(first === undefined ? {} : { message: first.message }), fields });
};

/** PostgreSQL cannot store this character in text, and nobody types it. */
const containsNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(containsNul);
};

/** The contract has no message for a missing field. */
const missingFieldMessage: z.core.$ZodErrorMap = ({ code, input }) =>
  code === 'invalid_type' && input === undefined ? 'Please fill in this field' : undefined;
