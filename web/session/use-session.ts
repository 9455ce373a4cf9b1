import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { User } from '#contract/api/accounts.ts';
import { pageAt } from '#contract/product/pages.ts';
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

/**
 * The session according to the server. On a public page of a browser that remembers nobody, the server is not asked and
 * nobody is signed in, unless the answer `isNeeded`: a browser may keep neither storage nor the cookie that says so.
 */
export const useSession = ({ isNeeded = false } = {}): Session => {
  const { pathname, search } = useLocation();
  // Other sites send people back with a search: the browser may not know yet that they are signed in.
  const isOptional = !isNeeded && search === '' && pageAt(pathname)?.privacy === 'public';
  const storedText = useStore(storedUserText);
  const stored = useMemo(() => parseStoredUser(storedText), [storedText]);
  const current = useStore(currentUser);
  useEffect(() => loadCurrentUser({ isOptional }), [isOptional]);

  if (current === 'not-asked')
    return isOptional ? { state: 'signed-out', user: null } : { state: 'unknown', user: null };
  if (current === null) return { state: 'signed-out', user: null };
  if (current === 'unknown' || current === 'unreachable') return { state: current, user: stored };
  return { state: 'signed-in', user: current };
};
