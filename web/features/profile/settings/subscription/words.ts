import { refundDays } from '#contract/product/plans.ts';

/** Texts about the subscription in the profile. */
export const words = {
  title: 'Subscription',
  waiting: 'Loading your subscription…',
  failed: 'Could not retrieve subscription details.',
  plan: 'Your plan:',
  free: 'Free',
  premium: 'Premium',
  freeText: 'One resume check a day. Premium shows everything we find, as often as you like.',
  link: 'See the plans',
  pending: 'Your subscription is awaiting payment. You have not been charged yet.',
  finish: 'Continue with payment',
  card: 'Card',
  noCard: 'None',
  since: 'Since',
  actionFailed: 'That did not work. Please try again.',
  cancelled: (day: string): string => `Canceled. Premium lasts until ${day}, and there will be no further charges.`,
  overdue: (day: string | null): string =>
    day === null
      ? 'The last payment did not go through, and Premium has ended. Pay the open invoice, or use another card, to get Premium back.'
      : `The last payment did not go through. Premium stays active until ${day}. Please pay the open invoice before then, or use another card. Your bank may want you to confirm the payment.`,
  charge: {
    working: 'We are waiting for your bank',
    workingText: 'This can take up to a minute. You can reload or leave this page: you will not be charged twice.',
    late: 'There is still no answer. You can leave this page and come back later: your subscription shows whether the payment was made.',
    again: 'Check again',
    asks: 'Your bank wants you to confirm the payment',
    asksText: {
      switch:
        'Nothing has been charged yet, and you still pay monthly. If you do not confirm it within a day, you keep Premium and go on paying monthly.',
      card: 'The open invoice is paid once you have confirmed it.',
    },
    confirm: 'Confirm with my bank',
    keep: 'Keep paying monthly',
    kept: { title: 'Nothing has changed', message: 'You continue to pay monthly, and nothing was charged.' },
    failed: 'The payment was not made',
  },
  confirm: {
    pay: 'Pay the open invoice',
    busy: 'Waiting for your bank…',
    failed: 'The payment was not confirmed. Please try again.',
    done: { title: 'Payment made', message: 'The invoice is in the list of your invoices.' },
  },
  planned: (amount: string, period: string, day: string): string => `Starting ${day}, you pay ${amount} ${period}.`,
  period: { monthly: 'a month', annual: 'a year' },
  resume: {
    button: 'Resume',
    done: { title: 'Subscription resumed', message: 'Your subscription continues as before.' },
  },
  changeCard: {
    button: 'Change card',
    title: 'Another card',
    save: 'Save card',
    stop: 'Keep my current card',
    preparing: 'Opening the form…',
    done: { title: 'Card saved', message: 'This card will be used from now on.' },
  },
  switch: {
    toAnnual: 'Pay yearly',
    toMonthly: 'Pay monthly',
    takeBack: 'Cancel this change',
    title: { annual: 'Pay yearly?', monthly: 'Pay monthly?' },
    asking: 'Calculating the price…',
    now: (due: string, amount: string): string =>
      `You pay ${due} today: ${amount} for the year, minus the value of the unused time in your month. Then ${amount} every year until you cancel.`,
    later: (day: string, amount: string): string =>
      `You pay nothing today. Starting ${day}, when your current billing period ends, you pay ${amount} every month until you cancel.`,
    confirm: 'Change it',
    stop: 'Keep it as it is',
    done: { title: 'Subscription changed', message: 'Your subscription shows what you pay from now on.' },
    failed: 'We could not change this. Please try again.',
  },
  cancel: {
    button: 'Cancel subscription',
    title: 'Cancel your subscription?',
    text: (day: string): string =>
      `Premium lasts until ${day}. There will be no further charges, and you can resume your subscription until then.`,
    confirm: 'Cancel subscription',
    stop: 'Keep Premium',
    busy: 'Canceling...',
    done: (day: string) => ({ title: 'Subscription canceled', message: `Premium lasts until ${day}.` }),
  },
  refund: {
    button: 'Get a refund',
    offer: (amount: string, day: string): string => `You can get ${amount} back until ${day}.`,
    title: 'Get a refund?',
    text: (amount: string): string =>
      `We refund ${amount} to your payment method, and Premium ends immediately. It can take your bank five to ten business days to show a refund.`,
    confirm: (amount: string): string => `Refund ${amount}`,
    stop: 'Keep Premium',
    busy: 'Refunding...',
    done: { title: 'Refunded', message: 'Your refund is on its way, and Premium has ended.' },
  },
  withdraw: {
    lead: (day: string): string =>
      `Consumers in the European Union and the United Kingdom can withdraw from the contract until ${day}.`,
    button: 'Withdraw from contract here',
    title: 'Withdraw from contract',
    text: `By confirming, you declare that you are withdrawing from the contract for Premium. It ends immediately, and we refund what you paid within the last ${refundDays} days.`,
    mailed: 'We will confirm your withdrawal by email and include the time we received your declaration.',
    notMailed:
      'We record the time we receive your declaration. This site cannot send email at the moment, so the confirmation follows once it can.',
    contract: 'The contract',
    contractText: (plan: string, day: string): string => `${plan}, since ${day}`,
    name: 'Your name',
    confirmation: 'We will send the confirmation to',
    check: 'I withdraw from this contract.',
    confirm: 'Confirm withdrawal here',
    stop: 'Keep Premium',
    busy: 'Withdrawing...',
    failed: 'That did not work. Please try again.',
    done: { title: 'You have withdrawn', message: 'We have recorded your withdrawal.' },
  },
  invoices: {
    title: 'Invoices',
    waiting: 'Loading your invoices…',
    failed: 'We could not load your invoices.',
    none: 'No invoices yet.',
    open: 'Open invoice',
    refunded: (amount: string): string => `${amount} refunded`,
    status: {
      paid: 'Paid',
      open: 'Open',
      void: 'Void',
      uncollectible: 'Not paid',
      draft: 'In preparation',
    } as Record<string, string>,
  },
  demo: 'Payments are not set up on this site, so you cannot buy Premium here.',
} as const;
