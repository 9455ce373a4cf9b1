import { useSearchParams } from 'react-router';
import { useIsHydrated } from '../data/store.ts';

const empty = new URLSearchParams();

/** The search parameters for prerendered pages: empty until hydration, so that React finds the HTML it expects. */
export const useSearch = (): ReturnType<typeof useSearchParams> => {
  const isHydrated = useIsHydrated();
  const [search, setSearch] = useSearchParams();
  return [isHydrated ? search : empty, setSearch];
};
