import { charges } from './operations/charges.ts';
import { customers } from './operations/customers.ts';
import { disputes } from './operations/disputes.ts';
import { events } from './operations/events.ts';
import { invoices } from './operations/invoices.ts';
import { paymentIntents } from './operations/payment-intents.ts';
import { prices } from './operations/prices.ts';
import { schedules } from './operations/schedules.ts';
import { setupIntents } from './operations/setup-intents.ts';
import { subscriptions } from './operations/subscriptions.ts';
import { testClocks } from './operations/test-clocks.ts';
import type { Operations } from './operations/operations-type.ts';
import type { Requests } from './request-types.ts';
import type { World } from './world.ts';

/** Each call that the double supports behaves as the provider's documentation says. */
export const operations: Operations = {
  ...customers,
  ...prices,
  ...subscriptions,
  ...schedules,
  ...invoices,
  ...charges,
  ...disputes,
  ...events,
  ...paymentIntents,
  ...setupIntents,
  ...testClocks,
};

export const perform = <Name extends keyof Requests>(
  world: World,
  name: Name,
  params: Requests[Name],
  id: string,
): object => {
  if (name.endsWith('.list') && 'customer' in params) world.refuseListOfNobody(params.customer);
  return operations[name](world, params, id);
};
