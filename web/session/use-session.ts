import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { User } from '#contract/api/accounts.ts';
import { parseStoredUser, readStoredText, subscribeToStoredUser, type StoredUser } from './stored-user.ts';
import { askWhoIsHere, subscribeToWhoIsHere, whoIsHere, type Said } from './current-user.ts';

/**
 * unknown: the server has not answered yet; `user` is whom we remember.
 * unreachable: it could not be asked; we go on with whom we remember, and say so.
 */
export type Session =
  | { state: 'unknown' | 'unreachable'; user: StoredUser | null }
  | { state: 'signed-in'; user: User }
  | { state: 'signed-out'; user: null };

/** Who is here, as the server says. */
export const useSession = (): Session => {
  const storedText = useSyncExternalStore(subscribeToStoredUser, readStoredText, () => '');
  const stored = useMemo(() => parseStoredUser(storedText), [storedText]);
  const said = useSyncExternalStore(subscribeToWhoIsHere, whoIsHere, (): Said => 'unknown');
  useEffect(askWhoIsHere, []);

  if (said === null) return { state: 'signed-out', user: null };
  if (said === 'unknown' || said === 'unreachable') return { state: said, user: stored };
  return { state: 'signed-in', user: said };
};
