import type Stripe from 'stripe';
import { idOf } from './id-of.ts';
import type { Payments } from './payments.ts';
import { labels } from './labels.ts';

/** Lets the current period run to its end and bills the next one at `price`. Nothing is charged now. */
export const planChange = async (
  { stripe }: Provider,
  subscriptionId: string,
  next: { price: string; period: 'monthly' | 'annual'; amountCents: number },
): Promise<void> => {
  const subscription = await stripe.subscriptions.retrieve(subscriptionId);
  const [item] = subscription.items.data;
  if (item === undefined) return;
  const card = idOf(subscription.default_payment_method);
  if (card !== null) await makeDefault({ stripe }, idOf(subscription.customer) ?? '', card);
  const payment = cardOfPhase(card);
  const id =
    idOf(subscription.schedule) ??
    (await stripe.subscriptionSchedules.create({ from_subscription: subscriptionId })).id;
  await stripe.subscriptionSchedules.update(id, {
    end_behavior: 'release',
    default_settings: { automatic_tax: { enabled: subscription.automatic_tax.enabled } },
    metadata: { [labels.next]: next.period, [labels.nextAmount]: next.amountCents },
    phases: [
      {
        items: [{ price: item.price.id, quantity: 1 }],
        start_date: item.current_period_start,
        end_date: item.current_period_end,
        ...payment,
      },
      {
        items: [{ price: next.price, quantity: 1 }],
        proration_behavior: 'none',
        duration: { interval: next.period === 'annual' ? 'year' : 'month', interval_count: 1 },
        ...payment,
      },
    ],
  });
};

type Provider = Pick<Payments, 'stripe'>;

/** Each phase sets the card of the subscription when it begins, also to none. */
const cardOfPhase = (card: string | null): { default_payment_method?: string } =>
  card === null ? {} : { default_payment_method: card };

/** The card of the customer, which is charged whenever a subscription has none of its own. */
export const makeDefault = async ({ stripe }: Provider, customer: string, card: string): Promise<void> => {
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } });
};

/** Lets the phases of a planned change be paid with this card. */
export const payPhasesWith = async (
  { stripe }: Provider,
  schedule: string | Stripe.SubscriptionSchedule | null,
  card: string,
): Promise<void> => {
  const id = idOf(schedule);
  if (id === null) return;
  const { status, phases, end_behavior: endBehavior } = await stripe.subscriptionSchedules.retrieve(id);
  if (status !== 'active' && status !== 'not_started') return;
  await stripe.subscriptionSchedules.update(id, {
    end_behavior: endBehavior,
    phases: phases.map(({ items, start_date: start, end_date: end, proration_behavior: proration }) => ({
      items: items.map(({ price, quantity = 1 }) => ({ price: idOf(price) ?? '', quantity })),
      start_date: start,
      end_date: end,
      proration_behavior: proration,
      ...cardOfPhase(card),
    })),
  });
};

/** Drops a planned change, if there is one. */
export const dropPlannedChange = async ({ stripe }: Provider, subscriptionId: string): Promise<void> => {
  const schedule = idOf((await stripe.subscriptions.retrieve(subscriptionId)).schedule);
  if (schedule !== null) await stripe.subscriptionSchedules.release(schedule);
};
