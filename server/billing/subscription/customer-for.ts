import type { Services } from '../../boot/services.ts';
import { labels } from '../provider/labels.ts';
import type { Payments } from '../provider/payments.ts';
import { findCustomer, insertCustomer } from '../records/store.ts';

/** The provider's id of a person, made when first needed. It gets only our id of them: we send mails about money ourselves. */
export const customerFor = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { stripe, testClock }: Payments,
  userId: string,
): Promise<string> => {
  const known = await findCustomer(db, userId);
  if (known !== null) return known;
  const made = await stripe.customers.create(
    { metadata: { [labels.user]: userId }, ...(testClock === undefined ? {} : { test_clock: testClock }) },
    { idempotencyKey: `customer:${userId}` },
  );
  await insertCustomer(db, userId, made.id, clock());
  return (await findCustomer(db, userId)) ?? made.id;
};
