/** Texts of the page for the provider's prices. */
export const words = {
  title: 'Update Stripe Price IDs',
  lead: 'These are the Stripe prices for Premium. We check both with Stripe before anything changes and reject prices that do not match the plan.',
  opening: 'Opening the page…',
  unreachable: 'We could not open this page',
  monthly: {
    label: 'Monthly Price ID',
    placeholder: 'price_1234abcd...',
    hint: 'Starts with price_. Charged every month.',
  },
  annual: {
    label: 'Annual Price ID',
    placeholder: 'price_5678efgh...',
    hint: 'Starts with price_. Charged every year. Must belong to the same product as the monthly price.',
  },
  button: 'Update Price IDs',
  busy: 'Updating...',
  current: 'On sale now',
  perMonth: 'a month',
  perYear: 'a year',
  missing: { title: 'Missing Price IDs', message: 'Please enter both price IDs' },
  succeeded: { title: 'Success', message: 'Stripe price IDs updated successfully' },
  failed: { title: 'Error', message: 'Failed to update Stripe price IDs. See console for details.' },
  failedForm: 'Failed to update Stripe price IDs.',
} as const;
