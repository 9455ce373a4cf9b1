import { useEffect, useMemo } from 'react';
import type { User } from '#contract/api/accounts.ts';
import { useStore } from '../data/store.ts';
import { currentUser, loadCurrentUser } from './current-user.ts';
import { parseStoredUser, storedUserText, type StoredUser } from './stored-user.ts';

/**
 * unknown: the server has not answered yet; `user` is whom we remember.
 * unreachable: it could not be asked; we go on with whom we remember, and say so.
 */
export type Session =
  | { state: 'unknown' | 'unreachable'; user: StoredUser | null }
  | { state: 'signed-in'; user: User }
  | { state: 'signed-out'; user: null };

/** Who is signed in, as the server says. */
export const useSession = (): Session => {
  const storedText = useStore(storedUserText);
  const stored = useMemo(() => parseStoredUser(storedText), [storedText]);
  const current = useStore(currentUser);
  useEffect(loadCurrentUser, []);

  if (current === null) return { state: 'signed-out', user: null };
  if (current === 'unknown' || current === 'unreachable') return { state: current, user: stored };
  return { state: 'signed-in', user: current };
};
