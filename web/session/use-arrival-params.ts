import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { createStore, useIsHydrated, useStore } from '../data/store.ts';

/** In memory only, for as long as the page that the address belongs to is open. */
const kept = createStore<URLSearchParams | null>({ initial: () => null, prerendered: null });

/** Drops what was kept, when its secret is of no use any more. */
export const forgetArrivalParams = (): void => kept.set(null);

/**
 * The search part of the address with which a page was opened. The parameters named in `secrets` leave the address bar at
 * once, so that they stay in no history and on no screen that is shared. undefined until the page is alive in the browser.
 */
export const useArrivalParams = (secrets: readonly string[]): URLSearchParams | undefined => {
  const isHydrated = useIsHydrated();
  const [search, setSearch] = useSearchParams();
  const atArrival = useStore(kept);
  const isClean = secrets.every((name) => !search.has(name));
  useEffect(() => {
    if (isClean) return;
    kept.set(search);
    setSearch(withoutParams(search, secrets), { replace: true, preventScrollReset: true });
  }, [isClean, search, secrets, setSearch]);
  useEffect(() => forgetArrivalParams, []);
  if (!isHydrated) return undefined;
  return isClean ? (atArrival ?? search) : search;
};

export const withoutParams = (search: URLSearchParams, names: readonly string[]): URLSearchParams =>
  new URLSearchParams([...search].filter(([name]) => !names.includes(name)));
