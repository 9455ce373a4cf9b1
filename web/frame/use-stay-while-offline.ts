import { useEffect, useRef } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { toast } from '../ui/toast.ts';
import { words } from './words.ts';

/**
 * Without a network a page whose script is not here yet cannot open. The router would load the whole site anew, which ends
 * on the browser's own error page and takes a chosen file and whatever was typed with it. So we stay, and say so.
 */
export const useStayWhileOffline = (): void => {
  const { pathname } = useLocation();
  const visited = useRef(new Set<string>());
  useEffect(() => void visited.current.add(pathname), [pathname]);
  const blocker = useBlocker(({ nextLocation }) => !navigator.onLine && !visited.current.has(nextLocation.pathname));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    toast({ ...words.offline, tone: 'error' });
    blocker.reset();
  }, [blocker]);
};
