import type * as api from '#contract/api/providers.ts';
import { providerNames } from '#contract/api/providers.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import { nameOf, providerSettings } from './provider-settings.ts';
import { deleteConnection, findConnections } from './store.ts';

export const listProviders: Handler<typeof api.listProviders> = async ({ session, services }) => {
  const ways = await findConnections(services.db, session.user.id);
  return {
    hasPassword: ways.some(({ provider }) => provider === 'credential'),
    providers: providerNames.map((provider) => ({
      provider,
      name: nameOf(services.configuration, provider),
      isSetUp: providerSettings(services.configuration, provider) !== null,
      connectedAt: ways.find((way) => way.provider === provider)?.connectedAt.toISOString() ?? null,
    })),
  };
};

export const disconnectProvider: Handler<typeof api.disconnectProvider> = async ({
  input,
  session,
  services,
  request,
}) => {
  const outcome = await deleteConnection(services.db, session.user.id, input.provider);
  if (outcome === 'none') throw new Problem('not-found');
  if (outcome === 'last') throw new Problem('last-way-in');
  request.log.info({ security: 'provider-disconnected', user: session.user.id }, `${input.provider} disconnected`);
  return { ok: true };
};
