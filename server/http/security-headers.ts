import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaultReferrerPolicy } from '#contract/product/page-privacy.ts';

/** `takesPayments`: the payment provider's script, API and frames are used on our pages. */
export type Serving = { isHttps: boolean; takesPayments: boolean };

/** Hosts of the payment provider, from https://docs.stripe.com/security/guide */
const provider = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  calls: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};
const noHosts = { scripts: [], calls: [], frames: [] };

/**
 * What a page may load. `scriptHashes` are those of inline scripts. One policy applies to all pages, because a browser
 * keeps the policy of the first page it opened during client-side navigation.
 */
export const contentSecurityPolicy = (scriptHashes: readonly string[], { isHttps, takesPayments }: Serving): string => {
  const hosts = takesPayments ? provider : noHosts;
  return [
    `default-src 'self'`,
    [`script-src 'self'`, ...scriptHashes.map((hash) => `'${hash}'`), ...hosts.scripts].join(' '),
    `style-src 'self'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    [`connect-src 'self'`, ...hosts.calls].join(' '),
    takesPayments ? ['frame-src', ...hosts.frames].join(' ') : `frame-src 'none'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
};

const everywhere: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': defaultReferrerPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Sets the security headers on every response; a page that has set its own policy keeps it. */
export const securityHeaders = (serving: Serving) => {
  const { isHttps } = serving;
  const policy = contentSecurityPolicy([], serving);
  const payment = serving.takesPayments ? 'payment=(self "https://js.stripe.com")' : 'payment=()';
  const permissions = `camera=(), display-capture=(), geolocation=(), microphone=(), ${payment}, usb=()`;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.headers(everywhere);
    reply.header('permissions-policy', permissions);
    if (isHttps) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy);
    // For every spelling of the URL ('/%61pi/me' is '/api/me', too); built files override it.
    reply.header('cache-control', 'no-store');
    reply.header('x-request-id', request.id);
  };
};
