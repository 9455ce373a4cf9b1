import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AdminUser } from '#contract/api/admin/tables.ts';
import { getUser } from '#contract/api/admin/acts.ts';
import type { OutputOf } from '#contract/api/endpoint.ts';
import { call } from '../../../data/http/call.ts';
import { usersSource, type Page } from '../sources.ts';

type Account = OutputOf<typeof getUser>;

const accountKey = (id: string) => ['admin', 'account', id] as const;

export const useAccount = (id: string) =>
  useQuery({
    queryKey: accountKey(id),
    queryFn: ({ signal }) => call(getUser, { id }, { signal }),
    staleTime: 0,
  });

/** Puts a person who was changed in their place on every page of the table that is here. */
export const useAccountNews = () => {
  const queries = useQueryClient();
  return useMemo(
    () => ({
      changed: (id: string, user: AdminUser | null): void => {
        if (user !== null) {
          queries.setQueriesData<Page<AdminUser>>({ queryKey: ['admin', usersSource.name] }, (page) =>
            page === undefined ? page : { ...page, rows: page.rows.map((row) => (row.id === id ? user : row)) },
          );
          queries.setQueryData<Account>(accountKey(id), (account) => account && { ...account, user });
        }
        void queries.invalidateQueries({ queryKey: accountKey(id) });
      },
    }),
    [queries],
  );
};
