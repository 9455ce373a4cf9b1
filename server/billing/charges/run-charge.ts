import { minuteMs, weekMs } from '#contract/product/durations.ts';
import type { Payments } from '../provider/payments.ts';
import { findCurrent, findCustomer } from '../records/store.ts';
import { isRunning } from '../records/to-subscription.ts';
import { chargeFailedLetter } from '../synchronize/letters.ts';
import { synchronize } from '../synchronize/synchronize.ts';
import { again, failed, messages, type Outcome, outcomeOfError } from './outcome.ts';
import { lookAtOpenInvoices, payWithNewCard } from './pay-with-new-card.ts';
import { type ChargeJob, findEmail, startWithinMs, storeOutcome } from './store.ts';
import { switchToAnnual } from './switch-to-annual.ts';

type Needed = Parameters<typeof synchronize>[0];

/** One run of a claimed job, and what it showed. Safe to interrupt and repeat; errors of the provider are outcomes. */
export const runCharge = async (services: Needed, payments: Payments, job: ChargeJob): Promise<Outcome> => {
  const { db, clock } = services;
  const customer = await findCustomer(db, job.userId);
  let outcome = customer === null ? failed(messages.ended) : await perform(services, payments, job, customer);
  // The page shows what we know, so a job is not done before we know it.
  if (customer !== null)
    await synchronize(services, payments, customer).catch((error: unknown) => {
      if (outcome.is === 'done') outcome = again(`paid, and not synchronized: ${String(error)}`);
    });
  await storeOutcome(db, job, outcome, clock());
  if (outcome.is === 'failed') await tellLate(services, job, outcome.message);
  return outcome;
};

const perform = async (
  { db, clock }: Needed,
  payments: Payments,
  job: ChargeJob,
  customer: string,
): Promise<Outcome> => {
  const row = await findCurrent(db, job.userId);
  if (row === null || row.stripeId === null || !isRunning(row) || row.endedBy !== null) return failed(messages.ended);
  const isFresh = clock().getTime() - job.madeAt.getTime() < startWithinMs;
  const terms = { key: `charge:${job.id}:${job.round}`, mayStart: !job.onlyLooks && isFresh };
  const about = { customer, subscription: row.stripeId };
  try {
    if (job.price !== null)
      return await switchTo(payments, job, { ...about, price: job.price, isCard: row.cardLast4 !== null }, terms);
    if (job.onlyLooks) return await lookAtOpenInvoices(payments, about);
    return await payWithNewCard(payments, about, terms);
  } catch (error) {
    return outcomeOfError(error);
  }
};

/** What waited for the cardholder and is gone was not confirmed in time. */
const switchTo = async (
  payments: Payments,
  { onlyLooks }: ChargeJob,
  about: Parameters<typeof switchToAnnual>[1],
  terms: Parameters<typeof switchToAnnual>[2],
): Promise<Outcome> => {
  const outcome = await switchToAnnual(payments, about, terms);
  return onlyLooks && outcome.is === 'failed' && outcome.message === messages.notMade
    ? failed(messages.notConfirmed)
    : outcome;
};

/** Whoever has waited this long may have left the page. */
const leftAfterMs = minuteMs;

const tellLate = async (services: Needed, { id, userId, madeAt }: ChargeJob, message: string): Promise<void> => {
  const { db, clock, mail, configuration } = services;
  const now = clock();
  if (now.getTime() - madeAt.getTime() < leftAfterMs) return;
  await db.transaction(async (transaction) => {
    const email = await findEmail(transaction, userId);
    if (email === null) return;
    await mail.post(transaction, {
      userId,
      to: email,
      letter: chargeFailedLetter(configuration.PUBLIC_URL, message),
      cause: `charge:${id}`,
      uselessAfter: new Date(now.getTime() + weekMs),
      now,
    });
  });
  mail.wake();
};
