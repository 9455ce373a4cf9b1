import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from '../product/limits.ts';

/** So long after the password was typed a session may do what an open browser alone must not do. */
export const confirmedForMinutes = 10;

/** Until when this session may take the own data with it without being asked: a login counts as well. Null: ask. */
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
