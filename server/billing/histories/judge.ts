import { planOf } from '#contract/product/plans.ts';
import type Stripe from 'stripe';
import { idOf } from '../../testing/stripe/world.ts';
import {
  chargesOf,
  customersOf,
  customersOfAccounts,
  disputeOf,
  invoiceOf,
  isReturned,
  liveOf,
  subscriptionOfCharge,
} from './look.ts';
import type { Person, Promised, Town } from './town.ts';

/** The four things that must never happen. */
export const wrongs = [
  'money owed and not paid',
  'charged without an account',
  'Premium without having paid',
  'a promise neither kept nor reported',
] as const;
export type Wrong = { is: (typeof wrongs)[number]; who: string; why: string };

/** `lost`: promises recorded after the copy from which the database was restored, and not kept. */
export type Verdict = { wrongs: Wrong[]; promises: number; kept: number; reported: number; lost: number };

const hour = 3600;

/** What is wrong in the end, in a town where nothing fails any more and every job has run. */
export const judge = async (town: Town): Promise<Verdict> => {
  const found: Verdict = { wrongs: [], promises: 0, kept: 0, reported: 0, lost: 0 };
  const { rows } = await town.server().db.$client.query<{
    id: string;
    subscription_status: string;
    past_due_since: Date | null;
  }>('SELECT id, subscription_status, past_due_since FROM users');
  const now = town.server().services.clock();
  const plans = new Map(
    rows.map((row) => [
      row.id,
      planOf({ subscriptionStatus: row.subscription_status, pastDueSince: row.past_due_since }, now),
    ]),
  );
  for (const person of town.people) judgeOne(town, person, plans.get(person.client.id) ?? null, found);
  return found;
};

const isReported = ({ alerts }: Town, ids: readonly (string | null | undefined)[]): boolean =>
  [...alerts].some((alert) => ids.some((id) => typeof id === 'string' && id !== '' && alert.includes(id)));

const judgeOne = (town: Town, person: Person, plan: string | null, found: Verdict): void => {
  const wrong = (is: Wrong['is'], why: string): void => void found.wrongs.push({ is, who: person.name, why });
  for (const promise of person.promises) {
    found.promises += 1;
    if (isKept(town, person, promise)) found.kept += 1;
    else if (isReported(town, namesOf(town, promise))) found.reported += 1;
    else if (town.lostBetween.some(({ from, to }) => promise.at >= from && promise.at <= to)) found.lost += 1;
    else wrong(promise.is === 'money' ? wrongs[0] : wrongs[3], JSON.stringify(promise));
  }
  const live = liveOf(town, person);
  const charges = chargesOf(town, person);
  const settled = (charge: Stripe.Charge): boolean =>
    isReturned(town, charge) ||
    isReported(town, [charge.id, subscriptionOfCharge(town, charge)?.id, idOf(charge.customer)]);
  for (const charge of charges) {
    const subscription = subscriptionOfCharge(town, charge);
    const endedAt = subscription?.ended_at ?? Infinity;
    if (charge.created > endedAt && !settled(charge))
      wrong(wrongs[0], `${charge.id} was paid after its subscription had ended`);
    const twins = charges.filter((other) => other !== charge && invoiceOf(town, other) === invoiceOf(town, charge));
    if (twins.some((other) => !settled(other)) && !settled(charge)) wrong(wrongs[0], `${charge.id} was paid twice`);
    if (person.leftAt !== null && charge.created > person.leftAt + 2 * hour && !settled(charge))
      wrong(wrongs[1], `${charge.id} after the account was deleted`);
  }
  if (person.leftAt !== null || plan === null) {
    for (const { id, customer } of live)
      if (!isReported(town, [id, idOf(customer)])) wrong(wrongs[1], `${id} goes on without an account`);
    return;
  }
  const lost = customersOfAccounts(town, person.lostIds);
  for (const { id, customer } of live)
    if (lost.has(idOf(customer) ?? '') && !isReported(town, [id, idOf(customer)]))
      wrong(wrongs[1], `${id} goes on with an account that was lost`);
  if (live.length > 1 && !live.some(({ id, customer }) => isReported(town, [id, idOf(customer)])))
    wrong(wrongs[1], `${live.length} subscriptions at once`);
  const isPaying = live.some((subscription) => isPaid(town, subscription));
  const isToldOf = live.some(({ id, customer }) => isReported(town, [id, idOf(customer)]));
  if (plan === 'premium' && live.length === 0) wrong(wrongs[2], 'there is no subscription');
  if (plan === 'premium' && live.length > 0 && live.every(({ status }) => status === 'unpaid'))
    wrong(wrongs[2], 'unpaid');
  if (plan === 'premium' && !isPaying && live.every(({ status }) => status === 'active'))
    wrong(wrongs[2], 'the bank took the money back');
  if (plan === 'free' && isPaying && !isToldOf) wrong(wrongs[3], 'paid, and not Premium');
};

/** Whether a subscription's last bill is paid, and not taken back by a bank. */
const isPaid = ({ world, ...town }: Town, { id, status, latest_invoice: latest }: Stripe.Subscription): boolean => {
  if (status !== 'active') return false;
  const place = { ...town, world };
  const paid = [...world.tables.charge.values()].filter(
    (charge) => charge.status === 'succeeded' && subscriptionOfCharge(place, charge)?.id === id,
  );
  const last = paid.at(-1);
  return last !== undefined && latest !== null && disputeOf(place, last)?.status !== 'lost';
};

const namesOf = (town: Town, promise: Promised): (string | null | undefined)[] => {
  if (promise.is === 'gone') return [promise.customer];
  if (promise.is !== 'money') return [promise.subscription, customerOfSubscription(town, promise.subscription)];
  const charge = town.world.tables.charge.get(promise.charge);
  const subscription = charge === undefined ? undefined : subscriptionOfCharge(town, charge);
  return [promise.charge, subscription?.id, idOf(charge?.customer)];
};

const customerOfSubscription = ({ world }: Town, id: string): string | null =>
  idOf(world.tables.subscription.get(id)?.customer);

const isKept = (town: Town, person: Person, promise: Promised): boolean => {
  const { tables, deletedCustomers } = town.world;
  if (promise.is === 'gone') return deletedCustomers.has(promise.customer) && customersOf(town, person).size > 0;
  if (promise.is === 'money') {
    const charge = tables.charge.get(promise.charge);
    return charge !== undefined && isReturned(town, charge);
  }
  const subscription = tables.subscription.get(promise.subscription);
  if (promise.is === 'end') return subscription?.ended_at !== null || subscription.cancel_at_period_end;
  return !chargesOf(town, person).some(
    (charge) =>
      charge.created > promise.at &&
      charge.created < promise.until &&
      subscriptionOfCharge(town, charge)?.id === promise.subscription &&
      invoiceOf(town, charge)?.billing_reason === 'subscription_cycle' &&
      (invoiceOf(town, charge)?.created ?? 0) > promise.at &&
      !isReturned(town, charge),
  );
};
