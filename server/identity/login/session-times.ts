const minutes = 60;
const hours = 60 * minutes;
const days = 24 * hours;

type Role = 'user' | 'admin';

/** Idle timeout of a session. */
export const idleSeconds: Record<Role, number> = { user: 7 * days, admin: 30 * minutes };

/** Maximum lifetime of a session after the login. */
export const absoluteSeconds: Record<Role, number> = { user: 30 * days, admin: 12 * hours };

/** `lastSeenAt` is written at most this often, so that a page with ten requests does not cause ten writes. */
export const seenEverySeconds = 60;

export const isOver = (session: { createdAt: Date; lastSeenAt: Date | null }, role: Role, now: Date): boolean => {
  const idle = (now.getTime() - (session.lastSeenAt ?? session.createdAt).getTime()) / 1000;
  const age = (now.getTime() - session.createdAt.getTime()) / 1000;
  return idle > idleSeconds[role] || age > absoluteSeconds[role];
};
