import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type * as api from '#contract/api/providers.ts';
import { continueLogin } from '../login/continue-login.ts';
import { currentStep, endStep, type LoginStep } from '../login/login-step.ts';
import { type Account, findAccountById } from '../accounts/store.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { accountFor } from './account-for.ts';
import { callbackOf } from './callback-of.ts';
import type { Claims } from './claims.ts';
import { claimsFor } from './open-id.ts';
import { type ProviderSettings, providerSettings } from './provider-settings.ts';
import { followGroup } from './follow-group.ts';
import { insertConnection } from './store.ts';

type Asking = Call<typeof api.finishProviderLogin>;
type ProviderStep = Extract<LoginStep, { is: 'provider' }>;

/**
 * The provider redirects the browser back. Accepted once, only in the browser that started the login, and only with its
 * state.
 */
export const finishProviderLogin: Handler<typeof api.finishProviderLogin> = async (call) => {
  const { input, request } = call;
  const step = await currentStep(call);
  if (step?.is !== 'provider' || step.provider !== input.provider || !isSame(step.state, input.state))
    return toLogin(call.reply, '', { problem: 'over' });
  if (!(await endStep(call))) return toLogin(call.reply, '', { problem: 'over' });
  if (input.code === undefined) return toLogin(call.reply, step.returnTo, { problem: 'refused' });
  const settings = providerSettings(call.services.configuration, step.provider);
  const claims = settings === null ? null : await claimsOf(call, step, settings);
  if (settings === null || claims === null) return toLogin(call.reply, step.returnTo, { problem: 'failed' });
  if (step.userId !== null) return connectTo(call, step.userId, claims);

  const { provider, invitationHash } = step;
  const found = await accountFor(call.services, { provider, settings, invitationHash }, claims);
  if (typeof found === 'string') {
    request.log.warn({ security: 'provider-login-refused' }, `login through ${step.provider} refused: ${found}`);
    return toLogin(call.reply, step.returnTo, { problem: found });
  }
  await followGroup(call, found, { adminGroup: settings.adminGroup, groups: claims.groups });
  return admitAccount(call, found, step.returnTo);
};

const claimsOf = async (
  { services, request }: Asking,
  step: ProviderStep,
  settings: ProviderSettings,
): Promise<Claims | null> => {
  const currentUrl = new URL(callbackOf(services.configuration, step.provider));
  currentUrl.search = new URL(request.url, currentUrl).search;
  return claimsFor(settings, currentUrl, step).catch((error: unknown) => {
    request.log.warn({ security: 'provider-login-failed', err: error }, `login through ${step.provider} failed`);
    return null;
  });
};

const admitAccount = async (call: Asking, account: Account, returnTo: string): Promise<FastifyReply> => {
  try {
    await continueLogin(account, call);
    return toLogin(call.reply, returnTo, { arrived: 'yes' });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'code-needed') return toLogin(call.reply, returnTo, { step: 'code' });
    return toLogin(call.reply, returnTo, { problem: error.code === 'suspended' ? 'suspended' : 'failed' });
  }
};

/**
 * The account must be the one that is signed in now, in this browser: otherwise an attacker could connect their own
 * provider account to it.
 */
const connectTo = async (call: Asking, userId: string, claims: Claims): Promise<FastifyReply> => {
  const { services, session, request, reply, input } = call;
  const account = await findAccountById(services.db, userId);
  if (account === null || session?.user.id !== userId) return toLogin(reply, '', { problem: 'over' });
  const isNew = await insertConnection(services.db, userId, input.provider, claims, services.clock());
  if (isNew) request.log.info({ security: 'provider-connected', user: userId }, `${input.provider} connected`);
  return reply.redirect(`/profile?tab=settings&provider=${isNew ? 'connected' : 'taken'}`);
};

/** The login page continues from here: it knows where to return to, and shows what went wrong. */
const toLogin = (
  reply: FastifyReply,
  returnTo: string,
  news: { problem: api.ProviderLoginProblem } | { step: 'code' } | { arrived: 'yes' },
): FastifyReply => {
  const search = new URLSearchParams(returnTo);
  for (const [name, value] of Object.entries(news)) search.set(name, value);
  return reply.redirect(`/login?${search.toString()}`);
};

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
