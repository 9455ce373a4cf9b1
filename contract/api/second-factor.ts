import { z } from 'zod';
import { userSchema } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { limits } from '../product/limits.ts';

const password = z.string().min(1, 'Please enter your password').max(limits.passwordMaxCharacters);

/** Six digits from the app; spaces are removed. Recovery codes have four groups of four. */
const appCode = z
  .string()
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'The code has six digits'));

/** `isRequired`: the operator requires it for admins, and this user is one. */
export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/account/second-factor',
  access: 'signed-in',
  form: 'none',
  input: z.object({}),
  output: z.object({
    isOn: z.boolean(),
    since: z.string().nullable(),
    recoveryCodesLeft: z.number().int(),
    isRequired: z.boolean(),
  }),
  errors: [],
});

/**
 * Creates a secret for an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds). `address` is the URI encoded in
 * the QR code `qr` (SVG), `secret` the same for typing. It is not active until `enableSecondFactor`.
 */
export const startSecondFactorSetup = endpoint({
  method: 'POST',
  path: '/api/account/second-factor',
  access: 'signed-in',
  form: 'json',
  input: z.object({ password }),
  output: z.object({ secret: z.string(), address: z.string(), qr: z.string() }),
  errors: ['wrong-password', 'second-factor-on', 'too-many-requests'],
});

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/**
 * Activates it with a first code and returns the recovery codes: only this once, because only their hashes are stored.
 */
export const enableSecondFactor = endpoint({
  method: 'PUT',
  path: '/api/account/second-factor',
  access: 'signed-in',
  form: 'json',
  input: z.object({ code: appCode }),
  output: recoveryCodes,
  errors: ['wrong-code', 'second-factor-on', 'too-many-requests'],
});

/** Ten new ones; the old ones stop working. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  access: 'signed-in',
  form: 'json',
  input: z.object({ password }),
  output: recoveryCodes,
  errors: ['wrong-password', 'not-found', 'too-many-requests'],
});

export const disableSecondFactor = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/off',
  access: 'signed-in',
  form: 'json',
  input: z.object({ password }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['wrong-password', 'too-many-requests'],
});

/**
 * The second step of a login, within ten minutes of the first, in the same browser: a code from the app or a recovery
 * code.
 */
export const submitLoginCode = endpoint({
  method: 'POST',
  path: '/api/login/code',
  access: 'anyone',
  form: 'json',
  input: z.object({ code: z.string().trim().min(1, 'Please enter the code').max(40, 'This code is too long') }),
  output: z.object({ user: userSchema }),
  errors: ['wrong-code', 'step-over', 'suspended', 'wrong-credentials', 'too-many-requests'],
});
