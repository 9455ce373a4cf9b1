import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Endpoint } from '#contract/api/endpoint.ts';
import type { Call } from '../../http/handler.ts';
import { cookieOf, forgetCookie, giveCookie } from './cookies.ts';
import { findLoginStep, insertLoginStep, takeLoginStep } from './login-step-store.ts';

const seconds = 10 * 60;

/** What a login that is not finished yet remembers. Only the browser that began it holds the cookie to it. */
const stepSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('code'), userId: z.string() }),
  z.object({
    is: z.literal('provider'),
    provider: z.enum(['google', 'linkedin']),
    state: z.string(),
    nonce: z.string(),
    verifier: z.string(),
    /** Set when somebody who is logged in connects the provider to their account. */
    userId: z.string().nullable(),
    /** Where to go on our site afterwards. */
    returnTo: z.string(),
  }),
]);
export type LoginStep = z.infer<typeof stepSchema>;

type Asking = Pick<Call<Endpoint>, 'services' | 'request' | 'reply'>;

export const startStep = async ({ services, reply }: Asking, step: LoginStep): Promise<void> => {
  const { db, clock, configuration } = services;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock().getTime() + seconds * 1000);
  await insertLoginStep(db, { token, userId: step.userId, state: step, expiresAt });
  giveCookie(reply, configuration.PUBLIC_URL, { name: 'login', value: token, seconds });
};

/** The step that this browser is in, null when there is none or it took too long. */
export const currentStep = async ({ services, request }: Asking): Promise<LoginStep | null> => {
  const { db, clock, configuration } = services;
  const token = cookieOf(request, configuration.PUBLIC_URL, 'login');
  const state = token === null ? null : await findLoginStep(db, token, clock());
  return state === null ? null : stepSchema.parse(state);
};

/** Uses the step up. False when somebody else did so at the same moment. */
export const endStep = async ({ services, request, reply }: Asking): Promise<boolean> => {
  const { db, configuration } = services;
  const token = cookieOf(request, configuration.PUBLIC_URL, 'login');
  forgetCookie(reply, configuration.PUBLIC_URL, 'login');
  return token !== null && (await takeLoginStep(db, token));
};
