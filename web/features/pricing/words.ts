import { limits } from '#contract/product/limits.ts';
import { graceDays, opens, refundDays } from '#contract/product/plans.ts';

const { free, premium } = opens;

/** Texts of the pricing page. Every number comes from the table that the server enforces. */
export const words = {
  title: 'Pricing',
  description: `One resume check a day for free, or Premium billed monthly or yearly. Cancel in two clicks, and get your money back within ${refundDays} days, once per account.`,
  lead: 'Check a resume every day for free. Premium shows everything we find, for as many resumes and jobs as you need.',
  sample: 'See a full report before you decide',
  period: {
    legend: 'Pay monthly or yearly',
    monthly: 'Monthly',
    annual: 'Annual',
    save: (percent: number): string => `Save ${percent}%`,
  },
  plans: 'Plans',
  loadFailed: 'Failed to load subscription plans. Please try again later.',
  loadFailedToast: {
    title: 'Error loading plans',
    message: 'There was an issue fetching subscription plans. Using default plans.',
  },
  loadingPrice: 'Loading the price…',
  perMonth: '/month',
  forever: 'for as long as you like',
  billedMonthly: 'Billed monthly',
  billedAnnually: (total: string): string => `${total} billed yearly`,
  current: 'Current plan',
  includes: 'Includes',
  choose: { free: 'Continue with Free', premium: 'Choose Premium' },
  backToFree: 'To go back to Free, cancel Premium in your profile. It takes two clicks.',
  manage: 'Manage your subscription',
  terms: {
    renews: {
      monthly: 'Renews every month until you cancel.',
      annual: 'Renews every year until you cancel.',
    },
    reminder: 'We will email you before each renewal.',
    cancel: 'Cancel in your profile in two clicks; Premium then lasts until the end of the paid period.',
    refund: `Get your money back within ${refundDays} days of a payment, once per account. You can do it in your profile, no questions asked.`,
    total: 'The price shown is the total.',
    tax: {
      off: 'No taxes or fees are added.',
      included: 'It includes any tax, and your invoice shows how much.',
    },
  },
  login: { title: 'Authentication required', message: 'Please log in to subscribe to a plan.' },
  freeChosen: { title: 'You are on the Free plan', message: 'We are taking you to your dashboard.' },
  freeFailed: 'Failed to subscribe to free plan. Please try again.',
  failedTitle: 'Error',
  failed: 'Failed to initialize subscription. Please try again.',
  demoTitle: 'Demo mode',
  checkout: {
    title: (plan: string): string => `Subscribe to ${plan}`,
    preparing: 'Preparing your subscription…',
    changePlan: 'Change Plan',
    form: 'Payment',
    pay: (amount: string): string => `Pay ${amount}`,
    saveCard: 'Start Premium',
    summary: 'Your order',
    period: { monthly: 'Billed every month', annual: 'Billed every year' },
    dueToday: 'Due today',
    afterwards: {
      monthly: (amount: string): string => `Then ${amount} every month until you cancel.`,
      annual: (amount: string): string => `Then ${amount} every year until you cancel.`,
    },
    receipt: 'You get a receipt with the invoice by email.',
    details: {
      title: 'Your invoice',
      lead: 'We need your address to work out the tax in the price. It goes to Stripe, which prints it on your invoices; we do not keep it.',
      name: 'Name or company',
      country: 'Country',
      countryPrompt: 'Select a country',
      street: 'Street and number (optional)',
      postalCode: 'Postal code',
      city: 'City (optional)',
      taxId: 'Tax ID (optional, for businesses)',
      button: 'Continue to payment',
      busy: 'Saving…',
      failed: 'Your details could not be saved. Please try again.',
    },
  },
  compare: {
    title: 'What each plan includes',
    caption: 'Free and Premium side by side',
    what: 'What',
    rows: [
      { what: 'Resume scans', free: `${String(free.scansPerDay)} a day`, premium: 'As many as you like' },
      { what: 'All three scores, with how they are calculated', free: 'Yes', premium: 'Yes' },
      {
        what: 'Keyword suggestions',
        free: `The ${String(free.keywordSuggestions)} that gain the most`,
        premium: 'All',
      },
      {
        what: 'Notes on each of the eight systems',
        free: 'The ones about a finding in your file',
        premium: 'All, with their sources',
      },
      {
        what: `Resumes kept longer than ${limits.keptForDays} days`,
        free: String(free.keptResumes),
        premium: 'As many as you like',
      },
      { what: 'Report to download', free: `The ${free.report} one`, premium: `The ${premium.report} one` },
      { what: 'Premium templates', free: 'To look at', premium: 'To download' },
      { what: `Groups of up to ${limits.groupResumes} resumes in one go`, free: 'No', premium: 'Yes' },
    ],
  },
  faq: {
    title: 'Questions about paying',
    questions: [
      {
        id: 'refund',
        question: 'Can I get my money back?',
        answer: [
          `Yes, within ${refundDays} days of a payment, once per account. You do not have to give a reason.`,
          'You can do this yourself in your profile. Everything you paid in that time is refunded to your payment method, and Premium ends immediately.',
        ],
      },
      {
        id: 'cancel',
        question: 'How do I cancel?',
        answer: [
          'You can cancel in two clicks in your profile, under Account Settings.',
          'You will not be charged again. Premium lasts until the end of the paid period, and you can resume your subscription until then.',
        ],
      },
      {
        id: 'switch',
        question: 'Can I switch between monthly and annual?',
        answer: [
          'Yes, in your profile.',
          'The annual plan starts right away, and the value of the unused time in your month is deducted from the price.',
          'Monthly billing starts when the year you paid for is over.',
        ],
      },
      {
        id: 'unlimited',
        question: 'Is there a limit on scans with Premium?',
        answer: [
          'There is no daily or monthly limit.',
          `To keep the service fast for everyone, every plan is limited to ${limits.scansAtOnce} resumes at a time and ${limits.scansPerMinute} per minute; the files of a group wait until it is their turn.`,
        ],
      },
      {
        id: 'failed',
        question: 'What happens when a payment fails?',
        answer: [
          {
            mailed: `We will let you know by email, and Premium will stay active for ${graceDays} days.`,
            otherwise: `Premium will stay active for ${graceDays} days.`,
          },
          'If you switch to another card within that time, you will not lose anything.',
        ],
      },
      {
        id: 'card',
        question: 'Who sees my card details?',
        answer: [
          'Stripe, our payment provider, and your bank.',
          'The card fields come from Stripe and send what you type straight to it; our server gets only the type of card, its last four digits and its expiry date.',
        ],
      },
      {
        id: 'withdraw',
        question: 'I am a consumer in the European Union or the United Kingdom. How do I withdraw from the contract?',
        answer: [
          `Use 'Withdraw from contract here' in your profile within ${refundDays} days of the start of the contract.`,
          {
            mailed: 'You will get an acknowledgment by email and your money back.',
            otherwise: 'You will get your money back.',
          },
        ],
      },
    ],
  },
} as const;
