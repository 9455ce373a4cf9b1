import { z } from 'zod';
import { userSchema } from '../accounts.ts';
import { endpoint } from '../endpoint.ts';
import { limits } from '../../product/limits.ts';

/** How many passkeys an account can have. */
export const maxPasskeys = 20;

const encoded = z.string().max(20_000);
const credential = { id: encoded, rawId: encoded, type: z.literal('public-key') };

/** The password of the account; empty for one that has none, which a login within the last ten minutes proves instead. */
const password = z.string().max(limits.passwordMaxCharacters);

const name = z.string().trim().min(1, 'Please enter a name').max(60, 'The name must be at most 60 characters');

const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** As `navigator.credentials.get` and `create` take them: a finger, face or PIN is required, and a key that finds itself. */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});
const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(
    z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

/** What the browser asks of any passkey for this site. A cookie binds the answer to this browser, for ten minutes. */
export const startPasskeyLogin = endpoint({
  method: 'POST',
  path: '/api/login/passkey/start',
  access: 'anyone',
  form: 'none',
  input: z.object({}),
  output: z.object({ options: requestOptions }),
  errors: ['passkeys-off', 'too-many-requests'],
});

/** The passkey's answer opens a session, without a code: it proves the device and who holds it. */
export const loginWithPasskey = endpoint({
  method: 'POST',
  path: '/api/login/passkey',
  access: 'anyone',
  form: 'json',
  input: z.object({
    response: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: encoded,
        authenticatorData: encoded,
        signature: encoded,
        userHandle: z.string().max(200).optional(),
      }),
    }),
  }),
  output: z.object({ user: userSchema }),
  errors: ['passkeys-off', 'passkey-refused', 'step-over', 'suspended', 'wrong-credentials', 'too-many-requests'],
});

/** Oldest first. */
export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/account/passkeys',
  access: 'signed-in',
  form: 'none',
  input: z.object({}),
  output: z.object({ passkeys: z.array(passkeySchema), hasPassword: z.boolean() }),
  errors: [],
});

/** What the browser needs to make a passkey. */
export const startPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/start',
  access: 'signed-in',
  form: 'json',
  input: z.object({ password }),
  output: z.object({ options: creationOptions }),
  errors: ['passkeys-off', 'passkeys-full', 'wrong-password', 'password-needed', 'too-many-requests'],
});

/** Stores the passkey that the browser made after `startPasskey`, in the same browser, within ten minutes. */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys',
  access: 'signed-in',
  form: 'json',
  input: z.object({
    name,
    response: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: encoded,
        attestationObject: encoded,
        transports: z.array(z.string().max(20)).max(10).optional(),
      }),
    }),
  }),
  output: z.object({ passkey: passkeySchema }),
  errors: ['passkeys-off', 'passkey-refused', 'step-over', 'too-many-requests'],
});

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/api/account/passkeys/:id/name',
  access: 'signed-in',
  form: 'json',
  input: z.object({ id: z.string(), name }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['not-found'],
});

export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/:id/remove',
  access: 'signed-in',
  form: 'json',
  input: z.object({ id: z.string(), password }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['not-found', 'wrong-password', 'password-needed', 'too-many-requests'],
});
