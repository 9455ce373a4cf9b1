import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { linkToken } from './reset-password.ts';

/**
 * What the page `/verify-email?token=...` calls: confirms the address of a registration or the new address of an account.
 * Needs no session, because the mail may be opened on another device. Answers with the address that is confirmed now.
 */
export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/verify-email',
  access: 'anyone',
  form: 'json',
  input: z.object({ token: linkToken }),
  output: z.object({ email: z.string() }),
  errors: ['link-expired', 'email-taken', 'too-many-requests'],
});

/** Sends the link again. `alreadyVerified` is true when there was nothing to send. */
export const resendVerificationEmail = endpoint({
  method: 'POST',
  path: '/api/verify-email/resend',
  access: 'signed-in',
  form: 'none',
  input: z.object({}),
  output: z.object({ alreadyVerified: z.boolean() }),
  errors: ['no-mail', 'too-many-requests'],
});
