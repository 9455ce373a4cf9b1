import { useSearchParams } from 'react-router';
import { useIsHydrated } from '../data/store.ts';

const empty = new URLSearchParams();

/**
 * The search part of the address bar, for pages that are written at build time, where nobody knows it: empty until the
 * page is alive, so that React finds in the page what it expects.
 */
export const useSearch = (): ReturnType<typeof useSearchParams> => {
  const isHydrated = useIsHydrated();
  const [search, setSearch] = useSearchParams();
  return [isHydrated ? search : empty, setSearch];
};
