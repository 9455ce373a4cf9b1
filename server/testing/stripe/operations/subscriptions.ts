import { begin, cancel, customerOf, itemOf, updated } from '../bill.ts';
import { changePrice, refuseIfOver } from '../change-price.ts';
import { list } from '../objects/accounts.ts';
import { itemWith, subscriptionWith } from '../objects/subscriptions.ts';
import { noSuch, Refusal } from '../refusal.ts';
import { idOf, laterBy } from '../world.ts';
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
      throw new Refusal(400, { message: 'The double knows payment_behavior=default_incomplete only.' });
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
    });
    if (params.billing_mode?.type === 'flexible')
      subscription.billing_mode = { flexible: { proration_discounts: 'included' }, type: 'flexible' };
    world.tables.subscription.set(id, subscription);
    begin(world, subscription);
    return subscription;
  },
  'subscriptions.retrieve': (world, _params, id) => world.get('subscription', id),
  'subscriptions.update': (world, params, id) => {
    const subscription = world.get('subscription', id);
    refuseIfOver(subscription);
    if (params.cancel_at_period_end !== undefined && subscription.schedule !== null)
      throw new Refusal(400, {
        message: 'The subscription is managed by a subscription schedule. Release the schedule before changing it.',
      });
    const [item] = params.items ?? [];
    if (item !== undefined && item.id !== itemOf(subscription).id) throw noSuch('subscription_item', item.id ?? '');
    if (item?.price !== undefined) changePrice(world, subscription, priceOf(world, item.price));
    if (params.cancel_at_period_end !== undefined) {
      subscription.cancel_at_period_end = params.cancel_at_period_end;
      subscription.canceled_at = params.cancel_at_period_end ? world.nowOf(customerOf(subscription)) : null;
    }
    if (params.default_payment_method !== undefined)
      subscription.default_payment_method = world.get('payment_method', params.default_payment_method).id;
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
