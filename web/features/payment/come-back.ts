import { useEffect, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';

/** Specification section 2: what the address of /payment-success can carry. */
export type ComeBack = {
  subscriptionId: string | null;
  /** The intent that the provider sent the person back from: its secret lets us ask how it ended. */
  intent: { is: 'payment' | 'setup'; clientSecret: string | null } | null;
  /** A card was changed, nothing was bought. */
  isNewCard: boolean;
};

const carried = ['payment_intent_client_secret', 'payment_intent', 'setup_intent_client_secret', 'setup_intent'];

export const comeBackIn = (search: URLSearchParams): ComeBack => ({
  subscriptionId: search.get('subscription_id'),
  intent: intentIn(search),
  isNewCard: search.get('change') === 'card',
});

const intentIn = (search: URLSearchParams): ComeBack['intent'] => {
  for (const is of ['payment', 'setup'] as const)
    if (search.has(`${is}_intent`) || search.has(`${is}_intent_client_secret`))
      return { is, clientSecret: search.get(`${is}_intent_client_secret`) };
  return null;
};

/** What may stay in the address bar, and so in the history and on a screen that is shared: no secret. */
export const withoutSecrets = (search: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...search].filter(([name]) => !carried.includes(name) && name !== 'redirect_status'));

/** In memory only, until the page is loaded anew. */
let kept: ComeBack | null = null;

/** undefined until the page is alive in the browser; then what its address said, though the secrets have left it at once. */
export const useComeBack = (): ComeBack | undefined => {
  const [search, setSearch] = useSearchParams();
  const back = useSyncExternalStore(never, take, () => undefined);
  const isClean = carried.every((name) => !search.has(name));
  useEffect(() => {
    if (!isClean) setSearch(withoutSecrets(search), { replace: true, preventScrollReset: true });
  }, [isClean, search, setSearch]);
  useEffect(() => () => void (kept = null), []);
  return back;
};

const never = () => () => undefined;

const take = (): ComeBack => {
  kept ??= comeBackIn(new URLSearchParams(window.location.search));
  return kept;
};
