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

/** Timeout for requests to a provider. */
const timeoutSeconds = 5;

/**
 * Binds the redirect to the provider to its response: created for each login and stored with the browser's login step.
 */
export type Binding = { state: string; nonce: string; verifier: string };

/** The identity that the provider asserts. `subject` never changes; the address may change and may be unverified. */
export type Claims = { issuer: string; subject: string; email: string | null; emailVerified: boolean; name: string };

/** LinkedIn used to send 'true' as a string. */
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

/**
 * LinkedIn leaves `token_type` out of its token response; RFC 6749 requires it, and openid-client rejects the response
 * without it.
 */
const completeTokenResponse: CustomFetch = async (url, { body, signal, ...options }) => {
  // Token requests are forms; the others have no body.
  const form = body instanceof URLSearchParams ? body : null;
  const response = await fetch(url, { ...options, body: form, signal: signal ?? null });
  if (form === null || !response.ok) return response;
  const answer = tokenResponseSchema.safeParse(await textAsJson(response.clone()));
  return answer.success ? Response.json(answer.data) : response;
};

const tokenResponseSchema = z.looseObject({ token_type: z.string().default('bearer') });

/** null for invalid JSON: openid-client reports the error. */
const textAsJson = (response: Response): Promise<unknown> => response.json().catch(() => null);

/**
 * Fetches the provider's endpoints and keys. Plain HTTP is for tests: the configuration allows it only on this machine.
 */
const discover = ({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> => {
  const isPlain = issuer.startsWith('http://');
  return discovery(new URL(issuer), clientId, undefined, ClientSecretPost(clientSecret), {
    timeout: timeoutSeconds,
    [customFetch]: completeTokenResponse,
    // The signature of the token is verified although the token comes directly from the provider.
    execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
  });
};

/** The URL of the provider's page for this login. Throws when the provider cannot be reached. */
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
 * Exchanges the code in `currentUrl`, to which the provider redirected the browser, for a token, and verifies the
 * token's signature, issuer, audience, expiry and, where supported, nonce. Throws otherwise.
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
