import type Stripe from 'stripe';
import type * as api from '#contract/api/billing.ts';
import type { Handler } from '../../http/handler.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../boot/services.ts';
import { patienceMs } from '../charges/settle-charge.ts';
import { beginCharge, lookAgain } from '../charges/store.ts';
import { askProvider, paymentsOf } from '../provider/ask-provider.ts';
import { fulfillAndSynchronize } from '../obligations/fulfill.ts';
import { customerOf } from '../provider/customer-of-event.ts';
import type { Payments } from '../provider/payments.ts';
import { findCurrentOf } from '../records/store.ts';
import { isRunning } from '../records/to-subscription.ts';
import { isEventKnown } from '../records/truth-store.ts';
import { synchronize } from './synchronize.ts';

/** Older events are rejected, to prevent replays. */
const toleranceSeconds = 300;

/** Events that can change a customer's state. All others are only logged. */
const relevant = /^(customer\.subscription\.|subscription_schedule\.|invoice\.|charge\.|setup_intent\.succeeded$)/;

/** A dispute ends what its payment bought, and a refund that was pending is made or has failed. */
const settling = /^charge\.(?:dispute\.|refund\.updated$)/;

/** The content of an event is never trusted, only whose it is: we ask the provider about its customer and store the answer. */
export const receiveStripeWebhook: Handler<typeof api.receiveStripeWebhook> = async ({ services, request }) => {
  const payments = paymentsOf(services);
  const event = verified(payments, request.body, request.headers['stripe-signature']);
  if (event === null) {
    request.log.warn({ security: 'webhook-refused' }, 'a payment message without a valid signature was refused');
    throw new Problem('bad-signature');
  }
  if (!relevant.test(event.type) || (await isEventKnown(services.db, event.id))) return { received: true };
  // A rejected event is delivered again.
  await askProvider(async () => {
    const customer = await customerOf(payments, event);
    if (customer === null) return;
    if (event.type === 'setup_intent.succeeded') await payWithCard(services, customer);
    if (event.type.startsWith('invoice.')) await lookAtWaiting(services, customer);
    await synchronize(services, payments, customer, event.id);
    if (settling.test(event.type))
      await fulfillAndSynchronize(
        services,
        payments,
        (error) => request.log.error({ err: error }, 'not synchronized'),
        customer,
      );
  }, 'We cannot check this right now. Please send it again.');
  return { received: true };
};

const verified = ({ stripe, webhookSecrets }: Payments, text: unknown, signature: unknown): Stripe.Event | null => {
  if (typeof text !== 'string' || typeof signature !== 'string') return null;
  for (const secret of webhookSecrets)
    try {
      return stripe.webhooks.constructEvent(text, signature, secret, toleranceSeconds);
    } catch {
      // Signed with a different secret, or not at all.
    }
  return null;
};

/** In case the page that confirmed the card is gone. What becomes of it is the job's affair, not the event's. */
const payWithCard = async ({ db, clock, charging }: Services, customer: string): Promise<void> => {
  const current = await findCurrentOf(db, customer);
  if (current === null || !isRunning(current)) return;
  const job = await beginCharge(db, { userId: current.userId, kind: 'card', price: null }, clock());
  charging.wake();
  await charging.settled(job.id, patienceMs);
};

/** The cardholder may have confirmed what waits for them. */
const lookAtWaiting = async ({ db, clock, charging }: Services, customer: string): Promise<void> => {
  const current = await findCurrentOf(db, customer);
  if (current !== null && (await lookAgain(db, current.userId, clock()))) charging.wake();
};
