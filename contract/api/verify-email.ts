import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { linkToken } from './reset-password.ts';

/**
 * Called by the page `/verify-email?token=...`: confirms the address of a registration or the new address of an
 * account. It needs no session, because the email may be opened on another device. Returns the confirmed address.
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
