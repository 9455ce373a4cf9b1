import type { Endpoint } from '#contract/api/endpoint.ts';
import type { Transaction } from '../../db/connect.ts';
import type { Call } from '../../http/handler.ts';
import { insertJournal } from '../../journal/store.ts';
import { Problem } from '../../http/problem.ts';
import type { ListedUser } from '../users/store.ts';
import { requireConfirmed } from './confirm-password.ts';
import { lockAdmins, lockUser } from './store.ts';

/** What an admin did, for the security log: a kind and a sentence without names. */
export type Deed = { kind: string; sentence: string };

/** The account as it is, and whether it is the only one that can still act as admin. */
type Found = { user: ListedUser; isLastAdmin: boolean; now: Date };

type Acting = Pick<Call<Endpoint & { access: 'admin' }>, 'services' | 'session' | 'request'>;

/**
 * Does something to an account after the password was confirmed, together with its line in the security log: both or
 * neither. `change` answers with what it did, null when all was so already, which leaves no line.
 */
export const act = async (
  { services, session, request }: Acting,
  userId: string,
  change: (transaction: Transaction, found: Found) => Promise<Deed | null>,
): Promise<void> => {
  await requireConfirmed(services, session);
  const now = services.clock();
  const deed = await services.db.transaction(async (transaction) => {
    // The admins first and in one order: two who act on each other then wait, and neither gives up.
    const admins = await lockAdmins(transaction);
    const user = await lockUser(transaction, userId);
    if (user === null) throw new Problem('not-found');
    const isLastAdmin = admins.length === 1 && admins[0] === user.id;
    const done = await change(transaction, { user, isLastAdmin, now });
    if (done === null) return null;
    await insertJournal(transaction, [
      {
        level: 'security',
        message: done.sentence,
        source: `${request.method} ${request.routeOptions.url ?? 'unknown'}`,
        kind: done.kind,
        userId: session.user.id,
        targetId: user.id,
        requestId: request.id,
        createdAt: now,
      },
    ]);
    return done;
  });
  if (deed === null) return;
  const people = { user: session.user.id, target: userId };
  request.log.info({ security: deed.kind, ...people, kept: true }, deed.sentence);
};
