import type { Stripe } from 'stripe';
import { refusalWords, testCards } from './cards.ts';
import { cardWith, chargeWith } from './objects/payments.ts';
import { disputeWith } from './objects/disputes.ts';
import { Refusal } from './refusal.ts';
import { idOf, type World } from './world.ts';

/** A card for a customer: one of theirs, or one of the provider's test tokens. */
export const methodFor = (world: World, customer: string, wanted: string): Stripe.PaymentMethod => {
  const known = world.tables.payment_method.get(wanted);
  if (known !== undefined) return known;
  const card = testCards.find((each) => each.token === wanted);
  if (card === undefined)
    throw new Refusal(404, {
      code: 'resource_missing',
      message: `No such PaymentMethod: '${wanted}'`,
      param: 'payment_method',
    });
  const method = cardWith({
    id: world.id('pm'),
    created: world.nowOf(customer),
    customer,
    brand: card.brand,
    last4: card.number.slice(-4),
  });
  world.tables.payment_method.set(method.id, method);
  world.behaviours.set(method.id, card.behaviour);
  return method;
};

const clientUrl = { use_stripe_sdk: {}, type: 'use_stripe_sdk' } as const;

/** Tries to charge an intent to a card. 'asks': it stops until the cardholder has answered (`isAuthenticated`). */
export const charge = (
  world: World,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  { isAuthenticated, isOffSession }: { isAuthenticated: boolean; isOffSession: boolean },
): 'paid' | 'refused' | 'asks' => {
  const customer = idOf(intent.customer) ?? '';
  const now = world.nowOf(customer);
  const behaviour = world.behaviours.get(method.id) ?? 'pays';
  intent.payment_method = method.id;
  // Rules `asks-each-time`, `set-up-once`.
  const isAsked = behaviour === 'asks' || (behaviour === 'asks-once' && !world.setUp.has(method.id));
  if (isAsked && !isAuthenticated) {
    intent.status = 'requires_action';
    intent.next_action = clientUrl;
    world.emit('payment_intent.requires_action', intent, now);
    return 'asks';
  }
  const words = refusalWords[behaviour];
  const made = chargeWith({
    id: world.id('ch'),
    created: now,
    currency: intent.currency,
    customer,
    amount: intent.amount,
    payment_intent: intent.id,
    status: words === undefined ? 'succeeded' : 'failed',
    method,
    failure: words === undefined ? null : { code: 'card_declined', message: words.message },
  });
  world.tables.charge.set(made.id, made);
  intent.latest_charge = made.id;
  intent.next_action = null;
  if (words !== undefined) {
    intent.status = 'requires_payment_method';
    intent.last_payment_error = {
      code: 'card_declined',
      decline_code: words.declineCode,
      message: words.message,
      type: 'card_error',
    };
    world.emit('charge.failed', made, now);
    world.emit('payment_intent.payment_failed', intent, now);
    return 'refused';
  }
  if (!isOffSession) world.setUp.add(method.id);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.last_payment_error = null;
  world.emit('charge.succeeded', made, now);
  world.emit('payment_intent.succeeded', intent, now);
  if (behaviour === 'is-disputed') {
    const { id, created, currency, amount, payment_intent } = made;
    const dispute = disputeWith({ id: world.id('dp'), created, currency, amount, charge: id, payment_intent });
    world.tables.dispute.set(dispute.id, dispute);
    made.disputed = true;
    world.emit('charge.dispute.created', dispute, now);
  }
  return 'paid';
};

/** The bank has decided. The charge stays marked as disputed, as the provider does it. */
export const decide = (world: World, dispute: Stripe.Dispute, status: 'won' | 'lost'): void => {
  if (dispute.status !== 'needs_response') throw new Refusal(400, { message: 'This dispute is already closed.' });
  dispute.status = status;
  const { customer } = world.get('charge', idOf(dispute.charge) ?? '');
  world.emit('charge.dispute.closed', dispute, world.nowOf(idOf(customer) ?? ''));
};

/** The response to a declined card. */
export const cardRefusal = (intent: Stripe.PaymentIntent | null): Refusal => {
  if (intent?.status === 'requires_action')
    return new Refusal(402, {
      code: 'subscription_payment_intent_requires_action',
      message: 'Payment for this subscription requires additional user action before it can be completed successfully.',
    });
  const error = intent?.last_payment_error;
  return new Refusal(402, {
    code: error?.code ?? 'card_declined',
    decline_code: error?.decline_code ?? 'generic_decline',
    message: error?.message ?? 'Your card was declined.',
  });
};
