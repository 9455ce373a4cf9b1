import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { z } from 'zod';
import type { ProviderSettings } from './provider-settings.ts';

/** A provider that never answers holds nobody's browser for longer than this. */
const timeoutSeconds = 5;

/** What binds the way there to the way back: made anew for each login, kept with the browser's login step. */
export type Binding = { state: string; nonce: string; verifier: string };

/** Who signed in, as the provider says. `subject` never changes; the address may change and may be unconfirmed. */
export type Claims = { issuer: string; subject: string; email: string | null; emailVerified: boolean; name: string };

/** 'true' as a word is what LinkedIn used to send. */
const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  email: z.email().optional().catch(undefined),
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
    .optional()
    .catch(undefined),
  name: z.string().optional().catch(undefined),
});

/** LinkedIn leaves `token_type` out of its token response, which RFC 6749 requires and openid-client insists on. */
const completeTokenResponse: CustomFetch = async (url, { body, signal, ...options }) => {
  // Token requests are forms; the others have no body.
  const form = body instanceof URLSearchParams ? body : null;
  const response = await fetch(url, { ...options, body: form, signal: signal ?? null });
  if (form === null || !response.ok) return response;
  const answer = tokenResponseSchema.safeParse(await textAsJson(response.clone()));
  return answer.success ? Response.json(answer.data) : response;
};

const tokenResponseSchema = z.looseObject({ token_type: z.string().default('bearer') });

/** null for what is no JSON: openid-client says what is wrong with it. */
const textAsJson = (response: Response): Promise<unknown> => response.json().catch(() => null);

/** Asks the provider for its endpoints and keys. Plain HTTP is for tests: the configuration allows it on this machine only. */
const discover = ({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> => {
  const isPlain = issuer.startsWith('http://');
  return discovery(new URL(issuer), clientId, undefined, ClientSecretPost(clientSecret), {
    timeout: timeoutSeconds,
    [customFetch]: completeTokenResponse,
    // The signature of the token is checked although the token comes straight from the provider.
    execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
  });
};

/** The address of the provider's page for this login. Throws when the provider cannot be asked. */
export const authorizationUrl = async (
  settings: ProviderSettings,
  redirectUri: string,
  { state, nonce, verifier }: Binding,
): Promise<string> => {
  const address = buildAuthorizationUrl(await discover(settings), {
    redirect_uri: redirectUri,
    scope: 'openid profile email',
    state,
    ...(settings.hasNonce && { nonce }),
    ...(settings.hasPkce && {
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }),
  });
  return address.href;
};

/**
 * Exchanges the code in `currentUrl`, to which the provider sent the browser back, for a token, and believes the token
 * only when the provider signed it, for us, now, and for this login. Throws otherwise.
 */
export const claimsFor = async (
  settings: ProviderSettings,
  currentUrl: URL,
  { state, nonce, verifier }: Binding,
): Promise<Claims> => {
  const tokens = await authorizationCodeGrant(await discover(settings), currentUrl, {
    idTokenExpected: true,
    expectedState: state,
    ...(settings.hasNonce && { expectedNonce: nonce }),
    ...(settings.hasPkce && { pkceCodeVerifier: verifier }),
  });
  const claims = claimsSchema.parse(tokens.claims());
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: claims.email?.toLowerCase() ?? null,
    emailVerified: claims.email_verified === true,
    name: claims.name ?? '',
  };
};
