import { randomUUID } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import type { Database } from '../db/connect.ts';
import { authStore, isSuspended } from './auth-store.ts';
import { hashPassword, isPasswordOf } from './password.ts';
import { absoluteSeconds } from './session-times.ts';

export type AuthSettings = { publicUrl: string; secret: string };

/** Over HTTPS the prefix binds the cookie to exactly this host; over plain http on localhost Safari would refuse it. */
export const sessionCookieName = (publicUrl: string): string =>
  publicUrl.startsWith('https://') ? '__Host-sid' : 'sid';

/** better-auth, which proves who somebody is and opens sessions. Our own routes stand before it; none of its own is served. */
export const createAuth = (db: Database, { publicUrl, secret }: AuthSettings) =>
  betterAuth({
    appName: 'Parsewell',
    baseURL: publicUrl,
    secret,
    logger: { disabled: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    database: authStore(db),
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: 1,
      maxPasswordLength: 256,
      password: { hash: hashPassword, verify: ({ hash, password }) => isPasswordOf(hash, password) },
    },
    session: { expiresIn: absoluteSeconds.user, disableSessionRefresh: true },
    advanced: {
      useSecureCookies: false,
      database: { generateId: () => randomUUID() },
      ipAddress: { disableIpTracking: true },
      cookies: {
        session_token: {
          name: sessionCookieName(publicUrl),
          attributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: publicUrl.startsWith('https://') },
        },
      },
    },
    databaseHooks: {
      session: {
        create: {
          // After the password was right, so that a stranger does not learn who is suspended.
          before: async (session) => {
            if (await isSuspended(db, session.userId)) throw new APIError('FORBIDDEN', { code: 'SUSPENDED' });
          },
        },
      },
    },
  });

export type Auth = ReturnType<typeof createAuth>;
