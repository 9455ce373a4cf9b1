import type { FastifyReply, FastifyRequest } from 'fastify';

/** The purposes of our secret cookies. They are only set for users who log in, and so is their companion below. */
export type CookieName = 'sid' | 'login';

/** Tells our pages that somebody is signed in; it is no secret, and the server never reads it. */
const companion = 'signed-in';

/** Over HTTPS the prefix binds a cookie to exactly this host; Safari rejects it over plain HTTP on localhost. */
const cookieName = (name: CookieName | typeof companion, publicUrl: string): string =>
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
 * The cookie of a session and, for as long, one that scripts of our pages can read: a browser may forget what pages
 * store (Safari after seven days without a visit) while the session goes on.
 */
export const setSessionCookies = (
  reply: FastifyReply,
  publicUrl: string,
  { token, seconds }: { token: string; seconds: number },
): void => {
  setCookie(reply, publicUrl, { name: 'sid', value: token, seconds });
  const readable = { ...attributes(publicUrl), httpOnly: false, maxAge: seconds };
  reply.setCookie(cookieName(companion, publicUrl), 'yes', readable);
};

export const clearSessionCookies = (reply: FastifyReply, publicUrl: string): void => {
  clearCookie(reply, publicUrl, 'sid');
  reply.clearCookie(cookieName(companion, publicUrl), { ...attributes(publicUrl), httpOnly: false });
};

/**
 * null without one. Cookies of older versions have a signature after a dot, which is ignored: the token is verified by
 * its hash.
 */
export const cookieOf = (request: FastifyRequest, publicUrl: string, name: CookieName): string | null => {
  const token = request.cookies[cookieName(name, publicUrl)]?.split('.')[0];
  return token === undefined || token === '' ? null : token;
};
