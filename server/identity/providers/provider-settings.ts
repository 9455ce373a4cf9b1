import type { ProviderName } from '#contract/api/providers.ts';
import type { Configuration } from '../../boot/configuration.ts';

export type ProviderSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** The names of the claims that are read. `groups` is null where groups have no meaning here. */
  claims: { email: string; name: string; username: string; groups: string | null };
  /** Who is in this group is an admin; null when groups have no meaning here. */
  adminGroup: string | null;
  /** Creates accounts whatever SIGN_UPS says: the provider decides who comes in. */
  createsAccounts: boolean;
  /** Whether the provider supports PKCE. LinkedIn supports it only for native apps. */
  hasPkce: boolean;
  /**
   * Whether its tokens contain the nonce. LinkedIn's do not; there the state and the client secret bind the response to
   * this login.
   */
  hasNonce: boolean;
};

type Client = Pick<ProviderSettings, 'issuer' | 'clientId' | 'clientSecret'>;

/** What is the same for every provider unless its row says otherwise. */
const usual = {
  scope: 'openid profile email',
  claims: { email: 'email', name: 'name', username: 'preferred_username', groups: null },
  adminGroup: null,
  createsAccounts: false,
  hasPkce: true,
  hasNonce: true,
} satisfies Omit<ProviderSettings, keyof Client>;

/** null when the operator has not configured this provider. */
export const providerSettings = (settings: Configuration, provider: ProviderName): ProviderSettings | null =>
  rows[provider](settings);

const rows: Record<ProviderName, (settings: Configuration) => ProviderSettings | null> = {
  google: ({ GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer }) =>
    withClient({ issuer, clientId, clientSecret }, (client) => ({ ...usual, ...client })),
  linkedin: ({ LINKEDIN_CLIENT_ID: clientId, LINKEDIN_CLIENT_SECRET: clientSecret, LINKEDIN_ISSUER: issuer }) =>
    withClient({ issuer, clientId, clientSecret }, (client) => ({
      ...usual,
      ...client,
      hasPkce: false,
      hasNonce: false,
    })),
  oidc: (settings) =>
    withClient(
      {
        issuer: settings.OIDC_ISSUER,
        clientId: settings.OIDC_CLIENT_ID,
        clientSecret: settings.OIDC_CLIENT_SECRET,
      },
      (client) => ({
        ...usual,
        ...client,
        scope: settings.OIDC_SCOPES,
        claims: {
          email: settings.OIDC_EMAIL_CLAIM,
          name: settings.OIDC_NAME_CLAIM,
          username: settings.OIDC_USERNAME_CLAIM,
          groups: settings.OIDC_ADMIN_GROUP === undefined ? null : settings.OIDC_GROUPS_CLAIM,
        },
        adminGroup: settings.OIDC_ADMIN_GROUP ?? null,
        createsAccounts: settings.OIDC_CREATES_ACCOUNTS,
      }),
    ),
};

const withClient = (
  { issuer, clientId, clientSecret }: { [Name in keyof Client]: string | undefined },
  complete: (client: Client) => ProviderSettings,
): ProviderSettings | null =>
  issuer === undefined || clientId === undefined || clientSecret === undefined
    ? null
    : complete({ issuer, clientId, clientSecret });

/** What pages call a provider. */
export const nameOf = ({ OIDC_NAME }: Configuration, provider: ProviderName): string =>
  ({ google: 'Google', linkedin: 'LinkedIn', oidc: OIDC_NAME })[provider];
