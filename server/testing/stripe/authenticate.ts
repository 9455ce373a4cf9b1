import type { Stripe } from 'stripe';
import { invoiceOf, settle } from './bill.ts';
import { charge } from './pay.ts';
import { Refusal } from './refusal.ts';
import { idOf, type World } from './world.ts';

/** The cardholder completes the bank's authentication, as the browser does with the provider's script. */
export const authenticate = (
  world: World,
  intentId: string,
  agrees: boolean,
): Stripe.PaymentIntent | Stripe.SetupIntent => {
  if (intentId.startsWith('seti_')) return authenticateSetup(world, world.get('setup_intent', intentId), agrees);
  const intent = world.get('payment_intent', intentId);
  if (intent.status !== 'requires_action') throw new Refusal(400, { message: 'Nothing was asked.' });
  const method = world.get('payment_method', idOf(intent.payment_method) ?? '');
  if (!agrees) {
    intent.status = 'requires_payment_method';
    intent.next_action = null;
    intent.last_payment_error = {
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      type: 'card_error',
    };
    world.emit('payment_intent.payment_failed', intent, world.nowOf(idOf(intent.customer) ?? ''));
    return intent;
  }
  const invoice = invoiceOf(world, intent);
  charge(world, intent, method, { isAuthenticated: true, isOffSession: false });
  if (invoice !== undefined) settle(world, invoice, method, true);
  return intent;
};

const authenticateSetup = (world: World, setup: Stripe.SetupIntent, agrees: boolean): Stripe.SetupIntent => {
  if (setup.status !== 'requires_action') throw new Refusal(400, { message: 'Nothing was asked.' });
  setup.next_action = null;
  setup.status = agrees ? 'succeeded' : 'requires_payment_method';
  if (agrees) {
    world.setUp.add(idOf(setup.payment_method) ?? '');
    world.emit('setup_intent.succeeded', setup, world.nowOf(idOf(setup.customer) ?? ''));
  }
  return setup;
};
