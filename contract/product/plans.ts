import { dayMs } from './durations.ts';
/** Like this whole file without a schema: static pages show what the plans include, and validate nothing. */
export const planKinds = ['free', 'premium'] as const;
export type PlanKind = (typeof planKinds)[number];

/** What a plan includes; `null` is unlimited. Server and pages both read this table; the server enforces it. */
export type PlanFeatures = {
  scansPerDay: number | null;
  /**
   * How many missing keywords and keyword recommendations are sent, those with the largest gain first; of the rest only
   * the count.
   */
  keywordSuggestions: number | null;
  /** The notes on each ATS, not only its score. */
  systemInsights: boolean;
  /** Resumes that can be marked 'keep until I delete it'. */
  keptResumes: number | null;
  /** The report as PDF: all of it, or the short one. */
  report: 'short' | 'full';
  premiumTemplates: boolean;
  /** Groups: up to 200 resumes at once, for people who advise others. */
  groups: boolean;
  /** Messages through the contact form come first in the inbox of the operators. */
  prioritySupport: boolean;
};

export const opens: Record<PlanKind, PlanFeatures> = {
  free: {
    scansPerDay: 1,
    keywordSuggestions: 5,
    systemInsights: false,
    keptResumes: 1,
    report: 'short',
    premiumTemplates: false,
    groups: false,
    prioritySupport: false,
  },
  premium: {
    scansPerDay: null,
    keywordSuggestions: null,
    systemInsights: true,
    keptResumes: null,
    report: 'full',
    premiumTemplates: true,
    groups: true,
    prioritySupport: true,
  },
};

/** Grace period: how long after a failed payment Premium lasts. */
export const graceDays = 7;

/**
 * How long a payment can be refunded, and how long a consumer in the EU may withdraw. Every text takes the number from
 * here.
 */
export const refundDays = 14;

/**
 * The plan that a subscription's status grants. Statuses are the payment provider's; 'none' is a user without a
 * subscription.
 */
export const planOf = (
  { subscriptionStatus, pastDueSince }: { subscriptionStatus: string; pastDueSince: Date | null },
  now: Date,
): PlanKind => {
  if (subscriptionStatus === 'active' || subscriptionStatus === 'trialing') return 'premium';
  if (subscriptionStatus !== 'past_due' || pastDueSince === null) return 'free';
  return now.getTime() - pastDueSince.getTime() < graceDays * dayMs ? 'premium' : 'free';
};

/** All signed-in users may download the free templates; Premium may download all of them. */
export const canUse = ({ premium }: { premium: boolean }, plan: PlanKind): boolean =>
  !premium || opens[plan].premiumTemplates;
