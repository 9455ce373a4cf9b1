import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';
import { z } from 'zod';
import { type Claims, isMissing, readClaims } from './claims.ts';
import type { ProviderSettings } from './provider-settings.ts';

/** Timeout for requests to a provider. */
const timeoutSeconds = 5;

/**
 * Binds the redirect to the provider to its response: created for each login and stored with the browser's login step.
 */
export type Binding = { state: string; nonce: string; verifier: string };

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
  return discovery(new URL(issuer), clientId, undefined, secretAsAccepted(clientSecret), {
    timeout: timeoutSeconds,
    [customFetch]: completeTokenResponse,
    // The signature of the token is verified although the token comes directly from the provider.
    execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
  });
};

/** The secret in the form of the token request, or in a header where the provider accepts only that. */
const secretAsAccepted = (clientSecret: string): ClientAuth => {
  const [inForm, inHeader] = [ClientSecretPost(clientSecret), ClientSecretBasic(clientSecret)];
  return (provider, ...request) => {
    const { token_endpoint_auth_methods_supported: accepted = ['client_secret_post'] } = provider;
    const isOnlyHeader = accepted.includes('client_secret_basic') && !accepted.includes('client_secret_post');
    return (isOnlyHeader ? inHeader : inForm)(provider, ...request);
  };
};

/** The URL of the provider's page for this login. Throws when the provider cannot be reached. */
export const authorizationUrl = async (
  settings: ProviderSettings,
  redirectUri: string,
  { state, nonce, verifier }: Binding,
): Promise<string> => {
  const address = buildAuthorizationUrl(await discover(settings), {
    redirect_uri: redirectUri,
    scope: settings.scope,
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
 * token's signature, issuer, audience, expiry and, where supported, nonce. Throws otherwise. Claims that we need and the
 * token does not have are asked for at the provider's userinfo endpoint, where there is one: many providers keep the
 * token short.
 */
export const claimsFor = async (
  settings: ProviderSettings,
  currentUrl: URL,
  { state, nonce, verifier }: Binding,
): Promise<Claims> => {
  const provider = await discover(settings);
  const tokens = await authorizationCodeGrant(provider, currentUrl, {
    idTokenExpected: true,
    expectedState: state,
    ...(settings.hasNonce && { expectedNonce: nonce }),
    ...(settings.hasPkce && { pkceCodeVerifier: verifier }),
  });
  const inToken = tokens.claims();
  if (inToken === undefined) throw new Error('openid-client was told to expect an ID token');
  const hasMore = provider.serverMetadata().userinfo_endpoint !== undefined;
  // The answer must name the same subject, or openid-client throws.
  const more =
    hasMore && isMissing(inToken, settings.claims)
      ? await fetchUserInfo(provider, tokens.access_token, inToken.sub)
      : {};
  // What is signed wins.
  return readClaims({ ...more, ...inToken }, settings.claims);
};
