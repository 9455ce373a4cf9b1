import { useArrivalParams } from '../../session/use-arrival-params.ts';

/** What the address of /payment-success can carry. */
export type ComeBack = {
  subscriptionId: string | null;
  /** The intent that the provider sent the person back from: its secret lets us ask how it ended. */
  intent: { is: 'payment' | 'setup'; clientSecret: string | null } | null;
  /** A card was changed, nothing was bought. */
  isNewCard: boolean;
};

/** What may not stay in the address bar, and so in the history and on a screen that is shared. */
export const secretParams = [
  'payment_intent_client_secret',
  'payment_intent',
  'setup_intent_client_secret',
  'setup_intent',
  'redirect_status',
] as const;

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

/** undefined until the page is alive in the browser; then what its address said, though the secrets have left it at once. */
export const useComeBack = (): ComeBack | undefined => {
  const search = useArrivalParams(secretParams);
  return search === undefined ? undefined : comeBackIn(search);
};
