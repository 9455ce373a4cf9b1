import { useEffect, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';

/** In memory only, for as long as the page that the link leads to is open. */
let kept: string | null = null;
const listeners = new Set<() => void>();

/**
 * The token of a link from a mail. It leaves the address bar at once, so that it stays in no history and on no screen
 * that somebody shares. undefined until the page is alive in the browser, null when the link had none.
 */
export const useLinkToken = (): string | null | undefined => {
  const [search, setSearch] = useSearchParams();
  const token = useSyncExternalStore(subscribe, takeToken, () => undefined);
  const isInAddress = search.has('token');
  useEffect(() => {
    if (isInAddress) setSearch({}, { replace: true, preventScrollReset: true });
  }, [isInAddress, setSearch]);
  useEffect(() => forgetLinkToken, []);
  return token;
};

export const forgetLinkToken = (): void => {
  kept = null;
  for (const listener of listeners) listener();
};

const takeToken = (): string | null => {
  kept = new URLSearchParams(window.location.search).get('token') ?? kept;
  return kept;
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
