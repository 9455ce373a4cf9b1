import type { User } from '#contract/accounts.ts';
import type { SessionUser } from './store.ts';

export const toUser = (user: SessionUser): User => ({
  id: user.id,
  username: user.displayUsername,
  email: user.email,
  emailVerified: user.emailVerified,
  role: user.role,
  subscriptionStatus: user.subscriptionStatus,
  createdAt: user.createdAt.toISOString(),
  lastLogin: user.lastLoginAt?.toISOString() ?? null,
});
