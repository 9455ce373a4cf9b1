import type { AdminUser } from '#contract/api/admin/tables.ts';
import { Badge } from '../../../ui/badge.tsx';
import { words as allWords } from '../words.ts';

const words = allWords.users;

export const Role = ({ role }: Pick<AdminUser, 'role'>) => (
  <Badge tone={role === 'admin' ? 'secure' : 'plain'}>{words.roles[role]}</Badge>
);

/** Premium for those who have it now, otherwise Free. */
export const Plan = ({ plan }: Pick<AdminUser, 'plan'>) => (
  <Badge tone={plan === 'premium' ? 'good' : 'plain'}>{words.plans[plan]}</Badge>
);
