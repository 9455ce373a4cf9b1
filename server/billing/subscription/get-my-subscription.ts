import type * as api from '#contract/api/my-subscription.ts';
import type { Handler } from '../../http/handler.ts';
import type { Services } from '../../boot/services.ts';
import { findShownCharge } from '../charges/store.ts';
import { findCurrent, findPlan, findTransactions, hasUsedRefund } from '../records/store.ts';
import { toMySubscription } from '../records/to-subscription.ts';

export const getMySubscription: Handler<typeof api.getMySubscription> = async ({ session, services }) =>
  mySubscription(services, session.user.id);

/** The user's subscription as stored here. */
export const mySubscription = async (
  { db, clock, payments }: Pick<Services, 'db' | 'clock' | 'payments'>,
  userId: string,
): Promise<api.MySubscription> => {
  const now = clock();
  const row = await findCurrent(db, userId);
  const plan = row === null ? null : await findPlan(db, row.planId);
  if (row === null || plan === null) return toMySubscription(null, payments !== null, now);
  const [paid, isUsed] = [await findTransactions(db, userId), await hasUsedRefund(db, userId)];
  const charge = await findShownCharge(db, userId, now);
  return toMySubscription({ row, plan, payments: paid, hasUsedRefund: isUsed, charge }, payments !== null, now);
};
