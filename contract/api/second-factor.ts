import { z } from 'zod';
import { userSchema } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { limits } from '../product/limits.ts';

const password = z.string().min(1, 'Please enter your password').max(limits.passwordMaxCharacters);

/** Six digits of the app; spaces are taken out. Recovery codes have four groups of four. */
const appCode = z
  .string()
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'The code has six digits'));

/** `isRequired`: the operator asks admins for it, and this is one. */
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
 * Makes a secret for an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds). `address` is what the picture `qr`
 * (SVG) shows, `secret` the same to be typed. Nothing is on before `enableSecondFactor`.
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

/** Switches it on with a first code, and shows the recovery codes: this once, because only their hashes are kept. */
export const enableSecondFactor = endpoint({
  method: 'PUT',
  path: '/api/account/second-factor',
  access: 'signed-in',
  form: 'json',
  input: z.object({ code: appCode }),
  output: recoveryCodes,
  errors: ['wrong-code', 'second-factor-on', 'too-many-requests'],
});

/** Ten new ones; the old ones are worth nothing any more. */
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

/** The second step of a login, within ten minutes of the first, in the same browser: a code of the app or a recovery code. */
export const submitLoginCode = endpoint({
  method: 'POST',
  path: '/api/login/code',
  access: 'anyone',
  form: 'json',
  input: z.object({ code: z.string().trim().min(1, 'Please enter the code').max(40, 'This code is too long') }),
  output: z.object({ user: userSchema }),
  errors: ['wrong-code', 'step-over', 'suspended', 'wrong-credentials', 'too-many-requests'],
});
