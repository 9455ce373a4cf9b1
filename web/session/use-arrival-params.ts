import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { createStore, useIsHydrated, useStore } from '../data/store.ts';

/** In memory only, until the page is left. */
const kept = createStore<URLSearchParams | null>({ initial: () => null, prerendered: null });

/** Drops the kept parameters once their secret is no longer needed. */
export const forgetArrivalParams = (): void => kept.set(null);

/**
 * The search parameters with which a page was opened. Those named in `secrets` are removed from the address bar at
 * once, so that they stay out of the history and off shared screens. undefined until hydration.
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
