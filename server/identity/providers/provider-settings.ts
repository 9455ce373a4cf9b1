import type { ProviderName } from '#contract/api/providers.ts';
import type { Configuration } from '../../boot/configuration.ts';

export type ProviderSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** LinkedIn takes PKCE from phone apps only, and its tokens come without the nonce; there the state and the secret bind the answer to us. */
  hasPkce: boolean;
};

type Settings = Pick<
  Configuration,
  | 'GOOGLE_CLIENT_ID'
  | 'GOOGLE_CLIENT_SECRET'
  | 'GOOGLE_ISSUER'
  | 'LINKEDIN_CLIENT_ID'
  | 'LINKEDIN_CLIENT_SECRET'
  | 'LINKEDIN_ISSUER'
>;

/** null where the operator has not set this provider up. */
export const providerSettings = (settings: Settings, provider: ProviderName): ProviderSettings | null => {
  const [clientId, clientSecret, issuer] = {
    google: [settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET, settings.GOOGLE_ISSUER],
    linkedin: [settings.LINKEDIN_CLIENT_ID, settings.LINKEDIN_CLIENT_SECRET, settings.LINKEDIN_ISSUER],
  }[provider];
  if (clientId === undefined || clientSecret === undefined || issuer === undefined) return null;
  return { issuer, clientId, clientSecret, hasPkce: provider === 'google' };
};
