import { z } from 'zod';
import type { Database } from '../../db/connect.ts';
import { hashPassword } from './password.ts';
import { insertUser } from './store.ts';

const adminSchema = z.object({
  username: z
    .string()
    .trim()
    .min(3, 'The username must be at least 3 characters.')
    .max(64, 'The username is too long.'),
  email: z.email('That is not a valid email address.'),
  password: z
    .string()
    .min(8, "An admin's password must be at least 8 characters.")
    .max(256, 'The password is too long.'),
});

/** Creates an admin. Returns null on success, else a sentence with the reason. */
export const createAdmin = async (
  db: Database,
  wanted: { username: string; email: string; password: string },
  now: Date,
): Promise<string | null> => {
  const parsed = adminSchema.safeParse(wanted);
  if (!parsed.success) return parsed.error.issues.map((issue) => issue.message).join(' ');
  const { username, email, password } = parsed.data;
  const passwordHash = await hashPassword(password);
  const made = await insertUser(db, { username, email, passwordHash, role: 'admin', termsVersion: null, now });
  if (made === 'username') return `There is already an account called ${username}.`;
  return made === 'email' ? `There is already an account with the address ${email}.` : null;
};
