import type { Stripe } from '@stripe/stripe-js';

/**
 * Loads the payment provider's script from its own host, as its terms require. Loaded only for a payment, so that no
 * other page tells the provider about the visit. Throws if the script cannot be loaded.
 */
export const loadProvider = async (publishableKey: string): Promise<Stripe> => {
  const { loadStripe } = await importStripe();
  const stripe = await loadStripe(publishableKey);
  if (stripe === null) throw new Error('There is no browser to load the script in.');
  return stripe;
};

let library: Promise<typeof import('@stripe/stripe-js/pure')> | null = null;

/** Turns off the script's tracking of user behavior; its library throws if this is set twice. */
const importStripe = (): Promise<typeof import('@stripe/stripe-js/pure')> => {
  library ??= import('@stripe/stripe-js/pure').then((stripe) => {
    stripe.loadStripe.setLoadParameters({ advancedFraudSignals: false });
    // Capturing, so that it runs before the library's own listener.
    window.addEventListener('error', dropScriptThatFailed, true);
    return stripe;
  });
  return library;
};

/**
 * With parameters the library waits forever for a script that has already failed (10.2.1), so the script element must
 * be gone.
 */
const dropScriptThatFailed = ({ target }: Event): void => {
  if (target instanceof HTMLScriptElement && target.src.startsWith('https://js.stripe.com/')) target.remove();
};
