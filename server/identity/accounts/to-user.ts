import type { User } from '#contract/api/accounts.ts';
import { planOf } from '#contract/product/plans.ts';
import type { SessionUser } from './store.ts';

export const toUser = (user: SessionUser, now: Date): User => ({
  id: user.id,
  username: user.displayUsername,
  email: user.email,
  emailVerified: user.emailVerified,
  role: user.role,
  subscriptionStatus: user.subscriptionStatus,
  plan: planOf(user, now),
  createdAt: user.createdAt.toISOString(),
  lastLogin: user.lastLoginAt?.toISOString() ?? null,
});
