import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../../product/limits.ts';
import type { Scope } from './scopes.ts';

/** How many API tokens an account can have, expired ones included. */
export const maxTokens = 20;

/** After how many days a token can expire; null for never. */
export const tokenDays = { '7-days': 7, '30-days': 30, '90-days': 90, '1-year': 365, unlimited: null } as const;

/** All scopes, in the order in which people see them. */
export const allScopes = ['resumes:check', 'resumes:read', 'account:read'] as const satisfies readonly Scope[];

const scopeSchema = z.enum(allScopes);

/** `hint` is the beginning and the end of the token, to tell it apart. Times are ISO 8601 in UTC. */
const tokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  hint: z.string(),
  scopes: z.array(scopeSchema),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  isExpired: z.boolean(),
  lastUsedAt: z.string().nullable(),
});
export type ApiToken = z.infer<typeof tokenSchema>;

/** Oldest first. */
export const listTokens = endpoint({
  method: 'GET',
  path: '/api/account/tokens',
  access: 'signed-in',
  form: 'none',
  input: z.object({}),
  output: z.object({ tokens: z.array(tokenSchema), hasPassword: z.boolean() }),
  errors: [],
});

/**
 * `secret` is the token itself, which is sent only here: its hash is stored. `password` is empty for an account that has
 * none, which a login within the last ten minutes proves instead.
 */
export const createToken = endpoint({
  method: 'POST',
  path: '/api/account/tokens',
  access: 'signed-in',
  form: 'json',
  input: z.object({
    name: z.string().trim().min(1, 'Please enter a name').max(60, 'The name must be at most 60 characters'),
    scopes: z.array(scopeSchema).min(1, 'Please choose what the token may do'),
    lifetime: z.enum(['7-days', '30-days', '90-days', '1-year', 'unlimited'] satisfies (keyof typeof tokenDays)[]),
    password: z.string().max(limits.passwordMaxCharacters),
  }),
  output: z.object({ token: tokenSchema, secret: z.string() }),
  errors: ['tokens-full', 'wrong-password', 'password-needed', 'too-many-requests'],
});

/** It stops working at once. */
export const revokeToken = endpoint({
  method: 'DELETE',
  path: '/api/account/tokens/:id',
  access: 'signed-in',
  form: 'none',
  input: z.object({ id: z.string() }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['not-found'],
});
