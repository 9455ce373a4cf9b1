import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a page may load. `scriptHashes` are those of the scripts that stand in the page itself. */
export const contentSecurityPolicy = (scriptHashes: readonly string[], isHttps: boolean): string =>
  [
    `default-src 'self'`,
    [`script-src 'self'`, ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    `style-src 'self'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `frame-src 'none'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

const everywhere: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Sets on every answer what every answer needs; a page that set its own policy keeps it. */
export const securityHeaders = (isHttps: boolean) => {
  const policy = contentSecurityPolicy([], isHttps);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.headers(everywhere);
    if (isHttps) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    reply.header('x-request-id', request.id);
  };
};
