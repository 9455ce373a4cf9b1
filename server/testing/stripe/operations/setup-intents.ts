import { setupIntentWith } from '../objects/payments.ts';
import { methodFor } from '../pay.ts';
import { Refusal } from '../refusal.ts';
import { idOf } from '../world.ts';
import { metadataOf } from './metadata-of.ts';
import type { Operations } from './operations-type.ts';
import { page } from './page.ts';

export const setupIntents = {
  'setupIntents.create': (world, params) => {
    const customer = world.get('customer', params.customer ?? '');
    const id = world.id('seti');
    const setup = setupIntentWith({
      id,
      created: world.nowOf(customer.id),
      customer: customer.id,
      client_secret: `${id}_secret_${customer.id.slice(-12)}`,
      metadata: metadataOf(params.metadata),
      usage: params.usage ?? 'off_session',
    });
    world.tables.setup_intent.set(id, setup);
    return setup;
  },
  'setupIntents.retrieve': (world, _params, id) => world.get('setup_intent', id),
  'setupIntents.confirm': (world, params, id) => {
    const setup = world.get('setup_intent', id);
    const customer = idOf(setup.customer) ?? '';
    const method = methodFor(world, customer, params.payment_method ?? '');
    const behaviour = world.behaviours.get(method.id);
    if (behaviour === 'declines' || behaviour === 'no-funds')
      throw new Refusal(402, { code: 'card_declined', message: 'Your card was declined.' });
    setup.payment_method = method.id;
    if (behaviour === 'asks' || behaviour === 'asks-once') {
      setup.status = 'requires_action';
      setup.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} };
      return setup;
    }
    setup.status = 'succeeded';
    world.emit('setup_intent.succeeded', setup, world.nowOf(customer));
    return setup;
  },
  'setupIntents.list': (world, params) =>
    page(
      '/v1/setup_intents',
      [...world.tables.setup_intent.values()].filter(({ customer }) => customer === params.customer),
      params,
    ),
} satisfies Partial<Operations>;
