import { useEffect, useMemo } from 'react';
import type { User } from '#contract/api/accounts.ts';
import { useStore } from '../data/store.ts';
import { currentUser, loadCurrentUser } from './current-user.ts';
import { parseStoredUser, storedUserText, type StoredUser } from './stored-user.ts';

/**
 * unknown: the server has not answered yet; `user` is the remembered one. unreachable: the server could not be reached;
 * the page continues with the remembered user, and says so.
 */
export type Session =
  | { state: 'unknown' | 'unreachable'; user: StoredUser | null }
  | { state: 'signed-in'; user: User }
  | { state: 'signed-out'; user: null };

/** The session according to the server. */
export const useSession = (): Session => {
  const storedText = useStore(storedUserText);
  const stored = useMemo(() => parseStoredUser(storedText), [storedText]);
  const current = useStore(currentUser);
  useEffect(loadCurrentUser, []);

  if (current === null) return { state: 'signed-out', user: null };
  if (current === 'unknown' || current === 'unreachable') return { state: current, user: stored };
  return { state: 'signed-in', user: current };
};
