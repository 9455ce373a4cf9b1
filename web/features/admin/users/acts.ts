import { changeUserRole, setUserEmailVerified, setUserSuspended, signOutUser } from '#contract/api/admin/acts.ts';
import type { AdminUser } from '#contract/api/admin/tables.ts';
import { useWrite } from '../../../data/use-write.ts';
import { words as allWords } from '../words.ts';

const words = allWords.acts;

export type ActId = 'makeAdmin' | 'demote' | 'suspend' | 'unsuspend' | 'verify' | 'unverify' | 'signOut';

type Act = {
  /** Takes something from somebody, or gives much: then the username is typed as well. */
  isDangerous: boolean;
  otherwise: string;
};

/** What can be done to an account. */
export const acts: Record<ActId, Act> = {
  makeAdmin: { isDangerous: true, otherwise: words.roleFailed },
  demote: { isDangerous: true, otherwise: words.roleFailed },
  suspend: { isDangerous: true, otherwise: words.failed },
  unsuspend: { isDangerous: false, otherwise: words.failed },
  verify: { isDangerous: false, otherwise: words.failed },
  unverify: { isDangerous: false, otherwise: words.failed },
  signOut: { isDangerous: false, otherwise: words.failed },
};

/** How each is done. It answers with the account as it is now; null when nothing about it changed. */
export const useActs = (): Record<ActId, (id: string) => Promise<AdminUser | null>> => {
  const role = useWrite(changeUserRole);
  const suspension = useWrite(setUserSuspended);
  const verification = useWrite(setUserEmailVerified);
  const signingOut = useWrite(signOutUser);
  return {
    makeAdmin: async (id) => (await role.send({ id, role: 'admin' })).user,
    demote: async (id) => (await role.send({ id, role: 'user' })).user,
    suspend: async (id) => (await suspension.send({ id, suspended: true })).user,
    unsuspend: async (id) => (await suspension.send({ id, suspended: false })).user,
    verify: async (id) => (await verification.send({ id, verified: true })).user,
    unverify: async (id) => (await verification.send({ id, verified: false })).user,
    signOut: async (id) => {
      await signingOut.send({ id });
      return null;
    },
  };
};

/** The acts that make sense for an account as it is, in the order of the editor. */
export const actsFor = (user: AdminUser): readonly ActId[] => [
  user.emailVerified ? 'unverify' : 'verify',
  user.role === 'admin' ? 'demote' : 'makeAdmin',
  'signOut',
  user.suspendedAt === null ? 'suspend' : 'unsuspend',
];
