import type { FastifyReply, FastifyRequest } from 'fastify';

/** What our cookies are for. Both exist only for people who log in. */
export type CookieName = 'sid' | 'login';

/** Over HTTPS the prefix binds a cookie to exactly this host; over plain http on localhost Safari would refuse it. */
const cookieName = (name: CookieName, publicUrl: string): string =>
  publicUrl.startsWith('https://') ? `__Host-${name}` : name;

/** Lax: who comes back from a link or another provider is to be known, a form on another site is not. */
const attributes = (publicUrl: string) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https://') }) as const;

export const giveCookie = (
  reply: FastifyReply,
  publicUrl: string,
  { name, value, seconds }: { name: CookieName; value: string; seconds: number },
): void => {
  reply.setCookie(cookieName(name, publicUrl), value, { ...attributes(publicUrl), maxAge: seconds });
};

export const forgetCookie = (reply: FastifyReply, publicUrl: string, name: CookieName): void => {
  reply.clearCookie(cookieName(name, publicUrl), attributes(publicUrl));
};

/** null without one. Cookies of older versions carry a signature after a dot, which nobody needs: only a token whose hash we know counts. */
export const cookieOf = (request: FastifyRequest, publicUrl: string, name: CookieName): string | null => {
  const token = request.cookies[cookieName(name, publicUrl)]?.split('.')[0];
  return token === undefined || token === '' ? null : token;
};
