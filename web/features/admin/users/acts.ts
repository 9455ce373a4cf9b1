import type { AdminUser } from '#contract/api/admin/tables.ts';
import { changeUserRole, signOutUser, setUserSuspended, setUserEmailVerified } from '#contract/api/admin/acts.ts';
import { call } from '../../../data/http/call.ts';
import { words as allWords } from '../words.ts';

const words = allWords.acts;

export type ActId = 'makeAdmin' | 'demote' | 'suspend' | 'unsuspend' | 'verify' | 'unverify' | 'signOut';

export type Act = {
  /** Answers with the person as they are now; null when nothing about the account changed. */
  run: (id: string) => Promise<AdminUser | null>;
  /** Takes something from somebody, or gives much: then the username is typed as well. */
  isDangerous: boolean;
  otherwise: string;
};

const role = (next: AdminUser['role']) => async (id: string) => (await call(changeUserRole, { id, role: next })).user;
const suspension = (suspended: boolean) => async (id: string) => (await call(setUserSuspended, { id, suspended })).user;
const verification = (verified: boolean) => async (id: string) =>
  (await call(setUserEmailVerified, { id, verified })).user;

/** What can be done to an account. */
export const acts: Record<ActId, Act> = {
  makeAdmin: { run: role('admin'), isDangerous: true, otherwise: words.roleFailed },
  demote: { run: role('user'), isDangerous: true, otherwise: words.roleFailed },
  suspend: { run: suspension(true), isDangerous: true, otherwise: words.failed },
  unsuspend: { run: suspension(false), isDangerous: false, otherwise: words.failed },
  verify: { run: verification(true), isDangerous: false, otherwise: words.failed },
  unverify: { run: verification(false), isDangerous: false, otherwise: words.failed },
  signOut: {
    run: async (id) => {
      await call(signOutUser, { id });
      return null;
    },
    isDangerous: false,
    otherwise: words.failed,
  },
};

/** The acts that make sense for an account as it is, in the order of the editor. */
export const actsFor = (user: AdminUser): readonly ActId[] => [
  user.emailVerified ? 'unverify' : 'verify',
  user.role === 'admin' ? 'demote' : 'makeAdmin',
  'signOut',
  user.suspendedAt === null ? 'suspend' : 'unsuspend',
];
