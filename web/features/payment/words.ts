/** Texts of the page after a payment. */
export const words = {
  noScript:
    'This page needs JavaScript to show the status of your payment. The payment itself does not depend on this page.',
  confirming: {
    title: 'We are confirming your payment',
    text: 'This takes a few seconds. You will not be charged twice if you reload or leave this page.',
    late: 'This is taking longer than usual. You can leave this page: Premium starts automatically once the payment is confirmed.',
    again: 'Check again',
  },
  none: {
    title: 'No payment has been started',
    text: 'This account has no payment that is waiting to be confirmed. If you paid with another account, log in to that one.',
    plans: 'See the plans',
  },
  paid: { payment: 'Payment Successful!', setup: 'Subscription Activated!' },
  paidText: 'Premium is active. Your invoices are in your profile.',
  details: 'Your subscription',
  next: { title: 'What now', check: 'Check a resume', dashboard: 'My dashboard', manage: 'Manage my subscription' },
  over: {
    title: 'The payment did not go through',
    text: 'Nothing was charged, and you are on the Free plan. You can try again with another card.',
    again: 'Try again',
  },
  refused: 'Your bank did not confirm the payment. Nothing was charged.',
  failed: 'Could not retrieve subscription details.',
  retry: 'Try again',
  signedOut: { title: 'Please log in', text: 'Then you can see the status of your payment.', button: 'Log in' },
  confirmation: {
    waiting: 'We are confirming your payment',
    waitingText: 'This can take up to a minute. Your subscription shows the result.',
    done: 'Your payment is confirmed',
    doneText: 'The invoice is in your profile.',
    failed: 'The payment was not confirmed',
    failedText: 'Nothing was charged. You can try again from your subscription.',
    back: 'Back to my subscription',
  },
  card: {
    saving: 'We are saving your card',
    saved: 'Your card is saved',
    savedText: 'This card will be used from now on.',
    paying: 'We are paying your open invoice with this card',
    payingText: 'Your subscription shows whether it was paid, or whether your bank wants you to confirm it.',
    notPaid: 'The open invoice was not paid',
    failed: 'Your card could not be saved. Your previous card stays in use.',
    back: 'Back to my subscription',
  },
} as const;
