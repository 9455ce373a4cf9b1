/** What the provider knows of a customer, in our terms. Times are dates, money whole cents. */
export type Truth = {
  subscriptions: readonly SubscriptionTruth[];
  invoices: readonly InvoiceTruth[];
  transactions: readonly TransactionTruth[];
};

export type SubscriptionTruth = {
  stripeId: string;
  /** The id of our row, which we set when we created it; null for one that an operator created by hand. */
  ourId: string | null;
  planId: string;
  status: string;
  isAnnual: boolean;
  amountCents: number;
  currency: string;
  startedAt: Date;
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  nextIsAnnual: boolean | null;
  nextAmountCents: number | null;
  pastDueSince: Date | null;
  cardBrand: string | null;
  cardLast4: string | null;
  cardExpiresMonth: number | null;
  cardExpiresYear: number | null;
  endedAt: Date | null;
  createdAt: Date;
};

export type InvoiceTruth = {
  stripeId: string;
  number: string | null;
  status: string;
  amountCents: number;
  refundedCents: number;
  currency: string;
  periodStart: Date;
  periodEnd: Date;
  address: string | null;
  createdAt: Date;
};

export type TransactionTruth = {
  stripeId: string;
  /** 'disputed' while the bank decides, 'lost' when it has taken the money back. */
  status: 'succeeded' | 'failed' | 'pending' | 'refunded' | 'disputed' | 'lost';
  amountCents: number;
  refundedCents: number;
  currency: string;
  paymentMethod: string | null;
  createdAt: Date;
};

/** Whether we still have money of this payment, perhaps only until its bank has decided. */
export const isKeptByUs = ({
  status,
  amountCents,
  refundedCents,
}: Pick<TransactionTruth, 'status' | 'amountCents' | 'refundedCents'>): boolean =>
  ['succeeded', 'disputed'].includes(status) && refundedCents < amountCents;

const order = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete'];
const rankOf = ({ status }: { status: string }): number =>
  (order.indexOf(status) + order.length + 1) % (order.length + 1);

/** The subscription that counts: the one that grants most, of equal ones the newest. null without any. */
export const bestOf = (subscriptions: readonly SubscriptionTruth[]): SubscriptionTruth | null =>
  subscriptions.toSorted((a, b) => rankOf(a) - rankOf(b) || b.createdAt.getTime() - a.createdAt.getTime())[0] ?? null;

/** Whether it is still in force at the provider. */
export const isLive = ({ status }: { status: string }): boolean => order.includes(status);
