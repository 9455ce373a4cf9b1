import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { User } from '#contract/accounts.ts';
import {
  forgetUser,
  parseStoredUser,
  readStoredText,
  rememberUser,
  subscribeToStoredUser,
  type StoredUser,
} from './stored-user.ts';

/**
 * unknown: the server has not answered yet; `user` is whom we remember.
 * unreachable: it could not be asked; we go on with whom we remember, and say so.
 */
export type Session =
  | { state: 'unknown' | 'unreachable'; user: StoredUser | null }
  | { state: 'signed-in'; user: User }
  | { state: 'signed-out'; user: null };

const meKey = ['me'] as const;

/** Who is here, as the server says. */
export const useSession = (): Session => {
  const storedText = useSyncExternalStore(subscribeToStoredUser, readStoredText, () => '');
  const stored = useMemo(() => parseStoredUser(storedText), [storedText]);
  const answer = useQuery({ queryKey: meKey, queryFn: whoAmI, refetchOnReconnect: true });

  if (answer.data === null) return { state: 'signed-out', user: null };
  if (answer.data !== undefined) return { state: 'signed-in', user: answer.data };
  if (answer.isError) return { state: 'unreachable', user: stored };
  return { state: 'unknown', user: stored };
};

const whoAmI = async (): Promise<User | null> => (await import('./ask-server.ts')).whoAmI();

/** What to tell the session when an answer elsewhere says more: after a login, or when a call is refused as signed out. */
export const useSessionNews = (): { signedIn: (user: User) => void; signedOut: () => void; changed: () => void } => {
  const queries = useQueryClient();
  return useMemo(
    () => ({
      signedIn: (user) => {
        rememberUser(user);
        queries.setQueryData(meKey, user);
      },
      signedOut: () => {
        forgetUser();
        // The next person at this browser must not find the reports of the last one.
        queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] });
        queries.setQueryData(meKey, null);
      },
      changed: () => void queries.invalidateQueries({ queryKey: meKey }),
    }),
    [queries],
  );
};
