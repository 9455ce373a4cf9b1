import type Stripe from 'stripe';
import { idOf } from '../../testing/stripe/world.ts';
import { labels } from '../provider/labels.ts';
import type { Person, Town } from './town.ts';

// What is true at the provider, read from its own tables.

type Place = Pick<Town, 'world'>;

/** Everybody that the provider ever had for a person, deleted ones too. */
export const customersOf = (place: Place, { client, lostIds }: Person): Set<string> =>
  customersOfAccounts(place, [client.id, ...lostIds]);

export const customersOfAccounts = ({ world }: Place, ids: readonly string[]): Set<string> =>
  new Set(
    world.events.flatMap(({ type, data: { object } }) =>
      type === 'customer.created' && isOf(object, ids) ? [object.id] : [],
    ),
  );

const isOf = (object: object, userIds: readonly string[]): object is Stripe.Customer =>
  'metadata' in object && userIds.includes(String(Object(object.metadata)[labels.user]));

/** Payments that went through. */
export const chargesOf = (place: Place, person: Person): Stripe.Charge[] => {
  const customers = customersOf(place, person);
  return [...place.world.tables.charge.values()].filter(
    ({ customer, status }) => customers.has(idOf(customer) ?? '') && status === 'succeeded',
  );
};

export const subscriptionsOf = (place: Place, person: Person): Stripe.Subscription[] => {
  const customers = customersOf(place, person);
  return [...place.world.tables.subscription.values()].filter(({ customer }) => customers.has(idOf(customer) ?? ''));
};

const charging: ReadonlySet<string> = new Set(['active', 'past_due', 'unpaid', 'trialing']);

/** Subscriptions that charge. */
export const liveOf = (place: Place, person: Person): Stripe.Subscription[] =>
  subscriptionsOf(place, person).filter(({ status }) => charging.has(status));

export const disputeOf = ({ world }: Place, { id }: Stripe.Charge): Stripe.Dispute | undefined =>
  [...world.tables.dispute.values()].find(({ charge }) => charge === id);

/** Whether the money is with its owner again. */
export const isReturned = (place: Place, charge: Stripe.Charge): boolean => {
  const refunds = [...place.world.tables.refund.values()].filter((refund) => refund.charge === charge.id);
  const sum = refunds.filter(({ status }) => status === 'succeeded').reduce((all, { amount }) => all + amount, 0);
  return sum >= charge.amount_captured || disputeOf(place, charge)?.status === 'lost';
};

export const invoiceOf = ({ world }: Place, { payment_intent: intent }: Stripe.Charge): Stripe.Invoice | undefined =>
  [...world.tables.invoice.values()].find(
    ({ payments }) => idOf(payments?.data[0]?.payment.payment_intent) === idOf(intent),
  );

export const subscriptionOfCharge = (place: Place, charge: Stripe.Charge): Stripe.Subscription | undefined =>
  place.world.tables.subscription.get(idOf(invoiceOf(place, charge)?.parent?.subscription_details?.subscription) ?? '');

/** What happened to a person at the provider, for a history that ended wrong: 'second type id status'. */
export const eventsOf = (place: Place, person: Person): string[] => {
  const customers = customersOf(place, person);
  return place.world.events.flatMap(({ created, type, data: { object } }) => {
    const { id, customer, status, charge } = Object(object);
    const owner = idOf(customer) ?? idOf(place.world.tables.charge.get(String(charge))?.customer) ?? String(id);
    return customers.has(owner) ? [`${created} ${type} ${String(id)} ${String(status)}`] : [];
  });
};
