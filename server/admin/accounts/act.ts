import type { Endpoint } from '#contract/api/endpoint.ts';
import type { Transaction } from '../../db/connect.ts';
import { retryDeadlock } from '../../db/retry-deadlock.ts';
import type { Call } from '../../http/handler.ts';
import { insertJournal } from '../../journal/store.ts';
import { Problem } from '../../http/problem.ts';
import type { ListedUser } from '../users/store.ts';
import { lockAdmins, lockUser } from './store.ts';

/** An admin action for the audit log: a kind and a sentence without names. */
export type AdminAction = { kind: string; sentence: string };

/** The account, and whether it belongs to the only remaining active admin. */
type Found = { user: ListedUser; isLastAdmin: boolean; now: Date };

type Acting = Pick<Call<Endpoint & { access: 'admin' }>, 'services' | 'session' | 'request'>;

/** Changes an account and writes the audit log entry in the same transaction. `change` returns what it did, or null when nothing had to change; then nothing is logged. */
export const act = async (
  { services, session, request }: Acting,
  userId: string,
  change: (transaction: Transaction, found: Found) => Promise<AdminAction | null>,
): Promise<void> => {
  const now = services.clock();
  const action = await retryDeadlock(services.db, async (transaction) => {
    // Lock all admins in a fixed order, so that two admins who act on each other wait.
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
  if (action === null) return;
  const people = { user: session.user.id, target: userId };
  request.log.info({ security: action.kind, ...people, kept: true }, action.sentence);
};
