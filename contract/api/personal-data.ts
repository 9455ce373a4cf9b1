import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from '../product/limits.ts';

/**
 * A ZIP download with all data of the user as JSON and the uploaded files. It is streamed, so pages link to it (`<a
 * href download>`) instead of fetching it. 'password-needed': the last login was more than ten minutes ago; call
 * `confirmPassword` first.
 */
export const exportPersonalData = endpoint({
  method: 'GET',
  path: '/api/account/export',
  access: 'signed-in',
  form: 'none',
  input: z.object({}),
  output: z.unknown(),
  errors: ['password-needed', 'too-many-requests'],
  page: '/profile',
  isDownload: true,
});

/**
 * Immediate and irreversible: ends all sessions, deletes resumes and account, and destroys the user's data key. The
 * last admin cannot be deleted ('last-admin'). With `wantsRefund`, what `refundAtDeletion` of the subscription names is
 * refunded; 'too-late' if that is nothing any more, and then the account is not deleted.
 */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete',
  access: 'signed-in',
  form: 'json',
  input: z.object({
    password: z.string().min(1, 'Please enter your password').max(limits.passwordMaxCharacters),
    wantsRefund: z.boolean().optional(),
  }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['wrong-password', 'last-admin', 'too-late', 'too-many-requests'],
});
