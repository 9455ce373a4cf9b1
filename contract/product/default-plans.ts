/**
 * The two plans of a new database, also shown by the pricing page when it cannot reach the server. Amounts are in
 * cents. The annual price follows from 'Save 20%': 14.99 x 12 less 20% is 143.88, or 11.99 a month.
 */
export const defaultPlans = [
  {
    id: 'free',
    kind: 'free',
    name: 'Free',
    description: 'See what hiring software reads in your resume.',
    price_monthly: 0,
    price_annual: 0,
    currency: 'usd',
    features: [
      'Basic ATS compatibility check',
      'Format error detection',
      'Limited keyword suggestions',
      '1 resume scan per day',
      'Basic ATS score',
    ],
  },
  {
    id: 'premium',
    kind: 'premium',
    name: 'Premium',
    description: 'Everything we find, for every resume and every job.',
    price_monthly: 1499,
    price_annual: 14388,
    currency: 'usd',
    features: [
      'Unlimited checks and scans',
      'All keyword suggestions',
      'Company-specific ATS insights',
      'Multiple resume storage',
      'The full report as a PDF',
      'Premium templates',
      'Priority support',
    ],
  },
] as const;
