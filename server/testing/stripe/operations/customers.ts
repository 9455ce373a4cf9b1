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
