import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from '../product/limits.ts';

/** A new password: in the account settings or through a link in an email. */
export const newPassword = z
  .string()
  .min(limits.newPasswordMinCharacters, 'Password must be at least 8 characters')
  .max(limits.passwordMaxCharacters, 'Password must be at most 256 characters');

/** Links in emails carry 256 random bits in base64url. */
export const linkToken = z.string().min(1, 'This link is incomplete.').max(200, 'This link is incomplete.');

/**
 * Emails the link `/reset-password?token=...`. The response and its timing are the same whether or not there is such an
 * account; 'no-mail' when this server cannot send email.
 */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/reset-password',
  access: 'anyone',
  form: 'json',
  input: z.object({ email: z.email('Please enter a valid email address').max(254) }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['no-mail', 'too-many-requests'],
});

/**
 * Sets a new password with the token of a link, once, within 30 minutes. Ends all sessions and opens none: the next
 * page is /login.
 */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/reset-password/set',
  access: 'anyone',
  form: 'json',
  input: z.object({ token: linkToken, password: newPassword }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['link-expired', 'too-many-requests'],
});
