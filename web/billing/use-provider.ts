import type { Stripe } from '@stripe/stripe-js';
import type { Read } from '../data/read-cache.ts';
import { usePublicFacts } from '../data/use-public-facts.ts';
import { useResource } from '../data/use-resource.ts';
import { loadProvider } from './load-provider.ts';

export const useProvider = (publishableKey: string): Read<Stripe> =>
  useResource(
    ['payment-provider', publishableKey],
    () => loadProvider(publishableKey),
    // It is an object with a life of its own, not an answer to compare.
    { structuralSharing: false },
  );

/** An intent that the provider sent somebody back from; its secret opens it and no other. */
export type SentBack = { is: 'payment' | 'setup'; clientSecret: string };

/** The status that the provider gives an intent; null while it is not asked, or cannot be. */
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
