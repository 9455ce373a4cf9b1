import { randomBytes } from 'node:crypto';
import type { Endpoint } from '#contract/api/endpoint.ts';
import type * as api from '#contract/api/providers.ts';
import { findPasswordHash } from '../accounts/store.ts';
import { startStep } from '../login/login-step.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { tokenHash } from '../../keys/token-hash.ts';
import { callbackOf } from './callback-of.ts';
import { authorizationUrl } from './open-id.ts';
import { providerSettings } from './provider-settings.ts';

export const startProviderLogin: Handler<typeof api.startProviderLogin> = async (call) => {
  const { provider, invitation, ...asked } = call.input;
  const known = Object.entries(asked).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const invitationHash = invitation === undefined ? null : tokenHash(invitation);
  return begin(call, provider, { userId: null, returnTo: new URLSearchParams(known).toString(), invitationHash });
};

export const connectProvider: Handler<typeof api.connectProvider> = async (call) => {
  const { input, session } = call;
  return begin(call, input.provider, { userId: session.user.id, returnTo: '', invitationHash: null });
};

/** Users who registered through a provider have no password yet, so none is required. */
export const hasPassword = async ({
  session,
  services,
}: Pick<Call<typeof api.connectProvider>, 'session' | 'services'>) =>
  (await findPasswordHash(services.db, session.user.id)) !== null;

const begin = async (
  call: Pick<Call<Endpoint>, 'services' | 'request' | 'reply'>,
  provider: api.ProviderName,
  about: { userId: string | null; returnTo: string; invitationHash: string | null },
): Promise<{ address: string }> => {
  const { configuration } = call.services;
  const settings = providerSettings(configuration, provider);
  if (settings === null) throw new Problem('provider-off');
  const binding = { state: randomToken(), nonce: randomToken(), verifier: randomToken() };
  const redirectUri = callbackOf(configuration, provider);
  const address = await authorizationUrl(settings, redirectUri, binding).catch((error: unknown) => {
    call.request.log.error({ err: error }, 'a provider of logins could not be asked');
    throw new Problem('provider-away');
  });
  await startStep(call, { is: 'provider', provider, ...binding, ...about });
  return { address };
};

/** 256 bits. */
const randomToken = (): string => randomBytes(32).toString('base64url');
