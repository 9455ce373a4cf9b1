import type { ProviderName } from '#contract/api/providers.ts';
import type { Configuration } from '../../boot/configuration.ts';

export type ProviderSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Whether the provider takes PKCE. LinkedIn does so from phone apps only. */
  hasPkce: boolean;
  /** Whether its tokens carry the nonce. LinkedIn's do not; there the state and the secret bind the answer to us. */
  hasNonce: boolean;
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
  const isGoogle = provider === 'google';
  return { issuer, clientId, clientSecret, hasPkce: isGoogle, hasNonce: isGoogle };
};
