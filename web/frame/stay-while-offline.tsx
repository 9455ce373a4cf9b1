import { useEffect, useState } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { createStore, useStore } from '../data/store.ts';
import { toast } from '../ui/toasts/toast.ts';
import { words } from './words.ts';

/** Whether the browser is online. */
const online = createStore({
  initial: () => navigator.onLine,
  prerendered: true,
  connect: ({ set }) => {
    const tell = (): void => set(navigator.onLine);
    tell();
    const events = ['online', 'offline'];
    for (const event of events) window.addEventListener(event, tell);
    return () => {
      for (const event of events) window.removeEventListener(event, tell);
    };
  },
});

/**
 * Offline, a page whose script is not loaded yet cannot open. The router would reload the site, which ends on the
 * browser's error page and loses a chosen file and all input. So this blocks the navigation and says why.
 */
export const StayWhileOffline = () => {
  const isOnline = useStore(online);
  const { pathname } = useLocation();
  const [visited] = useState(() => new Set<string>());
  useEffect(() => void visited.add(pathname), [visited, pathname]);
  // Only while offline: with an active blocker, the router warns about every link within a page.
  return isOnline ? null : <Stay visited={visited} />;
};

const Stay = ({ visited }: { visited: ReadonlySet<string> }) => {
  const blocker = useBlocker(({ nextLocation }) => !visited.has(nextLocation.pathname));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    toast({ ...words.offline, tone: 'error' });
    blocker.reset();
  }, [blocker]);
  return null;
};
