import type { Transaction } from '../db/connect.ts';
import { Problem } from '../http/problem.ts';
import { lockWorkspace } from './store.ts';

type Locked = NonNullable<Awaited<ReturnType<typeof lockWorkspace>>>;

/** Locks the workspace. Throws 'changed-elsewhere' when another revision is stored. */
export const requireRevision = async (
  transaction: Transaction,
  userId: string,
  id: string,
  revision: number,
): Promise<Locked> => {
  const row = await lockWorkspace(transaction, userId, id);
  if (row === null) throw new Problem('not-found');
  if (row.revision !== revision) throw new Problem('changed-elsewhere');
  return row;
};
