/** Texts of the payment form. */
export const words = {
  loading: 'Opening the payment form…',
  cannotLoad: {
    title: 'The payment form could not be loaded',
    text: 'It comes from our payment provider, Stripe. A content blocker in your browser or network may have blocked it. Nothing was charged.',
    retry: 'Try again',
  },
  busy: 'Processing...',
  secure: 'Your card details go straight to Stripe. Our server never sees the card number.',
  failed: { title: 'Payment Failed', otherwise: 'An error occurred during payment' },
  broke: { title: 'Payment Error', message: 'Something went wrong processing your payment' },
} as const;
