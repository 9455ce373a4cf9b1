import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from '../product/limits.ts';

/** For how many minutes after the password was entered a session may perform protected actions. */
export const confirmedForMinutes = 10;

/**
 * Until when this session may export personal data without entering the password; a login counts as well. Null when the
 * password is required.
 */
export const getPasswordConfirmation = endpoint({
  method: 'GET',
  path: '/api/account/confirmation',
  access: 'signed-in',
  form: 'none',
  input: z.object({}),
  output: z.object({ until: z.string().nullable() }),
  errors: [],
});

export const confirmPassword = endpoint({
  method: 'POST',
  path: '/api/account/confirmation',
  access: 'signed-in',
  form: 'json',
  input: z.object({ password: z.string().min(1, 'Please enter your password').max(limits.passwordMaxCharacters) }),
  output: z.object({ until: z.string() }),
  errors: ['wrong-password', 'too-many-requests'],
});
