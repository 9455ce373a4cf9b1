import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { providerSchema } from '#contract/api/providers.ts';
import type { Call } from '../../http/handler.ts';
import { cookieOf, clearCookie, setCookie } from './cookies.ts';
import { findLoginStep, insertLoginStep, deleteLoginStep } from './login-step-store.ts';

const seconds = 10 * 60;

/** The state of an unfinished login. Only the browser that started it has the cookie for it. */
const stepSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('code'), userId: z.string() }),
  /** A challenge for a passkey: nobody is known yet. */
  z.object({ is: z.literal('passkey'), userId: z.null(), challenge: z.string() }),
  /** A challenge for a passkey that this user is adding. */
  z.object({ is: z.literal('new-passkey'), userId: z.string(), challenge: z.string() }),
  z.object({
    is: z.literal('provider'),
    provider: providerSchema,
    state: z.string(),
    nonce: z.string(),
    verifier: z.string(),
    /** Set when a signed-in user connects the provider to their account. */
    userId: z.string().nullable(),
    /** The path on our site to return to. */
    returnTo: z.string(),
    /** The hash of the token of an invitation, which the first login uses up. */
    invitationHash: z.string().nullable().default(null),
  }),
]);
export type LoginStep = z.infer<typeof stepSchema>;

type Asking = Pick<Call<Endpoint>, 'services' | 'request' | 'reply'>;

export const startStep = async ({ services, reply }: Asking, step: LoginStep): Promise<void> => {
  const { db, clock, configuration } = services;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock().getTime() + seconds * 1000);
  await insertLoginStep(db, { token, userId: step.userId, state: step, expiresAt });
  setCookie(reply, configuration.PUBLIC_URL, { name: 'login', value: token, seconds });
};

/** The current login step of this browser; null when there is none or it has expired. */
export const currentStep = async ({ services, request }: Asking): Promise<LoginStep | null> => {
  const { db, clock, configuration } = services;
  const token = cookieOf(request, configuration.PUBLIC_URL, 'login');
  const state = token === null ? null : await findLoginStep(db, token, clock());
  return state === null ? null : stepSchema.parse(state);
};

/** Deletes the step. False when a concurrent request has already done so. */
export const endStep = async ({ services, request, reply }: Asking): Promise<boolean> => {
  const { db, configuration } = services;
  const token = cookieOf(request, configuration.PUBLIC_URL, 'login');
  clearCookie(reply, configuration.PUBLIC_URL, 'login');
  return token !== null && (await deleteLoginStep(db, token));
};
