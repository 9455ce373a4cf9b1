import { z } from 'zod';
import { adminUserSchema } from './tables.ts';
import { endpoint } from '../endpoint.ts';
import { limits } from '../../product/limits.ts';

/** Admin actions on accounts. All of them require the admin's password again and are written to the security log. */
const act = { method: 'PUT', access: 'admin', form: 'json', output: z.object({ user: adminUserSchema }) } as const;
/** 'password-needed': call `confirmAdminPassword`, then repeat the request. */
const actErrors = ['password-needed', 'not-found'] as const;

/** The admin enters their own password again; this session may then act for ten minutes, until `until`. */
export const confirmAdminPassword = endpoint({
  method: 'POST',
  path: '/api/admin/confirm-password',
  access: 'admin',
  form: 'json',
  input: z.object({ password: z.string().min(1, 'Please enter your password').max(limits.passwordMaxCharacters) }),
  output: z.object({ until: z.string() }),
  errors: ['wrong-password', 'too-many-requests'],
});

/** One account in full, for the edit form and the details drawer. */
export const getUser = endpoint({
  method: 'GET',
  path: '/api/admin/users/:id',
  access: 'admin',
  form: 'none',
  input: z.object({ id: z.string() }),
  output: z.object({
    user: adminUserSchema,
    /** Number of resumes stored now. */
    resumes: z.number().int(),
    /** Number of sessions that have not expired. */
    sessions: z.number().int(),
    hasSecondFactor: z.boolean(),
    /** Until when this session may act without the password; null when the password is required. */
    confirmedUntil: z.string().nullable(),
  }),
  errors: ['not-found'],
});

/** 'last-admin': no admin would be left. The change applies to open sessions immediately. */
export const changeUserRole = endpoint({
  ...act,
  path: '/api/admin/users/:id/role',
  input: z.object({ id: z.string(), role: z.enum(['user', 'admin']) }),
  errors: [...actErrors, 'last-admin'],
});

/** Suspending ends all sessions. Admins cannot suspend themselves ('own-account') or the last admin. */
export const setUserSuspended = endpoint({
  ...act,
  path: '/api/admin/users/:id/suspended',
  input: z.object({ id: z.string(), suspended: z.boolean() }),
  errors: [...actErrors, 'last-admin', 'own-account'],
});

/** Marks the email address as verified or unverified. */
export const setUserEmailVerified = endpoint({
  ...act,
  path: '/api/admin/users/:id/email-verified',
  input: z.object({ id: z.string(), verified: z.boolean() }),
  errors: actErrors,
});

/** Ends all sessions of the user, including the current one if admins sign themselves out. */
export const signOutUser = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id/sessions',
  access: 'admin',
  form: 'none',
  input: z.object({ id: z.string() }),
  output: z.object({ endedSessions: z.number().int() }),
  errors: actErrors,
});
