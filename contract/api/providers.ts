import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from '../product/limits.ts';

/** Other companies whose accounts can open an account here, where the operator has set them up. */
export const providerNames = ['google', 'linkedin'] as const;
export const providerSchema = z.enum(providerNames);
export type ProviderName = z.infer<typeof providerSchema>;

/** The provider's own page, to which the browser goes now. */
const way = z.object({ address: z.string() });

/** What the login page was asked for, to be found again after the way to the provider and back. */
const intention = z.object({
  redirect: z.string().max(2_000).optional(),
  plan: z.enum(['free', 'premium']).optional(),
  billing: z.enum(['monthly', 'annual']).optional(),
});

export const startProviderLogin = endpoint({
  method: 'POST',
  path: '/api/login/:provider/start',
  access: 'anyone',
  form: 'json',
  input: intention.extend({ provider: providerSchema }),
  output: way,
  errors: ['provider-off', 'provider-away', 'too-many-requests'],
});

/**
 * Where the provider sends the browser back to. Answers with a way to one of our pages: the login, which tells by
 * `?problem=` (one of `arrivalProblems`) what went wrong, or the settings.
 */
export const finishProviderLogin = endpoint({
  method: 'GET',
  path: '/api/login/:provider/callback',
  access: 'anyone',
  form: 'none',
  input: z.object({
    provider: providerSchema,
    state: z.string().max(500).catch(''),
    code: z.string().max(4_000).optional().catch(undefined),
  }),
  output: z.unknown(),
  errors: [],
});

/** Why somebody comes back from a provider without being let in. The pages have a sentence for each. */
export const arrivalProblems = ['over', 'refused', 'failed', 'email-taken', 'no-email', 'suspended', 'taken'] as const;
export type ArrivalProblem = (typeof arrivalProblems)[number];

/** How the person can log in. `connectedAt` is null for a provider that is set up here and not connected. */
export const listProviders = endpoint({
  method: 'GET',
  path: '/api/account/providers',
  access: 'signed-in',
  form: 'none',
  input: z.object({}),
  output: z.object({
    hasPassword: z.boolean(),
    providers: z.array(
      z.object({ provider: providerSchema, isSetUp: z.boolean(), connectedAt: z.string().nullable() }),
    ),
  }),
  errors: [],
});

/** A new way into the account, so it asks for the password of an account that has one. */
export const connectProvider = endpoint({
  method: 'POST',
  path: '/api/account/providers/:provider',
  access: 'signed-in',
  form: 'json',
  input: z.object({ provider: providerSchema, password: z.string().max(limits.passwordMaxCharacters) }),
  output: way,
  errors: ['wrong-password', 'provider-off', 'provider-away', 'too-many-requests'],
});

/** The last way into an account stays ('last-way-in'). */
export const disconnectProvider = endpoint({
  method: 'DELETE',
  path: '/api/account/providers/:provider',
  access: 'signed-in',
  form: 'none',
  input: z.object({ provider: providerSchema }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['not-found', 'last-way-in'],
});
