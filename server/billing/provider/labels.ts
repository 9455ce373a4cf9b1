/** Metadata keys under which we store our ids with the provider. */
export const labels = {
  user: 'parsewell_user',
  subscription: 'parsewell_subscription',
  plan: 'parsewell_plan',
  next: 'parsewell_next',
  nextAmount: 'parsewell_next_amount',
} as const;
