import type { Stripe } from 'stripe';
import { begin, cancel, customerOf, itemOf, updated } from '../bill.ts';
import { changePrice, refuseIfOver } from '../change-price.ts';
import { list } from '../objects/accounts.ts';
import { itemWith, subscriptionWith } from '../objects/subscriptions.ts';
import { phaseAt } from '../phases.ts';
import { noSuch, Refusal } from '../refusal.ts';
import { refuseWithoutPlace } from '../tax.ts';
import { idOf, laterBy, type World } from '../world.ts';
import { metadataOf } from './metadata-of.ts';
import type { Operations } from './operations-type.ts';
import { page } from './page.ts';
import { priceOf } from './price-of.ts';

export const subscriptions = {
  'subscriptions.create': (world, params) => {
    const customer = world.get('customer', params.customer ?? '');
    const [wanted] = params.items ?? [];
    const price = priceOf(world, wanted?.price);
    if (params.payment_behavior !== 'default_incomplete')
      throw new Refusal(400, { message: 'The double creates with payment_behavior=default_incomplete only.' });
    const hasTax = params.automatic_tax?.enabled === true;
    if (hasTax) refuseWithoutPlace(customer);
    const now = world.nowOf(customer.id);
    const id = world.id('sub');
    const end = laterBy(now, price.recurring?.interval ?? 'month', now);
    const item = itemWith({ id: world.id('si'), created: now, subscription: id, price, start: now, end });
    const subscription = subscriptionWith({
      id,
      created: now,
      currency: price.currency,
      customer: customer.id,
      items: list(`/v1/subscription_items?subscription=${id}`, [item]),
      metadata: metadataOf(params.metadata),
      test_clock: idOf(customer.test_clock),
      billing_mode: modeOf(params.billing_mode?.type),
      automatic_tax: { disabled_reason: null, enabled: hasTax, liability: hasTax ? { type: 'self' } : null },
      payment_settings: {
        payment_method_options: null,
        payment_method_types: null,
        save_default_payment_method: params.payment_settings?.save_default_payment_method ?? 'off',
      },
    });
    world.tables.subscription.set(id, subscription);
    begin(world, subscription);
    return subscription;
  },
  'subscriptions.retrieve': (world, _params, id) => world.get('subscription', id),
  'subscriptions.update': (world, params, id) => {
    const subscription = world.get('subscription', id);
    refuseIfOver(subscription);
    refuseUnlessPossible(subscription, params);
    const [item] = params.items ?? [];
    if (item !== undefined && item.id !== itemOf(subscription).id) throw noSuch('subscription_item', item.id ?? '');
    if (item?.price !== undefined) changePrice(world, subscription, priceOf(world, item.price), params);
    if (params.cancel_at_period_end !== undefined) {
      subscription.cancel_at_period_end = params.cancel_at_period_end;
      subscription.canceled_at = params.cancel_at_period_end ? world.nowOf(customerOf(subscription)) : null;
    }
    if (params.default_payment_method !== undefined)
      setCard(world, subscription, world.get('payment_method', params.default_payment_method).id);
    Object.assign(subscription.metadata, metadataOf(params.metadata));
    updated(world, subscription);
    return subscription;
  },
  'subscriptions.cancel': (world, _params, id) => {
    const subscription = world.get('subscription', id);
    if (subscription.ended_at !== null) throw noSuch('subscription', id);
    cancel(world, subscription);
    return subscription;
  },
  'subscriptions.list': (world, params) =>
    page(
      '/v1/subscriptions',
      [...world.tables.subscription.values()].filter(
        (each) =>
          (params.customer === undefined || customerOf(each) === params.customer) &&
          (params.status === 'all' || each.ended_at === null),
      ),
      params,
    ),
} satisfies Partial<Operations>;

/** Rule `flexible-by-default`. */
const modeOf = (type: string | undefined): Stripe.Subscription.BillingMode =>
  type === 'classic'
    ? { flexible: null, type: 'classic' }
    : { flexible: { proration_discounts: 'included' }, type: 'flexible' };

/** Rules `schedule-manages`, `incomplete-is-fixed`, `pending-update`. */
const refuseUnlessPossible = (subscription: Stripe.Subscription, params: Stripe.SubscriptionUpdateParams): void => {
  if (params.cancel_at_period_end !== undefined && subscription.schedule !== null)
    throw new Refusal(400, {
      message: 'The subscription is managed by a subscription schedule. Release the schedule before changing it.',
    });
  const isOtherThanMetadata = Object.keys(params).some((name) => !['metadata', 'expand'].includes(name));
  if (subscription.status === 'incomplete' && isOtherThanMetadata)
    throw new Refusal(400, {
      message: 'A subscription in the `incomplete` status can only update its metadata and default_source.',
    });
  if (params.payment_behavior !== 'pending_if_incomplete') return;
  const unsupported = (['cancel_at_period_end', 'default_payment_method'] as const).find((name) => name in params);
  if (unsupported !== undefined)
    throw new Refusal(400, {
      message: `You can't pass ${unsupported} with payment_behavior=pending_if_incomplete.`,
      param: unsupported,
    });
};

/** Rule `schedule-touches-card`: a direct change is also one of the current phase, not of later ones. */
const setCard = (world: World, subscription: Stripe.Subscription, card: string): void => {
  subscription.default_payment_method = card;
  const schedule = idOf(subscription.schedule);
  const now = world.nowOf(customerOf(subscription));
  const phase = schedule === null ? undefined : phaseAt(world.get('subscription_schedule', schedule), now);
  if (phase !== undefined) phase.default_payment_method = card;
};
