import type { FastifyReply, FastifyRequest } from 'fastify';

/** The purposes of our cookies. Both are only set for users who log in. */
export type CookieName = 'sid' | 'login';

/** Over HTTPS the prefix binds a cookie to exactly this host; Safari rejects it over plain HTTP on localhost. */
const cookieName = (name: CookieName, publicUrl: string): string =>
  publicUrl.startsWith('https://') ? `__Host-${name}` : name;

/**
 * Lax: the cookie is needed after a link or a redirect from a provider, but must not be sent with a form on another
 * site.
 */
const attributes = (publicUrl: string) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https://') }) as const;

export const setCookie = (
  reply: FastifyReply,
  publicUrl: string,
  { name, value, seconds }: { name: CookieName; value: string; seconds: number },
): void => {
  reply.setCookie(cookieName(name, publicUrl), value, { ...attributes(publicUrl), maxAge: seconds });
};

export const clearCookie = (reply: FastifyReply, publicUrl: string, name: CookieName): void => {
  reply.clearCookie(cookieName(name, publicUrl), attributes(publicUrl));
};

/**
 * null without one. Cookies of older versions have a signature after a dot, which is ignored: the token is verified by
 * its hash.
 */
export const cookieOf = (request: FastifyRequest, publicUrl: string, name: CookieName): string | null => {
  const token = request.cookies[cookieName(name, publicUrl)]?.split('.')[0];
  return token === undefined || token === '' ? null : token;
};
