import type * as api from '#contract/api/my-subscription.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../boot/services.ts';
import { dropPendingUpdate } from '../charges/invoice-payment.ts';
import { refuseWhileCharging, settleCharge } from '../charges/settle-charge.ts';
import { beginCharge, dropAskedSwitch } from '../charges/store.ts';
import type { Payments } from '../provider/payments.ts';
import { askProvider } from '../provider/ask-provider.ts';
import { dropPlannedChange, planChange } from '../provider/planned-change.ts';
import { actOn, type Running, runningOf } from './running-subscription.ts';
import type { PlanRow } from '../records/store.ts';
import { periodOf, priceOf } from '../records/to-subscription.ts';

/** A longer period starts at once, a shorter one after the paid period, so that we never hold anybody's money. */
export const switchBillingPeriod: Handler<typeof api.switchBillingPeriod> = async ({
  input: { isAnnual },
  session,
  services,
}) => {
  const { db, clock } = services;
  const { row, plan } = await runningOf(services, session.user.id);
  if (isAnnual && !row.isAnnual) {
    const wanted = { userId: row.userId, kind: 'switch', price: priceIdOf(plan, true) } as const;
    return settleCharge(services, row.userId, (await beginCharge(db, wanted, clock())).id);
  }
  await refuseWhileCharging(services, row.userId);
  return actOn(services, session, async ({ payments, id }) => {
    if (row.isAnnual === isAnnual) return keepPeriod(services, payments, row.userId, id);
    const next = { price: priceIdOf(plan, false), period: 'monthly', amountCents: priceOf(plan, false) } as const;
    return planChange(payments, id, next);
  });
};

/** Withdraws a change that is planned, or that waits for a confirmation of its payment. */
const keepPeriod = async ({ db, clock }: Services, payments: Payments, userId: string, id: string): Promise<void> => {
  await dropPlannedChange(payments, id);
  await dropPendingUpdate(payments, id);
  await dropAskedSwitch(db, userId, clock());
};

export const previewPeriodSwitch: Handler<typeof api.previewPeriodSwitch> = async ({
  input: { isAnnual },
  session,
  services,
}) => {
  const running = await runningOf(services, session.user.id);
  const { payments, id, row, plan } = running;
  const about = { amount: priceOf(plan, isAnnual), currency: row.currency, billingPeriod: periodOf(isAnnual) };
  const end = row.currentPeriodEnd ?? services.clock();
  if (row.isAnnual === isAnnual || !isAnnual) return { ...about, dueNow: 0, from: end.toISOString() };
  const invoice = await askProvider(async () =>
    payments.stripe.invoices.createPreview({
      subscription: id,
      subscription_details: {
        items: await itemsWith(running, priceIdOf(plan, true)),
        proration_behavior: 'always_invoice',
      },
    }),
  );
  return { ...about, dueNow: invoice.amount_due, from: services.clock().toISOString() };
};

const itemsWith = async ({ payments, id }: Running, price: string): Promise<{ id: string; price: string }[]> => {
  const { items } = await payments.stripe.subscriptions.retrieve(id);
  return items.data.map((item) => ({ id: item.id, price }));
};

const priceIdOf = (plan: PlanRow, isAnnual: boolean): string => {
  const id = isAnnual ? plan.stripePriceIdAnnual : plan.stripePriceIdMonthly;
  if (id === null)
    throw new Problem('payments-unavailable', {
      message: 'This billing period is not available yet. Please try again later.',
    });
  return id;
};
