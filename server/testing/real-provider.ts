import { generateKeyPairSync } from 'node:crypto';
import http from 'node:http';
import { Provider } from 'oidc-provider';

export type RealProvider = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Everybody with an account there, by login. */
  people: Map<string, Record<string, unknown>>;
  /** Logs in on the pages of the provider, consents, and returns where it sends the browser. */
  enter: (address: string, login: string) => Promise<URL>;
  close: () => Promise<void>;
};

/**
 * The certified server of the package `oidc-provider` on this machine, as an operator would run one: it insists on PKCE,
 * takes the client secret only in a header, keeps claims out of the ID token, and names groups for a scope of their own.
 */
export const startRealProvider = async (redirectUri: string): Promise<RealProvider> => {
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the provider has a port');
  const issuer = `http://127.0.0.1:${bound.port}`;
  const [clientId, clientSecret] = ['parsewell', 'a secret between the two'];
  const people: RealProvider['people'] = new Map();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    clientAuthMethods: ['client_secret_basic'],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'one', use: 'sig' }] },
    cookies: { keys: ['a key of a test'] },
    pkce: { required: () => true },
    // As by default, but without a notice about each.
    ttl: {
      AccessToken: 3_600,
      AuthorizationCode: 60,
      Grant: 3_600,
      IdToken: 3_600,
      Interaction: 3_600,
      Session: 3_600,
    },
    features: { devInteractions: { enabled: true } },
    scopes: ['openid', 'profile', 'email', 'groups'],
    claims: {
      email: ['email', 'email_verified'],
      profile: ['name', 'preferred_username'],
      groups: ['realm_access'],
    },
    findAccount: (_context, id) => {
      const claims = people.get(id);
      return claims && { accountId: id, claims: () => ({ sub: id, ...claims }) };
    },
  });
  server.on('request', provider.callback());
  return {
    issuer,
    clientId,
    clientSecret,
    people,
    enter: (address, login) => walk(issuer, address, login),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** Follows redirects and fills in the two forms of the provider, until it sends the browser elsewhere. */
const walk = async (issuer: string, address: string, login: string): Promise<URL> => {
  const cookies = new Map<string, string>();
  let next = { url: address, form: null as URLSearchParams | null };
  for (let step = 0; step < 12; step += 1) {
    const response = await fetch(next.url, {
      method: next.form === null ? 'GET' : 'POST',
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      body: next.form,
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    const text = await response.text();
    if (location !== null) {
      const to = new URL(location, next.url);
      if (to.origin !== issuer) return to;
      next = { url: to.href, form: null };
      continue;
    }
    const action = /action="([^"]+)"/.exec(text)?.[1];
    const prompt = /name="prompt" value="(\w+)"/.exec(text)?.[1];
    if (action === undefined || prompt === undefined)
      throw new Error(`the provider answered ${response.status}: ${text.slice(0, 500)}`);
    next = { url: new URL(action, next.url).href, form: new URLSearchParams({ prompt, login, password: 'any' }) };
  }
  throw new Error('the provider never sends the browser back');
};
