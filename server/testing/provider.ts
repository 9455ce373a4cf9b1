import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import http from 'node:http';

export type ProviderPerson = { sub: string; email?: string; email_verified?: boolean; name?: string };

export type TestProvider = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who is signed in at the provider and approves the login. null: the login is denied. */
  person: ProviderPerson | null;
  /** Overrides for the next token, to forge it. */
  tokenOverrides: {
    claims?: Record<string, unknown>;
    key?: KeyObject;
    discoveredIssuer?: string;
    hasNonce?: boolean;
    hasTokenType?: boolean;
  };
  close(): Promise<void>;
};

type Grant = {
  clientId: string;
  redirectUri: string;
  nonce: string | null;
  challenge: string | null;
  person: ProviderPerson;
};

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
/** A key that the provider does not publish. */
export const strangersKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An OpenID Connect provider as specified: discovery, authorization with PKCE, single-use codes, and public keys. It consents at once, where a real one would show a page. */
export const startProvider = async (): Promise<TestProvider> => {
  const grants = new Map<string, Grant>();

  const authorize = (query: URLSearchParams): string => {
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', query.get('state') ?? '');
    if (provider.person === null) back.searchParams.set('error', 'access_denied');
    else {
      const code = `code-${grants.size + 1}`;
      grants.set(code, {
        clientId: query.get('client_id') ?? '',
        redirectUri: query.get('redirect_uri') ?? '',
        nonce: query.get('nonce'),
        challenge: query.get('code_challenge_method') === 'S256' ? query.get('code_challenge') : null,
        person: provider.person,
      });
      back.searchParams.set('code', code);
    }
    return back.href;
  };

  const redeem = (form: URLSearchParams): object | null => {
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      grant !== undefined &&
      form.get('grant_type') === 'authorization_code' &&
      form.get('client_id') === grant.clientId &&
      form.get('client_secret') === provider.clientSecret &&
      form.get('redirect_uri') === grant.redirectUri &&
      (grant.challenge === null || grant.challenge === verifier);
    if (!isRight) return null;
    const now = Math.floor(Date.now() / 1000);
    const nonce = provider.tokenOverrides.hasNonce === false || grant.nonce === null ? {} : { nonce: grant.nonce };
    const claims = { iss: provider.issuer, aud: grant.clientId, iat: now, exp: now + 300, ...nonce, ...grant.person };
    const head = `${base64({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${base64({ ...claims, ...provider.tokenOverrides.claims })}`;
    const signature = sign('RSA-SHA256', Buffer.from(head), provider.tokenOverrides.key ?? keys.privateKey).toString(
      'base64url',
    );
    const type = provider.tokenOverrides.hasTokenType === false ? {} : { token_type: 'Bearer' };
    return { access_token: 'none', ...type, id_token: `${head}.${signature}` };
  };

  const server = http.createServer(async (request, answer) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider');
    const json = (status: number, body: object): void => {
      answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (pathname === '/.well-known/openid-configuration')
      return json(200, {
        issuer: provider.tokenOverrides.discoveredIssuer ?? provider.issuer,
        authorization_endpoint: `${provider.issuer}/authorize`,
        token_endpoint: `${provider.issuer}/token`,
        jwks_uri: `${provider.issuer}/keys`,
      });
    if (pathname === '/keys')
      return json(200, {
        keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
      });
    if (pathname === '/authorize') return void answer.writeHead(302, { location: authorize(searchParams) }).end();
    if (pathname !== '/token') return json(404, {});
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const token = redeem(new URLSearchParams(Buffer.concat(chunks).toString()));
    return json(token === null ? 400 : 200, token ?? { error: 'invalid_grant' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the provider has a port');
  const provider: TestProvider = {
    issuer: `http://127.0.0.1:${bound.port}`,
    clientId: 'parsewell',
    clientSecret: 'a secret between us',
    person: null,
    tokenOverrides: {},
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return provider;
};
