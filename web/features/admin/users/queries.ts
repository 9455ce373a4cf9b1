import { getUser } from '#contract/api/admin/acts.ts';
import { type AdminUser, listUsers } from '#contract/api/admin/tables.ts';
import type { ReadCache } from '../../../data/read-cache.ts';
import { fresh, useRead } from '../../../data/use-read.ts';

export const useAccount = (id: string) => useRead(getUser, { id }, fresh);

/** Updates a changed account on every cached page of the table, and in its editor. null: only its sessions changed. */
export const userChanged = (cache: ReadCache, id: string, user: AdminUser | null): void => {
  if (user !== null) {
    cache.update(listUsers, (page) => ({ ...page, users: page.users.map((row) => (row.id === id ? user : row)) }));
    const account = cache.get(getUser, { id });
    if (account !== undefined) cache.set(getUser, { id }, { ...account, user });
  }
  void cache.refresh(getUser, { id });
};
