import type { AdminUser } from '#contract/api/admin/tables.ts';
import type * as api from '#contract/api/admin/acts.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../boot/services.ts';
import { findUser } from '../users/store.ts';
import { toAdminUser } from '../users/to-admin-user.ts';
import { act } from './act.ts';
import { changeUser, endSessionsOf } from './store.ts';

const shown = async ({ db, clock }: Services, id: string): Promise<{ user: AdminUser }> => {
  const user = await findUser(db, id);
  if (user === null) throw new Problem('not-found');
  return { user: toAdminUser(user, clock()) };
};

export const changeUserRole: Handler<typeof api.changeUserRole> = async (call) => {
  const { id, role } = call.input;
  await act(call, id, async (transaction, { user, isLastAdmin, now }) => {
    if (user.role === role) return null;
    if (isLastAdmin) throw new Problem('last-admin');
    await changeUser(transaction, id, { role }, now);
    return { kind: 'role-changed', sentence: role === 'admin' ? 'made an admin' : 'no longer an admin' };
  });
  return shown(call.services, id);
};

export const setUserSuspended: Handler<typeof api.setUserSuspended> = async (call) => {
  const { id, suspended } = call.input;
  await act(call, id, async (transaction, { user, isLastAdmin, now }) => {
    if ((user.suspendedAt !== null) === suspended) return null;
    if (suspended && id === call.session.user.id) throw new Problem('own-account');
    if (isLastAdmin) throw new Problem('last-admin');
    await changeUser(transaction, id, { suspendedAt: suspended ? now : null }, now);
    // Otherwise the sessions would work again when the suspension ends.
    if (suspended) await endSessionsOf(transaction, id);
    return suspended
      ? { kind: 'suspended', sentence: 'account suspended' }
      : { kind: 'unsuspended', sentence: 'suspension of an account ended' };
  });
  return shown(call.services, id);
};

export const setUserEmailVerified: Handler<typeof api.setUserEmailVerified> = async (call) => {
  const { id, verified } = call.input;
  await act(call, id, async (transaction, { user, now }) => {
    if (user.emailVerified === verified) return null;
    await changeUser(transaction, id, { emailVerified: verified }, now);
    return {
      kind: 'email-verified-by-admin',
      sentence: verified ? 'email marked as verified' : 'email marked as not verified',
    };
  });
  return shown(call.services, id);
};

export const signOutUser: Handler<typeof api.signOutUser> = async (call) => {
  let endedSessions = 0;
  await act(call, call.input.id, async (transaction) => {
    endedSessions = await endSessionsOf(transaction, call.input.id);
    return { kind: 'signed-out-by-admin', sentence: 'all sessions of an account ended' };
  });
  return { endedSessions };
};
