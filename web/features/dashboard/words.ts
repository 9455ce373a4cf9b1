const welcome = 'Here are your resumes and your subscription.';

/** Texts of the dashboard. */
export const words = {
  title: 'Dashboard',
  lead: (name: string): string => `Hello ${name}. ${welcome}`,
  opening: 'Opening your dashboard…',
  welcome,
  noScript: 'The dashboard needs JavaScript. Please switch it on in your browser, then reload the page.',
  unreachable: 'We could not open your dashboard',
  alerts: {
    free: { title: 'You are on the Free plan', text: 'One resume check a day, with all three scores.' },
    premium: {
      title: 'Welcome to Premium',
      text: 'You can see everything we find, for every resume and every job.',
    },
    confirming: {
      title: 'We are confirming your payment',
      text: 'Premium starts automatically as soon as the payment is confirmed. Until then, you are on the Free plan.',
    },
    none: {
      title: 'No payment has been started',
      text: 'You are on the Free plan. Your subscription is shown below.',
    },
  },
  subscription: {
    title: 'Your subscription',
    waiting: 'Loading your subscription…',
    failed: 'Could not retrieve subscription details.',
    free: 'Free',
    premium: 'Premium',
    freeText: 'One resume check a day. Premium shows everything we find, as often as you like.',
    seePremium: 'See Premium',
    pending: 'Your subscription is awaiting payment.',
    finish: 'Continue with payment',
    ends: (day: string): string => `Canceled. Premium lasts until ${day}.`,
    overdue: 'The last payment did not go through. Please check your card.',
    manage: 'Manage subscription',
  },
  links: {
    title: 'Where to go next',
    all: [
      { to: '/', label: 'Check a resume' },
      { to: '/pricing', label: 'Pricing' },
      { to: '/templates', label: 'Templates' },
      { to: '/resources', label: 'Resources' },
      { to: '/profile', label: 'My Profile' },
      { to: '/groups', label: 'Groups of resumes' },
    ],
  },
} as const;
