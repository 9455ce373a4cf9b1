import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from '../product/limits.ts';
import { newPassword } from './reset-password.ts';

const anyPassword = z.string().min(1, 'Please enter your password').max(limits.passwordMaxCharacters);

/**
 * `name` is how we address the user; the username stays unchanged. `newEmail` is a new address that is not confirmed
 * yet, or null.
 */
const profileSchema = z.object({
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  newEmail: z.string().nullable(),
});

/** The validation of the profile form. */
export const profileFormSchema = z.object({
  name: z
    .string()
    .trim()
    .min(2, 'Name must be at least 2 characters')
    .max(100, 'Name must be at most 100 characters')
    .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, 'Name cannot contain control characters'),
  email: z.email('Please enter a valid email').max(254),
});

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/account/profile',
  access: 'signed-in',
  form: 'none',
  input: z.object({}),
  output: profileSchema,
  errors: [],
});

/**
 * Saves the name immediately. A changed address requires `currentPassword` and is emailed a confirmation link; until
 * that link is opened it is `newEmail`, and the old address, which is notified, stays in use.
 */
export const saveProfile = endpoint({
  method: 'PUT',
  path: '/api/account/profile',
  access: 'signed-in',
  form: 'json',
  input: profileFormSchema.extend({ currentPassword: anyPassword.optional() }),
  output: profileSchema,
  errors: ['wrong-password', 'email-taken', 'no-mail', 'too-many-requests'],
});

/** Ends all other sessions and returns how many there were. */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/account/password',
  access: 'signed-in',
  form: 'json',
  input: z.object({ currentPassword: anyPassword, newPassword }),
  output: z.object({ endedSessions: z.number().int() }),
  errors: ['wrong-password', 'too-many-requests'],
});

/** Which emails the user receives. The first two are on by default, marketing is off by default. */
export const notificationsSchema = z.object({
  emailNotifications: z.boolean(),
  productUpdates: z.boolean(),
  marketingEmails: z.boolean(),
});
export type Notifications = z.infer<typeof notificationsSchema>;

export const getNotifications = endpoint({
  method: 'GET',
  path: '/api/account/notifications',
  access: 'signed-in',
  form: 'none',
  input: z.object({}),
  output: notificationsSchema,
  errors: [],
});

export const saveNotifications = endpoint({
  method: 'PUT',
  path: '/api/account/notifications',
  access: 'signed-in',
  form: 'json',
  input: notificationsSchema,
  output: notificationsSchema,
  errors: [],
});

/** Newest first, without expired sessions. `device` is readable ('Firefox on Windows'); times are ISO 8601 in UTC. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'signed-in',
  form: 'none',
  input: z.object({}),
  output: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        device: z.string(),
        startedAt: z.string(),
        lastSeenAt: z.string(),
        isThisOne: z.boolean(),
      }),
    ),
  }),
  errors: [],
});

export const revokeSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  access: 'signed-in',
  form: 'none',
  input: z.object({ id: z.string() }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['not-found'],
});

/** Ends every session except the current one. */
export const revokeOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  access: 'signed-in',
  form: 'none',
  input: z.object({}),
  output: z.object({ endedSessions: z.number().int() }),
  errors: [],
});
