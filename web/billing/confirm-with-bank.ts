import { loadProvider } from './load-provider.ts';

/**
 * Lets the user confirm a payment with their bank, with the card that is stored for it. Returns the provider's sentence
 * when it was not confirmed, or null. `returnTo`: the path to which a bank's own page returns.
 */
export const confirmWithBank = async (
  publishableKey: string,
  { clientSecret, paymentMethod }: { clientSecret: string; paymentMethod: string | null },
  returnTo: string,
): Promise<{ message: string | null } | null> => {
  const stripe = await loadProvider(publishableKey);
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
  if (paymentIntent?.status === 'succeeded') return null;
  const { error } =
    paymentIntent?.status === 'requires_action'
      ? await stripe.handleNextAction({ clientSecret })
      : await stripe.confirmPayment({
          clientSecret,
          confirmParams: {
            return_url: new URL(returnTo, window.location.origin).href,
            ...(paymentMethod === null ? {} : { payment_method: paymentMethod }),
          },
          redirect: 'if_required',
        });
  return error === undefined ? null : { message: error.message ?? null };
};
