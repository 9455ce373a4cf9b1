import { opens } from '#contract/product/plans.ts';
import { limits } from '#contract/product/limits.ts';

/** Texts of the page about the benefits of an account. */
export const words = {
  title: 'What you get with an account',
  lead: 'It is free. We need a username, an email address and a password, nothing else.',
  benefits: {
    title: 'With a free account',
    all: [
      {
        title: 'See what software reads',
        text: `${String(opens.free.scansPerDay)} resume a day, as a person sees it and as a machine reads it, with three scores and how they are calculated.`,
      },
      {
        title: 'Come back to your results',
        text: `Your reports stay in your profile for ${limits.keptForDays} days. You can delete them whenever you like.`,
      },
      {
        title: 'Match a job',
        text: 'Add the job description and see which of its requirements your resume addresses.',
      },
      {
        title: 'Keep your resume private',
        text: 'Everything you upload is stored encrypted with your own key. Nothing is sold or used for training.',
      },
    ],
  },
  start: 'Create a free account',
  invited: 'New accounts here need an invitation. To get one, ask the operator of this site for a link.',
  closed: 'This site does not take new accounts.',
  login: 'I already have an account',
  check: 'Check a resume',
  profile: 'My Profile',
  plans: {
    title: 'Or get everything with Premium',
    tabs: 'Billing',
    monthly: 'Monthly',
    annual: 'Annual',
    off: (percent: number): string => `(${percent}% off)`,
    perMonth: '/month',
    loadingPrice: 'Loading the price…',
    billedMonthly: 'Billed monthly. Cancel in two clicks.',
    billedAnnually: (total: string): string => `${total} billed yearly. Cancel in two clicks.`,
    start: { monthly: 'Start with Premium, monthly', annual: 'Start with Premium, annual' },
    all: 'Compare the plans',
  },
} as const;
