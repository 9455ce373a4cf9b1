import type Stripe from 'stripe';
import type * as api from '#contract/api/billing.ts';
import type { Handler } from '../http/handler.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../boot/services.ts';
import { adoptNewestCard } from './adopt-card.ts';
import { askProvider, isRefusal, paymentsOf } from './ask-provider.ts';
import { endAfterDispute } from './end-after-dispute.ts';
import type { Payments } from './payments.ts';
import { findCurrentOf } from './store.ts';
import { isEventKnown } from './truth-store.ts';
import { synchronize } from './synchronize.ts';

/** Older messages are refused: somebody may have kept one. */
const toleranceSeconds = 300;

/** What can change how things stand for a customer. Of all else we only say that it came. */
const relevant = /^(customer\.subscription\.|subscription_schedule\.|invoice\.|charge\.|setup_intent\.succeeded$)/;

/** An event is never believed for what it says, only for whom: we ask the provider about its customer and store the answer. */
export const receiveStripeWebhook: Handler<typeof api.receiveStripeWebhook> = async ({ services, request }) => {
  const payments = paymentsOf(services);
  const event = verified(payments, request.body, request.headers['stripe-signature']);
  if (event === null) {
    request.log.warn({ security: 'webhook-refused' }, 'a payment message without a valid signature was refused');
    throw new Problem('bad-signature');
  }
  if (!relevant.test(event.type) || (await isEventKnown(services.db, event.id))) return { received: true };
  // Refused, a message comes again.
  await askProvider(async () => {
    const customer = await customerOf(payments, event);
    if (customer === null) return;
    if (event.type === 'setup_intent.succeeded') await adopt(services.db, payments, customer);
    await synchronize(services, payments, customer, event.id);
    if (event.type.startsWith('charge.dispute.')) await endIfLost(services, payments, customer);
  }, 'We cannot ask about this now. Please send it again.');
  return { received: true };
};

const verified = ({ stripe, webhookSecrets }: Payments, text: unknown, signature: unknown): Stripe.Event | null => {
  if (typeof text !== 'string' || typeof signature !== 'string') return null;
  for (const secret of webhookSecrets)
    try {
      return stripe.webhooks.constructEvent(text, signature, secret, toleranceSeconds);
    } catch {
      // Signed with another secret, or with none.
    }
  return null;
};

/** What the bank's decision ends, ends now; should this break off, the hourly work does it. */
const endIfLost = async (services: Services, payments: Payments, customer: string): Promise<void> => {
  const current = await findCurrentOf(services.db, customer);
  if (current?.endedBy !== 'dispute') return;
  await endAfterDispute(services, payments, current);
  await synchronize(services, payments, customer);
};

/** Most things name their customer; a dispute names only its charge. */
const customerOf = async ({ stripe }: Payments, event: Stripe.Event): Promise<string | null> => {
  const thing: object = event.data.object;
  const named = 'customer' in thing ? idOf(thing.customer) : null;
  if (named !== null) return named;
  const charge = 'charge' in thing ? idOf(thing.charge) : null;
  return charge === null ? null : idOf((await stripe.charges.retrieve(charge)).customer);
};

const idOf = (thing: unknown): string | null => {
  if (typeof thing === 'string') return thing;
  if (typeof thing !== 'object' || thing === null || !('id' in thing)) return null;
  return typeof thing.id === 'string' ? thing.id : null;
};

/** A card that is refused is not the message's fault: it is stored, and the person is told by its own event. */
const adopt = async (db: Parameters<typeof findCurrentOf>[0], payments: Payments, customer: string): Promise<void> => {
  const current = await findCurrentOf(db, customer);
  if (current === null || current.stripeId === null) return;
  await adoptNewestCard(payments, customer, current.stripeId).catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
  });
};
