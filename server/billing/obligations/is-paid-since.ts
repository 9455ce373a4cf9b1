import type { TransactionTruth } from '../provider/truth.ts';

type Payment = Pick<TransactionTruth, 'status' | 'createdAt'>;

/** Whether a payment that is still valid was made after this one. */
export const isPaidSince = (payments: readonly Payment[], { createdAt }: Payment): boolean =>
  payments.some((payment) => ['succeeded', 'disputed'].includes(payment.status) && payment.createdAt > createdAt);
