import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from '../product/limits.ts';
import { mixesScripts } from '../product/mixed-scripts.ts';
import { planKinds } from '../product/plans.ts';
import { invitationSchema } from './providers.ts';

/** Version of the terms that users accept when they register: the day of their last change, see tests/claims.test.ts. */
export const termsVersion = '2026-11-26';

const loginName = z.string().trim().min(limits.usernameMinCharacters, 'Username must be at least 3 characters');
const username = loginName
  .max(64, 'Username must be at most 64 characters')
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, 'Username cannot contain control characters')
  .refine((name) => !mixesScripts(name.normalize('NFKC')), 'Username cannot mix letters of different alphabets');
const password = z
  .string()
  .min(limits.passwordMinCharacters, 'Password must be at least 6 characters')
  .max(limits.passwordMaxCharacters, 'Password must be at most 256 characters');

export const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  /** False until the link in the confirmation email has been opened; a notice then asks for it. */
  emailVerified: z.boolean().optional(),
  role: z.enum(['user', 'admin']),
  subscriptionStatus: z.string(),
  /** The plan in effect, which follows from the status: see contract/product/plans.ts. */
  plan: z.enum(planKinds),
  createdAt: z.string(),
  lastLogin: z.string().nullable(),
});
export type User = z.infer<typeof userSchema>;

/**
 * The registration form. `confirmPassword` is only checked in the browser; `acceptTerms` is sent as the acceptance
 * itself.
 */
export const registerFormSchema = z
  .object({
    username,
    email: z.email('Please enter a valid email address').max(254),
    password,
    confirmPassword: z.string(),
    acceptTerms: z.boolean().refine((accepted) => accepted, 'You must accept the terms and privacy policy'),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  });

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  access: 'anyone',
  form: 'json',
  input: z.object({
    username,
    email: z.email('Please enter a valid email address').max(254),
    password,
    invitation: invitationSchema.optional(),
  }),
  output: z.object({ user: userSchema }),
  errors: ['username-taken', 'email-taken', 'sign-ups-closed', 'invitation-needed', 'too-many-requests'],
});

/**
 * `username` may also be the email address. 'mail-needed': too many wrong passwords today, so the login requires the
 * `mailToken` from the link that it emails. 'code-needed': the password was right, continue with `submitLoginCode`.
 */
export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  access: 'anyone',
  form: 'json',
  input: z.object({
    username: loginName.max(254, 'Username must be at most 254 characters'),
    password,
    mailToken: z.string().max(200).optional(),
  }),
  output: z.object({ user: userSchema }),
  errors: ['wrong-credentials', 'suspended', 'too-many-requests', 'mail-needed', 'link-expired', 'code-needed'],
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  access: 'anyone',
  form: 'none',
  input: z.object({}),
  output: z.object({ ok: z.literal(true) }),
  errors: [],
});

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/api/me',
  access: 'signed-in',
  scope: 'account:read',
  form: 'none',
  input: z.object({}),
  output: userSchema,
  errors: [],
});
