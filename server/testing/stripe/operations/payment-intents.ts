import { invoiceOf, settle } from '../bill.ts';
import { cardRefusal, charge, methodFor } from '../pay.ts';
import { Refusal } from '../refusal.ts';
import { idOf } from '../world.ts';
import type { Operations } from './operations-type.ts';

export const paymentIntents = {
  'paymentIntents.retrieve': (world, _params, id) => world.get('payment_intent', id),
  'paymentIntents.confirm': (world, params, id) => {
    const intent = world.get('payment_intent', id);
    const invoice = invoiceOf(world, intent);
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      throw new Refusal(400, {
        code: 'payment_intent_unexpected_state',
        message: `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
      });
    const method = methodFor(world, idOf(intent.customer) ?? '', params.payment_method ?? '');
    const outcome = charge(world, intent, method, { isAuthenticated: false, isOffSession: false });
    if (outcome === 'refused') {
      if (invoice !== undefined)
        world.emit('invoice.payment_failed', invoice, world.nowOf(idOf(intent.customer) ?? ''));
      throw cardRefusal(intent);
    }
    if (outcome === 'paid' && invoice !== undefined) settle(world, invoice, method, true);
    return intent;
  },
} satisfies Partial<Operations>;
