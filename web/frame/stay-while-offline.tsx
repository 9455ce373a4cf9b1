import { useEffect, useState } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { createStore, useStore } from '../data/store.ts';
import { toast } from '../ui/toasts/toast.ts';
import { words } from './words.ts';

/** Whether the browser has a network. */
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
 * Without a network a page whose script is not here yet cannot open. The router would load the whole site anew, which ends
 * on the browser's own error page and takes a chosen file and whatever was typed with it. So we stay, and say so.
 */
export const StayWhileOffline = () => {
  const isOnline = useStore(online);
  const { pathname } = useLocation();
  const [visited] = useState(() => new Set<string>());
  useEffect(() => void visited.add(pathname), [visited, pathname]);
  // Only then: as long as anybody may block, the router complains of every link within a page.
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
