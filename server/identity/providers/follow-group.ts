import type { Endpoint } from '#contract/api/endpoint.ts';
import { retryDeadlock } from '../../db/retry-deadlock.ts';
import { changeUser, lockAdmins, lockUser } from '../../admin/accounts/store.ts';
import type { Call } from '../../http/handler.ts';
import { insertJournal } from '../../journal/store.ts';
import type { Account } from '../accounts/store.ts';

/**
 * Gives or takes the role of an admin as the provider's groups say, with the entry of the audit log in the same
 * transaction. Nothing changes where the operator has named no group. A provider that says nothing about groups counts
 * as one that names none: the role must not outlive a claim that was taken away. The last admin keeps it, so that a
 * mistake at the provider cannot leave a site without one.
 */
export const followGroup = async (
  { services, request }: Pick<Call<Endpoint>, 'services' | 'request'>,
  { id, suspendedAt }: Pick<Account, 'id' | 'suspendedAt'>,
  { adminGroup, groups }: { adminGroup: string | null; groups: readonly string[] | null },
): Promise<void> => {
  if (adminGroup === null || suspendedAt !== null) return;
  const role = groups?.includes(adminGroup) === true ? 'admin' : 'user';
  const now = services.clock();
  const message = await retryDeadlock(services.db, async (transaction) => {
    const admins = await lockAdmins(transaction);
    const user = await lockUser(transaction, id);
    if (user === null || user.role === role) return null;
    const isLast = admins.length === 1 && admins[0] === id;
    const sentence = sentenceFor(role, isLast);
    if (!isLast) await changeUser(transaction, id, { role }, now);
    await insertJournal(transaction, [
      {
        level: 'security',
        message: sentence,
        source: `${request.method} ${request.routeOptions.url ?? 'unknown'}`,
        kind: 'role-changed-by-group',
        userId: id,
        targetId: id,
        requestId: request.id,
        createdAt: now,
      },
    ]);
    return sentence;
  });
  if (message !== null)
    request.log.info({ security: 'role-changed-by-group', user: id, target: id, kept: true }, message);
};

const sentenceFor = (role: 'user' | 'admin', isLast: boolean): string => {
  if (role === 'admin') return 'made an admin by a group of the OpenID provider';
  return isLast
    ? 'no longer in the admin group of the OpenID provider, and still an admin: there is no other one'
    : 'no longer an admin by the groups of the OpenID provider';
};
