import { useArrivalParams } from '../../session/use-arrival-params.ts';

/** The parameters of /payment-success. */
export type PaymentReturn = {
  subscriptionId: string | null;
  /** The intent that the provider redirected back from: its client secret lets us ask for its status. */
  intent: { is: 'payment' | 'setup'; clientSecret: string | null } | null;
  /** A card was changed, or an open payment confirmed; null after a new subscription. */
  change: 'card' | 'payment' | null;
};

/** Parameters that must not stay in the address bar, and so in the history and on shared screens. */
export const secretParams = [
  'payment_intent_client_secret',
  'payment_intent',
  'setup_intent_client_secret',
  'setup_intent',
  'redirect_status',
] as const;

export const paymentReturnIn = (search: URLSearchParams): PaymentReturn => ({
  subscriptionId: search.get('subscription_id'),
  intent: intentIn(search),
  change: changeIn(search.get('change')),
});

const changeIn = (change: string | null): PaymentReturn['change'] =>
  change === 'card' || change === 'payment' ? change : null;

const intentIn = (search: URLSearchParams): PaymentReturn['intent'] => {
  for (const is of ['payment', 'setup'] as const)
    if (search.has(`${is}_intent`) || search.has(`${is}_intent_client_secret`))
      return { is, clientSecret: search.get(`${is}_intent_client_secret`) };
  return null;
};

/** undefined until hydration; then the parameters of the address, from which the secrets are removed at once. */
export const usePaymentReturn = (): PaymentReturn | undefined => {
  const search = useArrivalParams(secretParams);
  return search === undefined ? undefined : paymentReturnIn(search);
};
