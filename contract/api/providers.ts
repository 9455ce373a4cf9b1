import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from '../product/limits.ts';

/** Other sites to log in with, if the operator has configured them. 'oidc' is the operator's own OpenID provider. */
export const providerNames = ['google', 'linkedin', 'oidc'] as const;
export const providerSchema = z.enum(providerNames);
export type ProviderName = z.infer<typeof providerSchema>;

/** The provider's page, to which the browser is redirected. */
const way = z.object({ address: z.string() });

/** The query of the login page, restored after the provider redirects back. */
const intention = z.object({
  redirect: z.string().max(2_000).optional(),
  plan: z.enum(['free', 'premium']).optional(),
  billing: z.enum(['monthly', 'annual']).optional(),
});

/** The token in the link of an invitation, see `contract/api/admin/invitations.ts`. */
export const invitationSchema = z.string().max(200);

export const startProviderLogin = endpoint({
  method: 'POST',
  path: '/api/login/:provider/start',
  access: 'anyone',
  form: 'json',
  input: intention.extend({ provider: providerSchema, invitation: invitationSchema.optional() }),
  output: way,
  errors: ['provider-off', 'provider-away', 'too-many-requests'],
});

/**
 * Where the provider redirects the browser back to. Returns the address of one of our pages: the login, with what went
 * wrong in `?problem=` (one of `providerLoginProblems`), or the settings.
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

/** Why a login through a provider can fail. The pages have a sentence for each. */
export const providerLoginProblems = [
  'over',
  'refused',
  'failed',
  'email-taken',
  'no-email',
  'suspended',
  'taken',
  'sign-ups-closed',
  'invitation-needed',
] as const;
export type ProviderLoginProblem = (typeof providerLoginProblems)[number];

/** The user's login methods. `connectedAt` is null for a configured provider that is not connected. */
export const listProviders = endpoint({
  method: 'GET',
  path: '/api/account/providers',
  access: 'signed-in',
  form: 'none',
  input: z.object({}),
  output: z.object({
    hasPassword: z.boolean(),
    providers: z.array(
      z.object({
        provider: providerSchema,
        /** As the pages call it. */
        name: z.string(),
        isSetUp: z.boolean(),
        connectedAt: z.string().nullable(),
      }),
    ),
  }),
  errors: [],
});

/** Adds a login method, so it requires the password if the account has one. */
export const connectProvider = endpoint({
  method: 'POST',
  path: '/api/account/providers/:provider',
  access: 'signed-in',
  form: 'json',
  input: z.object({ provider: providerSchema, password: z.string().max(limits.passwordMaxCharacters) }),
  output: way,
  errors: ['wrong-password', 'provider-off', 'provider-away', 'too-many-requests'],
});

/** The last login method cannot be removed ('last-way-in'). */
export const disconnectProvider = endpoint({
  method: 'DELETE',
  path: '/api/account/providers/:provider',
  access: 'signed-in',
  form: 'none',
  input: z.object({ provider: providerSchema }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['not-found', 'last-way-in'],
});
