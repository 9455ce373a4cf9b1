import type Stripe from 'stripe';
import type { Payments } from './payments.ts';
import { labels } from './labels.ts';

/** Lets the current period run to its end and bills the next one at `price`. Nothing is charged now. */
export const planChange = async (
  { stripe }: Payments,
  subscriptionId: string,
  price: string,
  period: 'monthly' | 'annual',
): Promise<void> => {
  const subscription = await stripe.subscriptions.retrieve(subscriptionId);
  const [item] = subscription.items.data;
  if (item === undefined) return;
  const id =
    scheduleOf(subscription) ?? (await stripe.subscriptionSchedules.create({ from_subscription: subscriptionId })).id;
  await stripe.subscriptionSchedules.update(id, {
    end_behavior: 'release',
    metadata: { [labels.next]: period },
    phases: [
      {
        items: [{ price: item.price.id, quantity: 1 }],
        start_date: item.current_period_start,
        end_date: item.current_period_end,
      },
      {
        items: [{ price, quantity: 1 }],
        proration_behavior: 'none',
        duration: { interval: period === 'annual' ? 'year' : 'month', interval_count: 1 },
      },
    ],
  });
};

/** Drops a planned change, if there is one. */
export const dropPlannedChange = async ({ stripe }: Payments, subscriptionId: string): Promise<void> => {
  const schedule = scheduleOf(await stripe.subscriptions.retrieve(subscriptionId));
  if (schedule !== null) await stripe.subscriptionSchedules.release(schedule);
};

const scheduleOf = ({ schedule }: Stripe.Subscription): string | null =>
  typeof schedule === 'object' ? (schedule?.id ?? null) : schedule;
