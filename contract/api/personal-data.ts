import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from '../product/limits.ts';

/**
 * A ZIP, as a download: everything tied to the person as JSON, and the files as they were uploaded.
 * It streams, so a page links to it (`<a href download>`) rather than reading the answer.
 * 'password-needed': the login is longer ago than ten minutes; call `confirmPassword` first.
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
 * At once and for good: sessions ended, resumes and account gone, the person's data key destroyed.
 * The last admin cannot go ('last-admin').
 */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete',
  access: 'signed-in',
  form: 'json',
  input: z.object({ password: z.string().min(1, 'Please enter your password').max(limits.passwordMaxCharacters) }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['wrong-password', 'last-admin', 'too-many-requests'],
});
