import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';

const empty = new URLSearchParams();
const never = (): (() => void) => () => undefined;

/** Whether the page is alive in the browser. False while React takes over what was drawn at build time. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * The search part of the address bar, for pages that are drawn at build time, where nobody knows it: empty until the
 * page is alive, so that React finds in the page what it expects.
 */
export const useSearch = (): ReturnType<typeof useSearchParams> => {
  const isAlive = useIsAlive();
  const [search, setSearch] = useSearchParams();
  return [isAlive ? search : empty, setSearch];
};
