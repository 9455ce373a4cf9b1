import { setTimeout as pause } from 'node:timers/promises';
import { createAuthorizationURL, validateAuthorizationCode, validateToken } from 'better-auth/oauth2';
import { z } from 'zod';
import type { ProviderSettings } from './provider-settings.ts';

const timeoutMs = 5_000;

/** What binds the way there to the way back: made anew for each login, kept with the browser's step. */
export type Binding = { state: string; nonce: string; verifier: string };

/** Who came, as the provider says. `subject` is for good; the address may change and may be unconfirmed. */
export type Claims = { issuer: string; subject: string; email: string | null; emailVerified: boolean; name: string };

const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});
type Discovery = z.infer<typeof discoverySchema>;

/** 'true' as a word is what LinkedIn used to send. */
const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  nonce: z.string().optional(),
  email: z.email().optional().catch(undefined),
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
    .optional()
    .catch(undefined),
  name: z.string().optional().catch(undefined),
});

/** OpenID Connect Discovery 1.0. The document must speak of the issuer we asked, or somebody else answers for it. */
const discover = async (issuer: string): Promise<Discovery> => {
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`the provider answered ${answer.status}`);
  const found = discoverySchema.parse(await answer.json());
  if (found.issuer !== issuer) throw new Error('the provider speaks for another issuer');
  return found;
};

/** The provider's page for this login. */
export const wayThere = async (settings: ProviderSettings, redirectURI: string, binding: Binding): Promise<string> => {
  const { authorization_endpoint: authorizationEndpoint } = await discover(settings.issuer);
  const address = await createAuthorizationURL({
    id: 'provider',
    options: { clientId: settings.clientId },
    authorizationEndpoint,
    redirectURI,
    state: binding.state,
    codeVerifier: settings.hasPkce ? binding.verifier : undefined,
    scopes: ['openid', 'profile', 'email'],
    nonce: binding.nonce,
  });
  return address.href;
};

/** Changes the code for a token and believes it only when the provider signed it, for us, now, and for this login. */
export const claimsFor = async (
  settings: ProviderSettings,
  redirectURI: string,
  binding: Binding,
  code: string,
): Promise<Claims> => {
  const { token_endpoint: tokenEndpoint, jwks_uri: keys } = await discover(settings.issuer);
  const { clientId, clientSecret, issuer, hasPkce } = settings;
  const asked = validateAuthorizationCode({
    code,
    redirectURI,
    options: { clientId, clientSecret },
    tokenEndpoint,
    codeVerifier: hasPkce ? binding.verifier : undefined,
  });
  const tokens = await Promise.race([asked, silence()]);
  if (tokens.idToken === undefined) throw new Error('the provider sent no token');
  const { payload } = await validateToken(tokens.idToken, keys, { audience: clientId, issuer });
  const claims = claimsSchema.parse(payload);
  if (claims.nonce === undefined ? hasPkce : claims.nonce !== binding.nonce)
    throw new Error('a token of another login');
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: claims.email?.toLowerCase() ?? null,
    emailVerified: claims.email_verified === true,
    name: claims.name ?? '',
  };
};

/** A provider that never answers holds nobody's browser for longer than this. */
const silence = async (): Promise<never> => {
  await pause(timeoutMs, undefined, { ref: false });
  throw new Error('the provider did not answer in time');
};
