import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getMySubscription, type MySubscription } from '#contract/api/my-subscription.ts';
import { call } from '../data/http/call.ts';
import { sessionChanged } from '../session/current-user.ts';

export type Running = NonNullable<MySubscription['subscription']>;

const key = ['my-subscription'] as const;

/** What the server knows of the person's subscription, read again whenever a page shows it. */
export const useMySubscription = (): UseQueryResult<MySubscription> =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => call(getMySubscription, {}, { signal }), staleTime: 0 });

/** After something was done: puts the new state in its place, and has the session read again what the person may use. */
export const useSubscriptionNews = () => {
  const queries = useQueryClient();
  return useMemo(
    () => ({
      now: (state: MySubscription) => {
        queries.setQueryData(key, state);
        sessionChanged();
      },
      changed: () => {
        void queries.invalidateQueries({ queryKey: key });
        sessionChanged();
      },
    }),
    [queries],
  );
};
