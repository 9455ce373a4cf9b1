import type { AdminUser } from '#contract/api/admin/tables.ts';
import { planOf } from '#contract/product/plans.ts';
import type { ListedUser } from './store.ts';

export const toAdminUser = (user: ListedUser, now: Date): AdminUser => ({
  id: user.id,
  username: user.username,
  email: user.email,
  emailVerified: user.emailVerified,
  role: user.role,
  subscriptionStatus: user.subscriptionStatus,
  plan: planOf(user, now),
  createdAt: user.createdAt.toISOString(),
  lastLogin: user.lastLoginAt?.toISOString() ?? null,
  suspendedAt: user.suspendedAt?.toISOString() ?? null,
});
