import type { Stripe } from '@stripe/stripe-js';

/**
 * The payment provider's script, from its own host, as its rules want it. Loaded for a payment and for nothing else, so
 * that no other page of ours tells the provider that somebody is here. Throws where the script cannot be had.
 */
export const loadProvider = async (publishableKey: string): Promise<Stripe> => {
  const { loadStripe } = await quietly();
  const stripe = await loadStripe(publishableKey);
  if (stripe === null) throw new Error('There is no browser to load the script in.');
  return stripe;
};

let library: Promise<typeof import('@stripe/stripe-js/pure')> | null = null;

/** The script may not watch how a person moves about our pages; its library refuses to be told so twice. */
const quietly = (): Promise<typeof import('@stripe/stripe-js/pure')> => {
  library ??= import('@stripe/stripe-js/pure').then((stripe) => {
    stripe.loadStripe.setLoadParameters({ advancedFraudSignals: false });
    // Capturing, so that it comes before the library's own listener.
    window.addEventListener('error', dropScriptThatFailed, true);
    return stripe;
  });
  return library;
};

/** With parameters the library waits for ever for a script that has failed already (10.2.1): it must not find it. */
const dropScriptThatFailed = ({ target }: Event): void => {
  if (target instanceof HTMLScriptElement && target.src.startsWith('https://js.stripe.com/')) target.remove();
};
