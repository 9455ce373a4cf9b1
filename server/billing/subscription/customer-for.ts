import { Problem } from '../../http/problem.ts';
import type { Services } from '../../boot/services.ts';
import { labels } from '../provider/labels.ts';
import type { Payments } from '../provider/payments.ts';
import { isCustomerMissing, placeOf, reachOf } from '../provider/place.ts';
import { type CustomerRow, findCustomerRow, notePlace, replaceCustomer } from '../records/customer-store.ts';
import { findCustomer, insertCustomer } from '../records/store.ts';
import { findLostCustomer } from './find-lost-customer.ts';

type Needed = Pick<Services, 'db' | 'clock'>;

/**
 * The provider's id of a person, made when first needed, and made anew when the provider does not have it any more: it was
 * deleted there, or belongs to test mode or to another account. It gets only our id of them: we send mails about money
 * ourselves.
 */
export const customerFor = async ({ db, clock }: Needed, payments: Payments, userId: string): Promise<string> => {
  const known = await findCustomerRow(db, userId);
  if (known === null) {
    const lost = await findLostCustomer({ db }, payments, userId);
    if (lost === null) {
      const made = await makeCustomer(payments, userId, `customer:${userId}`);
      await insertCustomer(db, userId, made.stripeId, clock(), made);
      return (await findCustomer(db, userId)) ?? made.stripeId;
    }
    await insertCustomer(db, userId, lost, clock());
    return (await findCustomer(db, userId)) ?? lost;
  }
  const reach = reachOf(known, await placeOf(payments));
  // Real customers are not lost to a trial: the keys of test mode know nothing about them.
  if (reach === 'elsewhere' && known.isLive === true && !payments.isLive) throw new Problem('payments-unavailable');
  if (reach !== 'tests' && (await isThere(payments, known.stripeId))) {
    if (reach === 'unknown') await notePlace(db, known.stripeId, await placeOf(payments));
    return known.stripeId;
  }
  const made = await makeCustomer(payments, userId, `customer:${userId}:${known.stripeId}`);
  const change = { before: known.stripeId, after: made, wereTests: reach === 'tests', now: clock() };
  await replaceCustomer(db, userId, change);
  return (await findCustomer(db, userId)) ?? made.stripeId;
};

const makeCustomer = async (payments: Payments, userId: string, idempotencyKey: string): Promise<CustomerRow> => {
  const { stripe, testClock } = payments;
  const { id } = await stripe.customers.create(
    { metadata: { [labels.user]: userId }, ...(testClock === undefined ? {} : { test_clock: testClock }) },
    { idempotencyKey },
  );
  return { stripeId: id, ...(await placeOf(payments)) };
};

const isThere = async ({ stripe }: Payments, id: string): Promise<boolean> => {
  try {
    return (await stripe.customers.retrieve(id)).deleted !== true;
  } catch (error) {
    if (isCustomerMissing(error)) return false;
    throw error;
  }
};

/** Whether all that a person has at the provider is a trial from before the site was live. */
export const hasOnlyTests = async (
  { db, payments }: Pick<Services, 'db' | 'payments'>,
  userId: string,
): Promise<boolean> => {
  if (payments?.isLive !== true) return false;
  return (await findCustomerRow(db, userId))?.isLive === false;
};
