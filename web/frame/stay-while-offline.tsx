import { useEffect, useState, useSyncExternalStore } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { toast } from '../ui/toasts/toast.ts';
import { words } from './words.ts';

/**
 * Without a network a page whose script is not here yet cannot open. The router would load the whole site anew, which ends
 * on the browser's own error page and takes a chosen file and whatever was typed with it. So we stay, and say so.
 */
export const StayWhileOffline = () => {
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
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

const listen = (listener: () => void): (() => void) => {
  const events = ['online', 'offline'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
};
