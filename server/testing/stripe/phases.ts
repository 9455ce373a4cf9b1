import type { Stripe } from 'stripe';
import { idOf, type World } from './world.ts';

type Schedule = Stripe.SubscriptionSchedule;
type Phase = Schedule['phases'][number];

/** The phase that is in force at a second; undefined after the last. */
export const phaseAt = ({ phases }: Schedule, now: number): Phase | undefined =>
  phases.find((each) => each.start_date <= now && now < each.end_date);

/** Rules `schedule-sets-price`, `schedule-touches-card`. */
export const enterPhase = (world: World, subscription: Stripe.Subscription, schedule: Schedule, phase: Phase): void => {
  const [item] = subscription.items.data;
  const price = idOf(phase.items[0]?.price ?? null);
  if (item !== undefined && price !== null) item.price = world.get('price', price);
  subscription.default_payment_method =
    idOf(phase.default_payment_method) ?? idOf(schedule.default_settings.default_payment_method);
};

/** Rule `release-keeps-running`. */
export const release = (world: World, schedule: Schedule): void => {
  const subscription = world.get('subscription', idOf(schedule.subscription) ?? '');
  const now = world.nowOf(idOf(subscription.customer) ?? '');
  Object.assign(schedule, {
    status: 'released',
    released_at: now,
    released_subscription: subscription.id,
    subscription: null,
  });
  subscription.schedule = null;
  world.emit('subscription_schedule.released', schedule, now);
};
