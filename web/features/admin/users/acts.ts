import { changeUserRole, setUserEmailVerified, setUserSuspended, signOutUser } from '#contract/api/admin/acts.ts';
import type { AdminUser } from '#contract/api/admin/tables.ts';
import { useWrite } from '../../../data/use-write.ts';
import { words as allWords } from '../words.ts';

const words = allWords.acts;

export type ActId = 'makeAdmin' | 'demote' | 'suspend' | 'unsuspend' | 'verify' | 'unverify' | 'signOut';

type Act = {
  /** Takes something away or grants far-reaching rights, so the username must be typed as well. */
  isDangerous: boolean;
  otherwise: string;
};

/** Actions on an account. */
export const acts: Record<ActId, Act> = {
  makeAdmin: { isDangerous: true, otherwise: words.roleFailed },
  demote: { isDangerous: true, otherwise: words.roleFailed },
  suspend: { isDangerous: true, otherwise: words.failed },
  unsuspend: { isDangerous: false, otherwise: words.failed },
  verify: { isDangerous: false, otherwise: words.failed },
  unverify: { isDangerous: false, otherwise: words.failed },
  signOut: { isDangerous: false, otherwise: words.failed },
};

/** Performs each action. Returns the updated account, or null if it did not change. */
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

/** The actions that apply to an account, in the order of the editor. */
export const actsFor = (user: AdminUser): readonly ActId[] => [
  user.emailVerified ? 'unverify' : 'verify',
  user.role === 'admin' ? 'demote' : 'makeAdmin',
  'signOut',
  user.suspendedAt === null ? 'suspend' : 'unsuspend',
];
