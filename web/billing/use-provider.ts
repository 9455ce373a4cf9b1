import type { Stripe } from '@stripe/stripe-js';
import type { Read } from '../data/read-cache.ts';
import { usePublicFacts } from '../data/use-public-facts.ts';
import { useResource } from '../data/use-resource.ts';
import { loadProvider } from './load-provider.ts';

export const useProvider = (publishableKey: string): Read<Stripe> =>
  useResource(
    ['payment-provider', publishableKey],
    () => loadProvider(publishableKey),
    // The result is an object with its own state, which must not be compared structurally.
    { structuralSharing: false },
  );

/** An intent that the provider redirected back from; its client secret gives access to this intent only. */
export type SentBack = { is: 'payment' | 'setup'; clientSecret: string };

/** The provider's status of an intent; null while it is loading or cannot be read. */
export const useIntentStatus = (intent: SentBack | null): string | null => {
  const publishableKey = usePublicFacts().data?.stripePublishableKey ?? null;
  const { data } = useResource(
    ['intent-status', intent?.clientSecret],
    intent === null || publishableKey === null ? null : () => statusOf(publishableKey, intent),
    { gcTime: 0 },
  );
  return data ?? null;
};

const statusOf = async (publishableKey: string, { is, clientSecret }: SentBack): Promise<string | null> => {
  const stripe = await loadProvider(publishableKey);
  if (is === 'setup') return (await stripe.retrieveSetupIntent(clientSecret)).setupIntent?.status ?? null;
  return (await stripe.retrievePaymentIntent(clientSecret)).paymentIntent?.status ?? null;
};
