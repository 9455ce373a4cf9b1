import { refundWith } from '../objects/payments.ts';
import { Refusal } from '../refusal.ts';
import { idOf } from '../world.ts';
import type { Operations } from './operations-type.ts';
import { page } from './page.ts';

export const charges = {
  'charges.retrieve': (world, _params, id) => world.get('charge', id),
  'charges.list': (world, params) =>
    page(
      '/v1/charges',
      [...world.tables.charge.values()].filter(({ customer }) => customer === params.customer),
      params,
    ),
  'refunds.create': (world, params) => {
    const paid = world.get('charge', params.charge ?? '');
    const left = paid.amount_captured - paid.amount_refunded;
    const amount = params.amount ?? left;
    if (paid.disputed) throw new Refusal(400, { code: 'charge_disputed', message: 'The charge is disputed.' });
    if (left === 0 || amount > left)
      throw new Refusal(400, {
        code: 'charge_already_refunded',
        message: `Charge ${paid.id} has already been refunded.`,
      });
    const now = world.nowOf(idOf(paid.customer) ?? '');
    const refund = refundWith({
      id: world.id('re'),
      created: now,
      currency: paid.currency,
      amount,
      charge: paid.id,
      payment_intent: idOf(paid.payment_intent),
      reason: params.reason ?? null,
    });
    world.tables.refund.set(refund.id, refund);
    paid.amount_refunded += amount;
    paid.refunded = paid.amount_refunded === paid.amount_captured;
    world.emit('charge.refunded', paid, now);
    return refund;
  },
} satisfies Partial<Operations>;
