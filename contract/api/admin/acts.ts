import { z } from 'zod';
import { adminUserSchema } from './tables.ts';
import { endpoint } from '../endpoint.ts';
import { limits } from '../../product/limits.ts';

/** What operators do to accounts. All of it asks for the admin's password again, and all of it is in the security log. */
const act = { method: 'PUT', access: 'admin', form: 'json', output: z.object({ user: adminUserSchema }) } as const;
/** 'password-needed': call `confirmAdminPassword` first, then once more. */
const actErrors = ['password-needed', 'not-found'] as const;

/** The admin types the own password once more: this session may act for ten minutes, which end at `until`. */
export const confirmAdminPassword = endpoint({
  method: 'POST',
  path: '/api/admin/confirm-password',
  access: 'admin',
  form: 'json',
  input: z.object({ password: z.string().min(1, 'Please enter your password').max(limits.passwordMaxCharacters) }),
  output: z.object({ until: z.string() }),
  errors: ['wrong-password', 'too-many-requests'],
});

/** One account in full, for the editor and the drawer. */
export const getUser = endpoint({
  method: 'GET',
  path: '/api/admin/users/:id',
  access: 'admin',
  form: 'none',
  input: z.object({ id: z.string() }),
  output: z.object({
    user: adminUserSchema,
    /** Resumes that are stored now. */
    resumes: z.number().int(),
    /** Sessions that still open something. */
    sessions: z.number().int(),
    hasSecondFactor: z.boolean(),
    /** Until when this session may act without the password; null: it is asked for. */
    confirmedUntil: z.string().nullable(),
  }),
  errors: ['not-found'],
});

/** 'last-admin': there would be none left. The change counts for open sessions at once. */
export const changeUserRole = endpoint({
  ...act,
  path: '/api/admin/users/:id/role',
  input: z.object({ id: z.string(), role: z.enum(['user', 'admin']) }),
  errors: [...actErrors, 'last-admin'],
});

/** Suspending ends all sessions. Nobody suspends themselves ('own-account') or the last admin. */
export const setUserSuspended = endpoint({
  ...act,
  path: '/api/admin/users/:id/suspended',
  input: z.object({ id: z.string(), suspended: z.boolean() }),
  errors: [...actErrors, 'last-admin', 'own-account'],
});

/** Says that the address is the person's, or takes that back. */
export const setUserEmailVerified = endpoint({
  ...act,
  path: '/api/admin/users/:id/email-verified',
  input: z.object({ id: z.string(), verified: z.boolean() }),
  errors: actErrors,
});

/** Ends all sessions of the person; one's own among them, when it is oneself. */
export const signOutUser = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id/sessions',
  access: 'admin',
  form: 'none',
  input: z.object({ id: z.string() }),
  output: z.object({ endedSessions: z.number().int() }),
  errors: actErrors,
});
