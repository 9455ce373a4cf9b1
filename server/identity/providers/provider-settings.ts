import type { ProviderName } from '#contract/api/providers.ts';
import type { Configuration } from '../../boot/configuration.ts';

export type ProviderSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Whether the provider supports PKCE. LinkedIn supports it only for native apps. */
  hasPkce: boolean;
  /**
   * Whether its tokens contain the nonce. LinkedIn's do not; there the state and the client secret bind the response to
   * this login.
   */
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

/** null when the operator has not configured this provider. */
export const providerSettings = (settings: Settings, provider: ProviderName): ProviderSettings | null => {
  const [clientId, clientSecret, issuer] = {
    google: [settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET, settings.GOOGLE_ISSUER],
    linkedin: [settings.LINKEDIN_CLIENT_ID, settings.LINKEDIN_CLIENT_SECRET, settings.LINKEDIN_ISSUER],
  }[provider];
  if (clientId === undefined || clientSecret === undefined || issuer === undefined) return null;
  const isGoogle = provider === 'google';
  return { issuer, clientId, clientSecret, hasPkce: isGoogle, hasNonce: isGoogle };
};
