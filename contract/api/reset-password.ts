import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from '../product/limits.ts';

/** A password that is chosen anew: in the account settings and through a link in a mail. */
export const newPassword = z
  .string()
  .min(limits.newPasswordMinCharacters, 'Password must be at least 8 characters')
  .max(limits.passwordMaxCharacters, 'Password must be at most 256 characters');

/** Links in mails carry 256 random bits in base64url. */
export const linkToken = z.string().min(1, 'This link is not complete.').max(200, 'This link is not complete.');

/**
 * Asks for the mail with the link `/reset-password?token=...`. The answer is the same, and as fast, whether there is such
 * an account or not; 'no-mail' where this server cannot send any mail.
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

/** Sets the password that a link allows, once, within 30 minutes. Ends all sessions and opens none: the next page is /login. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/reset-password/set',
  access: 'anyone',
  form: 'json',
  input: z.object({ token: linkToken, password: newPassword }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['link-expired', 'too-many-requests'],
});
