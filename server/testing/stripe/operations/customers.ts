import { cancel, customerOf } from '../bill.ts';
import { customerWith } from '../objects/accounts.ts';
import { metadataOf } from './metadata-of.ts';
import type { Operations } from './operations-type.ts';

export const customers = {
  'customers.create': (world, params) => {
    const id = world.id('cus');
    const clock = params.test_clock ?? null;
    const created = clock === null ? world.realNow() : world.get('clock', clock).frozen_time;
    const customer = customerWith({
      id,
      created,
      email: params.email ?? null,
      metadata: metadataOf(params.metadata),
      test_clock: clock,
    });
    world.tables.customer.set(id, customer);
    world.emit('customer.created', customer, created);
    return customer;
  },
  // The provider answers for a deleted customer that it is deleted.
  'customers.retrieve': (world, _params, id) =>
    world.deletedCustomers.has(id) ? { id, object: 'customer', deleted: true } : world.get('customer', id),
  'customers.update': (world, params, id) => {
    const customer = world.get('customer', id);
    const card = params.invoice_settings?.default_payment_method;
    if (card !== undefined) customer.invoice_settings.default_payment_method = world.get('payment_method', card).id;
    world.emit('customer.updated', customer, world.nowOf(id));
    return customer;
  },
  'customers.del': (world, _params, id) => {
    const customer = world.get('customer', id);
    for (const subscription of world.tables.subscription.values())
      if (customerOf(subscription) === id && subscription.ended_at === null) cancel(world, subscription);
    world.emit('customer.deleted', customer, world.nowOf(id));
    world.tables.customer.delete(id);
    world.deletedCustomers.add(id);
    return { id, object: 'customer', deleted: true };
  },
} satisfies Partial<Operations>;
